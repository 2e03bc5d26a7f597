#!/bin/bash
# Tries packages where nothing of the build is: try_packages.sh (deb|tarball) SUITE PACKAGE …. Needs root and debootstrap.
#
#   deb      in a bare Debian: installed with its dependencies alone, used by a desktop's own means, removed
#   tarball  in a bare Debian without Qt
#
# The systems are made anew in a temporary folder and go with it; VITRINE_KEEP=1 leaves them there.
set -euo pipefail

kHere="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
say() { printf 'package-test: %s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}
# shellcheck source=chroot.sh
source "$kHere/chroot.sh"

[[ $# -gt 0 && $(($# % 3)) -eq 0 ]] || fail "usage: try_packages.sh (deb|tarball) SUITE PACKAGE …"
[[ $EUID -eq 0 ]] || fail "only root may make another system to try packages in"
work=$(mktemp -d "${TMPDIR:-/tmp}/vitrine-package-test.XXXXXX")
cleanUp() {
  unmountAll
  [[ -n "${VITRINE_KEEP:-}" ]] || rm -rf --one-file-system "$work"
}
trap cleanUp EXIT
trap 'exit 130' INT TERM

# try KIND SUITE PACKAGE: in a system of its own
try() {
  local name=$1 suite=$2 package=$3 script="try_$1.sh" start=$SECONDS
  [[ -d "$work/$suite" ]] || bareDebian "$suite" "$work/$suite"
  local root="$work/$suite-$name"
  cp -a --reflink=auto "$work/$suite" "$root"
  mkdir -p "$root/opt/try"
  cp "$package" "$kHere/common.sh" "$kHere/$script" "$root/opt/try/"
  enterable "$root"
  say "$name in Debian $suite"
  inside "$root" bash "/opt/try/$script" "/opt/try/$(basename "$package")" ||
    fail "$name in Debian $suite: failed${VITRINE_KEEP:+ (left in $root)}"
  say "$name in Debian $suite: all well after $((SECONDS - start)) s"
  unmountAll
}

while [[ $# -gt 0 ]]; do
  try "$1" "$2" "$3"
  shift 3
done
