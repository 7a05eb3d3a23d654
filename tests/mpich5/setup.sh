#!/bin/sh
# usage: tests/mpich5/setup.sh FOLDER
# Puts MPICH 5 there, compiled by its authors, for the tests that exchange programs with it. Does nothing if that was
# done. Exits with 3 where it cannot be fetched, or there is none for this kind of machine.
set -eu
folder=$1
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../../scripts/need.sh"

need python3 python3
stdlib=$(python3 -c "import sysconfig; print(sysconfig.get_paths()['stdlib'])")
need "$stdlib/ensurepip/__init__.py" python3-venv

state=$(cat "$here/requirements.txt" "$here/setup.sh" | cksum)
[ "$(cat "$folder/state" 2>/dev/null)" != "$state" ] || exit 0
rm -rf "$folder"
python3 -m venv "$folder"
"$folder/bin/python" -m pip --quiet --disable-pip-version-check install --no-deps --only-binary :all: \
    --require-hashes --requirement "$here/requirements.txt" || exit 3
echo "$state" >"$folder/state"
