#!/bin/bash
# Inside a bare Debian: try_deb.sh DEB. Dependencies, programs, desktop, removal.
set -euo pipefail
source "$(dirname "$0")/common.sh"
deb=$1
demos=/usr/share/vitrine/demo

# Names of all files but those that the system keeps about itself, and the users' own.
files() {
  find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run -o -path /root -o -path /opt/try \
    -o -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/cache -o -path /var/log \) -prune -o -print | sort
}
# sameFiles BEFORE: nothing came and nothing went
sameFiles() { diff "$1" <(files) >&2 || fail "removal leaves other files than there were"; }

put() { dpkg -i "$deb" >>/root/apt.log 2>&1 || fail "dpkg -i"; }
purge() {
  apt-get purge -y -q vitrine >>/root/apt.log 2>&1 || fail "apt-get purge"
}

tryAlone() {
  install ca-certificates
  apt-get satisfy -y -q --no-install-recommends "$(dpkg-deb -f "$deb" Depends)" >>/root/apt.log 2>&1 ||
    fail "its dependencies cannot be had"
  files >/root/before
  put
  say "installed with $(dpkg -l | grep -c '^ii') packages in all"
  vitrine-cli formats >/dev/null
  QT_QPA_PLATFORM=offscreen vitrine --version >/dev/null
  local demo
  for demo in "${kFamilies[@]}"; do
    vitrine-cli info --strict "$demos/$demo" >/dev/null
  done
  vitrine-cli export "$demos/${kFamilies[1]}" /root/courtyard.glb
  purge
  sameFiles /root/before
  say "programs start with its dependencies alone; removal leaves nothing"
}

tryOpening() {
  local demo
  for demo in "${kFamilies[@]}"; do
    gio open "$demos/$demo" >/dev/null 2>&1 || fail "gio open $demo"
    shown "$(basename "$demo")"
  done
  gio open "$(linkTo "$demos/${kFamilies[3]}")" || fail "gio open of a view link"
  shown "$(basename "${kFamilies[3]}")"
  xdg-open "$(linkTo "$demos/${kFamilies[0]}")" || fail "xdg-open of a view link"
  shown "$(basename "${kFamilies[0]}")"
  stopViewer
  waitFor 30 "the viewer's end" isGone
  xdg-open "$(linkTo "$demos/${kFamilies[2]}")" & # which is the viewer now, and ends with it
  shown "$(basename "${kFamilies[2]}")"
  stopViewer
}

# thumbnailOf FILE: where file managers look for it
thumbnailOf() { printf '%s/thumbnails/normal/%s.png' "$XDG_CACHE_HOME" "$(printf 'file://%s' "$1" | md5sum | cut -d' ' -f1)"; }

# By Tumbler, which Xfce and others ask, as the desktop has it read the installed .thumbnailer file.
tryThumbnails() {
  export XDG_CACHE_HOME="$HOME/cache"
  local demo type
  for demo in "${kFamilies[@]}"; do
    type=$(gio info -a standard::content-type "$demos/$demo" | sed -n 's/.*content-type: //p')
    dbus-run-session -- bash -c '
      gdbus call --session --dest org.freedesktop.thumbnails.Thumbnailer1 \
        --object-path /org/freedesktop/thumbnails/Thumbnailer1 \
        --method org.freedesktop.thumbnails.Thumbnailer1.Queue \
        "[\"file://$1\"]" "[\"$2\"]" normal default 0 >/dev/null
      for ((i = 0; i < 300; ++i)); do [[ -s "$3" ]] && exit 0; sleep 0.2; done; exit 1' \
      _ "$demos/$demo" "$type" "$(thumbnailOf "$demos/$demo")" 2>>/root/tumbler.log ||
      fail "no thumbnail of $demo ($type)"
    say "thumbnail by the desktop: $demo ($type)"
  done
}

tryReference() {
  man -w vitrine vitrine-cli >/dev/null || fail "the manual pages are not found"
  bash -ic 'source /usr/share/bash-completion/bash_completion; _completion_loader vitrine-cli; complete -p vitrine-cli' \
    >/dev/null 2>&1 || fail "bash finds no completion"
}

tryOnADesktop() {
  install xvfb x11-utils procps desktop-file-utils xdg-utils libglib2.0-bin dbus dbus-daemon tumbler man-db \
    bash-completion fonts-dejavu-core
  files >/root/before
  put
  startScreen
  tryOpening
  tryThumbnails
  tryReference
  purge
  sameFiles /root/before
  say "removal leaves nothing on a desktop either"
}

apt-get update -q >>/root/apt.log 2>&1 || say "apt-get update complained; going on"
tryAlone
tryOnADesktop
