# What p2pmpicc, p2pmpicxx and p2pmpifort have in common; they source this file and call wrap.
# It finds the library, builds the flags, answers the questions that build systems ask, and runs the
# compiler. It works from the build tree (scripts/) and from an install prefix (bin/, mpi/bin/).
# shellcheck shell=sh

version=0.1.0

die() {
    echo "$name: $*" >&2
    exit 1
}

# Sets include_dir, library_dir and module_dir. $here is the folder of the script, links resolved.
locate() {
    if [ -e "$here/../Cargo.toml" ]; then
        root=$(dirname "$here")
        target=${CARGO_TARGET_DIR:-$root/target}
        include_dir=$root/include
        library_dir=
        for profile in ${P2PMPI_PROFILE:-release debug}; do
            if [ -e "$target/$profile/libmpi_abi.so" ]; then
                library_dir=$target/$profile
                break
            fi
        done
        [ -n "$library_dir" ] || die "no libmpi_abi.so below $target (${P2PMPI_PROFILE:-release or debug});" \
            "build it with $here/build"
        module_dir=$library_dir/fortran-modules
    else
        prefix=$(dirname "$here")
        include_dir=$prefix/include
        library_dir=$prefix/lib
        module_dir=$prefix/lib/fortran-modules
        [ -e "$library_dir/libmpi_abi.so" ] || die "no libmpi_abi.so in $library_dir; is the installation complete?"
    fi
}

# The `mpi` module belongs to one compiler and its version, so it is made where it is used.
make_module() {
    source=$include_dir/mpi.f90
    [ -e "$source" ] || return 0
    if [ ! -e "$module_dir/mpi.mod" ] || [ "$source" -nt "$module_dir/mpi.mod" ]; then
        fresh=$module_dir.$$
        mkdir -p "$fresh" 2>/dev/null || die "cannot make the module of 'use mpi' in $module_dir: not writable." \
            "Run once as the owner of that folder: $name -showme:compile"
        # Compiled aside and renamed, so that two compilers running at once never see half a file.
        (cd "$fresh" && "$compiler" -fsyntax-only -I"$include_dir" "$source") ||
            die "$compiler cannot compile $source"
        mkdir -p "$module_dir"
        mv "$fresh"/*.mod "$module_dir" && rmdir "$fresh"
    fi
}

fortran_flags() {
    # One routine is called with buffers of different types, which gfortran 10 and later take for a mistake.
    major=$("$compiler" -dumpversion 2>/dev/null | cut -d. -f1)
    case $major in
    '' | *[!0-9]* | [0-9]) ;;
    *) printf '%s' " -fallow-argument-mismatch" ;;
    esac
}

usage() {
    cat <<EOF
usage: $name [OPTION of $name | option or file of the compiler]...
Compiles and links MPI programs: runs '$compiler' with the flags for p2pmpi's headers and library.
  -show, -showme         print the command instead of running it
  -showme:compile, :link, :incdirs, :libdirs, :libs, :command, :version
  -compile-info, -link-info
  -cc=NAME, -cxx=NAME, -fc=NAME   use this compiler (so does $variables)
  --version, -v          versions of the compiler and of p2pmpi
EOF
}

answer() {
    case $1 in
    compile) echo "$compile_flags" ;;
    link) echo "$link_flags" ;;
    incdirs) echo "$include_dir" ;;
    libdirs) echo "$library_dir" ;;
    libs) echo "$libraries" | sed 's/-l//g' ;;
    command) echo "$compiler" ;;
    version) echo "$name: p2pmpi $version (Language: $language)" ;;
    help) usage ;;
    *) die "no such question: -showme:$1; it answers compile link incdirs libdirs libs command version" ;;
    esac
    exit 0
}

# Answers the questions among the arguments; else sets show (print only) and link (the linker will run).
# A run without any file, like `p2pmpicc -print-file-name=x`, gets no libraries: there is nothing to link.
examine() {
    show='' files='' stops_early=''
    for argument; do
        case $argument in
        -show | --show | -showme | --showme) show=yes ;;
        -showme:* | --showme:*) answer "${argument#*:}" ;;
        -compile-info | -compile_info) echo "$compiler $compile_flags -c" && exit 0 ;;
        -link-info | -link_info) echo "$compiler $compile_flags $link_flags" && exit 0 ;;
        --help-mpi) usage && exit 0 ;;
        -c | -S | -E | -M | -MM | -fsyntax-only) stops_early=yes ;;
        -) files=yes ;;
        -*) ;;
        *) files=yes ;;
        esac
    done
    link=$files$show
    [ -z "$stops_early" ] || link=''
}

# wrap LANGUAGE DEFAULT_COMPILER LIBRARIES VARIABLES ARGUMENTS...
wrap() {
    language=$1 compiler=$2 libraries=$3 variables=$4
    shift 4
    for variable in $variables; do
        eval "chosen=\${$variable:-}"
        if [ -n "$chosen" ]; then
            compiler=$chosen
            break
        fi
    done
    for argument; do
        case $argument in
        -cc=* | -cxx=* | -fc=* | -f77=* | -f90=*) compiler=${argument#*=} ;;
        esac
    done
    locate
    compile_flags="-I$include_dir"
    if [ "$language" = Fortran ]; then
        command -v "$compiler" >/dev/null 2>&1 || die "no Fortran compiler '$compiler'; apt-get install gfortran," \
            "or name one in P2PMPI_FC"
        make_module
        compile_flags="$compile_flags -I$module_dir$(fortran_flags)"
    fi
    link_flags="-L$library_dir -Wl,-rpath,$library_dir $libraries"
    examine "$@"

    case ${1:-} in
    --version | -v)
        if [ $# -eq 1 ]; then
            # The compiler's words first: configure scripts recognise it by them.
            $compiler "$1" || exit $?
            answer version
        fi
        ;;
    esac
    run "$@"
}

run() {
    # Our own options are taken out; the others keep their place and their quoting.
    count=$#
    while [ "$count" -gt 0 ]; do
        argument=$1
        shift
        count=$((count - 1))
        case $argument in
        -show | --show | -showme | --showme | -cc=* | -cxx=* | -fc=* | -f77=* | -f90=*) ;;
        *) set -- "$@" "$argument" ;;
        esac
    done
    if [ -n "$link" ]; then
        # shellcheck disable=SC2086
        set -- "$@" "-L$library_dir" "-Wl,-rpath,$library_dir" $libraries
    fi
    if [ "$language" = Fortran ]; then
        # shellcheck disable=SC2046
        set -- "-I$module_dir" $(fortran_flags) "$@"
    fi
    set -- "-I$include_dir" "$@"
    if [ -n "$show" ]; then
        echo "$compiler $*"
        exit 0
    fi
    # The compiler may carry options of its own: P2PMPI_CC="ccache gcc".
    # shellcheck disable=SC2086
    exec $compiler "$@"
}
