# shellcheck shell=bash
# Bare Debian systems to try packages in; sourced by try_packages.sh, which defines `fail` and `say`. Needs root.

mounted=()

unmountAll() {
  local i
  for ((i = ${#mounted[@]} - 1; i >= 0; i--)); do
    umount -l "${mounted[i]}" 2>/dev/null || true
  done
  mounted=()
}

# The mirror that this machine takes Debian's packages from.
mirror() { apt-get indextargets --format '$(REPO_URI)' | grep -v security | head -n 1; }

# bareDebian SUITE FOLDER: what debootstrap installs and nothing more, reaching the packages as this machine does
bareDebian() {
  local suite=$1 folder=$2
  say "making a bare Debian ($suite)"
  debootstrap --variant=minbase "$suite" "$folder" "$(mirror)" >"$folder.log" 2>&1 || {
    tail -n 5 "$folder.log" >&2
    fail "debootstrap failed"
  }
  apt-config dump | grep -E '^Acquire::' >"$folder/etc/apt/apt.conf.d/90outside" || true
}

# enterable FOLDER: the chroot gets what programs want of a running system
enterable() {
  cp -L /etc/resolv.conf /etc/hosts "$1/etc/"
  local place
  for place in sys dev dev/pts; do
    mount --bind "/$place" "$1/$place"
    mounted+=("$1/$place")
  done
}

# inside FOLDER COMMAND…: runs it there, with nothing of this machine's environment. It sees no processes but its own, and
# all that it starts ends with it.
inside() {
  unshare --pid --fork --kill-child --mount bash -c '
    folder=$1
    shift
    mount -t proc proc "$folder/proc"
    exec chroot "$folder" env -i HOME=/root TERM=dumb LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
      PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"' _ "$@" </dev/null
}
