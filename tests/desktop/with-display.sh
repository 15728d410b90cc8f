#!/bin/sh
# with-display.sh COMMAND…   runs COMMAND on a display of its own that nobody sees:
# private session bus, Xvfb, a window manager; GTK draws the same everywhere.
# MUSTER_SCREEN: size of the screen, 1280x800 unless set.
set -u
[ $# -gt 0 ] || { echo 'usage: with-display.sh COMMAND…' >&2; exit 2; }

# A test must not find the person's settings, theme or club file.
home=$(mktemp -d) || exit 1
export HOME="$home" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" \
  XDG_CACHE_HOME="$home/cache" XDG_RUNTIME_DIR="$home/run"
mkdir -p "$XDG_DATA_HOME" "$XDG_CONFIG_HOME" "$XDG_CACHE_HOME"
mkdir -m 700 "$XDG_RUNTIME_DIR"
export GDK_BACKEND=x11 GSK_RENDERER=cairo GDK_DEBUG=gl-disable GSETTINGS_BACKEND=memory \
  GTK_A11Y="${GTK_A11Y-atspi}" LC_ALL="${LC_ALL-C.UTF-8}"
# What the driven tests share.
parts=$(cd "$(dirname "$0")/parts" && pwd) || exit 1
export PYTHONPATH="$parts${PYTHONPATH:+:$PYTHONPATH}"
# What moves on the screen is drawn sixty times a second, by the processor here.
mkdir "$XDG_CONFIG_HOME/gtk-4.0"
printf '[Settings]\n%s\n' 'gtk-enable-animations=false' 'gtk-cursor-blink=false' >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini"
unset NO_AT_BRIDGE WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS

# Xvfb picks a number that nobody has and tells it when it takes clients: two tests that start
# together never get the same one. It stays when its last client goes, else it would start anew
# under the window manager that is just coming. No key repeats by itself: on a busy machine it is
# let go too late, and one Undo becomes five.
MUSTER_DISPLAY_NUMBER=$home/display
export MUSTER_DISPLAY_NUMBER MUSTER_SCREEN="${MUSTER_SCREEN:-1280x800}"

# What the services say goes to stderr; stdout is the command's alone.
# shellcheck disable=SC2016  # the inner shell expands it
dbus-run-session -- sh -c '
  mkfifo "$MUSTER_DISPLAY_NUMBER" || exit 1
  Xvfb -r -displayfd 8 -screen 0 "${MUSTER_SCREEN}x24" -nolisten tcp -noreset 8>"$MUSTER_DISPLAY_NUMBER" >/dev/null 2>&1 9>&- &
  server=$!
  number=
  read -r number <"$MUSTER_DISPLAY_NUMBER"
  if [ -z "$number" ]; then echo "with-display.sh: no display" >&2; exit 1; fi
  export DISPLAY=:$number
  openbox --sm-disable >/dev/null 2>&1 9>&- &
  manager=$!
  tries=0
  until xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q "window id"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 600 ]; then echo "with-display.sh: no window manager" >&2; exit 1; fi
    sleep 0.05
  done
  "$@" >&9
  status=$?
  kill "$manager" "$server" 2>/dev/null
  wait "$manager" "$server" 2>/dev/null
  exit $status' with-display "$@" 9>&1 >&2
status=$?
rm -rf "$home"
exit $status
