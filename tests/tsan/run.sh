#!/bin/sh
# Conformance programs with threads, and those in which the agent thread works, under ThreadSanitizer: library and
# programs are compiled for it, and any report fails. The sanitizer of Rust is nightly's; P2PMPI_NIGHTLY names the
# toolchain (default: nightly). The standard library is not instrumented: sys/src/mutex.rs makes up for what is not
# seen of its mutexes. Called by scripts/test tsan; arguments are the programs to run instead of all.
set -eu
cd "$(dirname "$0")/../.."
toolchain=${P2PMPI_NIGHTLY:-nightly}
rustc "+$toolchain" -vV >/dev/null 2>&1 || {
    echo "tsan: there is no toolchain \`$toolchain\`; P2PMPI_NIGHTLY names one that allows -Zsanitizer" >&2
    exit 1
}
host=$(rustc "+$toolchain" -vV | sed -n 's/^host: //p')
target=${CARGO_TARGET_DIR:-$PWD/target}
bin=$target/tsan/bin
scripts/build
# The runtime comes with the program. A target triple keeps the flags from build scripts.
RUSTFLAGS='-Zsanitizer=thread -Cunsafe-allow-abi-mismatch=sanitizer --cfg p2pmpi_tsan' \
    cargo "+$toolchain" build -q --release --target "$host" --target-dir "$target/tsan" -p p2pmpi-capi
# The launcher has ranks look for the library beside itself.
mkdir -p "$bin"
[ "${P2PMPI_PROFILE:-release}" = debug ] && profile=debug || profile=release
for tool in p2pmpirun p2pmpi-agent; do
    ln -f "$target/$profile/$tool" "$bin/$tool"
done
for name in libmpi_abi.so libmpi_abi.so.1; do
    ln -sf "$target/tsan/$host/release/libmpi_abi.so" "$bin/$name"
done
cc -c -O1 -fno-builtin tests/tsan/memory.c -o "$bin/memory.o"

failed=''
# While programs compute, the agent thread takes the engine: the second of its ways in has no lock.
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(grep -rl --include='*.c' pthread.h tests/conformance | sort) \
    tests/conformance/*/computing*.c
for source; do
    name=$(echo "${source#tests/conformance/}" | sed 's,/,-,; s,\.c$,,')
    cc -std=gnu11 -g -O1 -fsanitize=thread -rdynamic -Iinclude -Itests/conformance "$source" "$bin/memory.o" \
        -o "$bin/$name" -L"$bin" -lmpi_abi -lm
    ranks=$(sed -n 's,^// ranks: ,,p' "$source" | tr ' ' '\n' | awk '$1 <= 3' | tail -1)
    for transport in ${P2PMPI_TRANSPORT:-shm tcp}; do
        if TSAN_OPTIONS='exitcode=66' P2PMPI_TRANSPORT=$transport timeout 300 \
            nice "$bin/p2pmpirun" -n "$ranks" "$bin/$name" >"$bin/$name.log" 2>&1; then
            echo "$name on $ranks over $transport ... ok"
        else
            echo "$name on $ranks over $transport ... FAILED, $bin/$name.log has it all:"
            sed -n '1,60p' "$bin/$name.log"
            failed="$failed $name"
            break
        fi
    done
done
[ -z "$failed" ] || {
    echo "tsan: failed:$failed" >&2
    exit 1
}
