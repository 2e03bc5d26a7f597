# shellcheck shell=bash
# What the checks inside a bare system share; sourced by them.

say() { printf '  %s\n' "$*" >&2; }
fail() {
  say "FAILED: $*"
  exit 1
}

# install PACKAGES…: with their dependencies alone
install() { apt-get install -y -q --no-install-recommends "$@" >>/root/apt.log 2>&1 || { tail -n 5 /root/apt.log >&2; fail "apt-get install $*"; }; }

# waitFor SECONDS WHAT COMMAND…: until the command succeeds
waitFor() {
  local seconds=$1 what=$2 end
  shift 2
  end=$((SECONDS + seconds))
  until "$@"; do
    [[ $SECONDS -lt $end ]] || fail "waited in vain for $what"
    sleep 0.2
  done
}

# A screen of its own, drawn by the processor, and a home that is not the package's business.
startScreen() {
  export HOME=/root/home XDG_RUNTIME_DIR=/root/run LIBGL_ALWAYS_SOFTWARE=1 DISPLAY
  mkdir -p "$HOME"
  mkdir -m 700 "$XDG_RUNTIME_DIR"
  Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>/root/display >/root/xvfb.log 2>&1 &
  screenPid=$!
  trap 'stopViewer; kill "$screenPid"' EXIT
  waitFor 30 "the screen" test -s /root/display
  DISPLAY=":$(tr -d '[:space:]' </root/display)"
}

viewers() { pgrep -x vitrine || true; }
stopViewer() {
  local pid
  for pid in $(viewers); do kill "$pid" 2>/dev/null || true; done
}
isGone() { [[ -z $(viewers) ]]; }
isSingle() { [[ $(viewers | wc -l) -eq 1 ]]; }
hasTitle() { xwininfo -root -tree 2>/dev/null | grep -qF "\"$1 - Vitrine\""; }
# shown FILE: the one window there is shows it
shown() {
  waitFor 180 "a window with $1" hasTitle "$1"
  # Who hands a file over may take a moment to end.
  waitFor 30 "a single Vitrine, with $1" isSingle
  say "shown: $1"
}

# One file of each family.
# shellcheck disable=SC2034
kFamilies=(vitrine_museum.bsp addon/vitrine_courtyard.mif mine/data/3db/vitrine_gnome.3db vitrine_avatar.vgo
  x3/objects/vitrine/lighthouse_scene.bod)

# linkTo PATH: which needs no encoding
linkTo() { printf 'vitrine:view?at=0,0,64&look=30,10&file=%s' "$1"; }
