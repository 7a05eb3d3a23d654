# Sourced by scripts that need system packages: installs what is missing where it may, else says the line.
# shellcheck shell=sh

# need COMMAND_OR_FILE PACKAGE... : fails when it is missing and cannot be installed.
need() {
    wanted=$1
    shift
    case $wanted in
    /*) [ ! -e "$wanted" ] || return 0 ;;
    *) ! command -v "$wanted" >/dev/null 2>&1 || return 0 ;;
    esac
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "missing: $wanted (on Debian: apt-get install $*)" >&2
        return 1
    fi
    if [ "$(id -u)" = 0 ]; then
        privileged=''
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        privileged='sudo -n'
    else
        echo "missing: $wanted; type: sudo apt-get install $*" >&2
        return 1
    fi
    echo "installing $*" >&2
    {
        DEBIAN_FRONTEND=noninteractive $privileged apt-get install -y -qq --no-install-recommends "$@" ||
            { $privileged apt-get update -qq &&
                DEBIAN_FRONTEND=noninteractive $privileged apt-get install -y -qq --no-install-recommends "$@"; }
    } >/dev/null 2>&1 || {
        echo "cannot install $*; try: apt-get update && apt-get install $*" >&2
        return 1
    }
}
