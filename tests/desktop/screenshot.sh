#!/bin/sh
# screenshot.sh OUT.png TITLE COMMAND…   (under with-display.sh) starts COMMAND,
# waits until its window stands still, saves the window's picture. Fails where
# the picture is blank. MUSTER_SIZE=WIDTHxHEIGHT resizes the window first.
set -u
[ $# -gt 2 ] || { echo 'usage: screenshot.sh OUT.png TITLE COMMAND…' >&2; exit 2; }
out=$1 title=$2
shift 2

"$@" &
app=$!
window=$(timeout 20 xdotool search --sync --onlyvisible --name "$title" | head -n 1)
[ -n "$window" ] || { echo 'screenshot.sh: no window' >&2; kill "$app"; exit 1; }
if [ -n "${MUSTER_SIZE:-}" ]; then
  xdotool windowsize --sync "$window" "${MUSTER_SIZE%x*}" "${MUSTER_SIZE#*x}"
fi

# Mapped is not drawn: two equal pictures in a row are.
before=
for _ in $(seq 40); do
  sleep 0.25
  import -window "$window" "$out"
  now=$(identify -format '%#' "$out")
  [ "$now" = "$before" ] && break
  before=$now
done
kill "$app" 2>/dev/null
wait "$app" 2>/dev/null

colours=$(identify -format '%k' "$out")
[ "$colours" -ge 16 ] || { echo "screenshot.sh: blank picture ($colours colours)" >&2; exit 1; }
