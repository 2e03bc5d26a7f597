#!/bin/bash
# Tries packages where nothing of the build is: try_packages.sh DEB TARBALL. Needs root and debootstrap.
#
#   DEB      in a bare Debian 12: installed with its dependencies alone, used by a desktop's own means, removed
#   TARBALL  in a bare Debian 12 and 13 without Qt
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

[[ $# -eq 2 ]] || fail "usage: try_packages.sh DEB TARBALL"
[[ $EUID -eq 0 ]] || fail "only root may make another system to try packages in"
deb=$1 tarball=$2
work=$(mktemp -d "${TMPDIR:-/tmp}/vitrine-package-test.XXXXXX")
cleanUp() {
  unmountAll
  [[ -n "${VITRINE_KEEP:-}" ]] || rm -rf --one-file-system "$work"
}
trap cleanUp EXIT
trap 'exit 130' INT TERM

# try SUITE NAME PACKAGE SCRIPT: in a system of its own
try() {
  local suite=$1 name=$2 package=$3 script=$4 start=$SECONDS
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

try bookworm deb "$deb" try_deb.sh
try bookworm tarball "$tarball" try_tarball.sh
try trixie tarball "$tarball" try_tarball.sh
