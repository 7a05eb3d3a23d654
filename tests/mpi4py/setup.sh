#!/bin/sh
# usage: tests/mpi4py/setup.sh FOLDER
# Builds mpi4py from its released source with p2pmpicc, into a Python environment of its own: FOLDER/venv and,
# with its tests, FOLDER/source. Does nothing if that was done for this header, compiler and library. Exits with 3
# where the packages cannot be fetched.
set -eu
folder=$1
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
. "$root/scripts/need.sh"

need python3 python3
of_python() {
    python3 -c "import sysconfig; print(sysconfig.get_paths()['$1'])"
}
need "$(of_python include)/Python.h" python3-dev
need "$(of_python stdlib)/ensurepip/__init__.py" python3-venv

state=$(cat "$here/requirements.txt" "$here/setup.sh" "$root/include/mpi.h" | cksum)-${P2PMPI_PROFILE:-release}
[ "$(cat "$folder/state" 2>/dev/null)" != "$state" ] || exit 0
rm -rf "$folder"
mkdir -p "$folder/source"
folder=$(cd "$folder" && pwd)
python3 -m venv "$folder/venv"
pip="$folder/venv/bin/python -m pip --quiet --disable-pip-version-check"
export MPI4PY_BUILD_MPIABI=1 MPI4PY_BUILD_MPICC="$root/scripts/p2pmpicc" CFLAGS="-O0 -g0"
$pip install 'numpy>=1.26,<3' || exit 3
$pip download --no-deps --no-binary :all: --require-hashes --dest "$folder" --requirement "$here/requirements.txt" ||
    exit 3
tar -xf "$folder"/mpi4py-*.tar.gz -C "$folder/source" --strip-components 1
$pip install --no-deps "$folder/source"
echo "$state" >"$folder/state"
