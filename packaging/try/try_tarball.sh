#!/bin/bash
# Inside a bare Debian: try_tarball.sh TARBALL. Without Qt, at a place of the user's choice.
set -euo pipefail
source "$(dirname "$0")/common.sh"
place="/opt/a place"

apt-get update -q >>/root/apt.log 2>&1 || say "apt-get update complained; going on"
# What a desktop has; and tools to look at it.
install libgl1 libegl1 libgl1-mesa-dri libfontconfig1 fonts-dejavu-core xz-utils xvfb x11-utils procps
[[ -z $(find / -xdev -name 'libQt*' -print -quit) ]] || fail "there is a Qt"
mkdir -p "$place"
tar -C "$place" --strip-components=1 -xf "$1"
PATH="$place/bin:$PATH"
demos="$place/share/vitrine/demo"

vitrine-cli formats >/dev/null
vitrine --version >/dev/null
for demo in "${kFamilies[@]}"; do
  vitrine-cli info --strict "$demos/$demo" >/dev/null
done
vitrine-cli export "$demos/${kFamilies[1]}" /root/courtyard.glb
say "programs start without Qt"

startScreen
vitrine-cli render "$demos/${kFamilies[4]}" -o /root/picture.png --size 320x200
vitrine "$demos/${kFamilies[0]}" &
shown "$(basename "${kFamilies[0]}")"
for demo in "${kFamilies[@]:1}"; do
  vitrine "$demos/$demo"
  shown "$(basename "$demo")"
done
