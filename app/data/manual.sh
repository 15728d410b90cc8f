#!/bin/sh
# manual.sh MUSTER TEMPLATE   prints the man page: the template with the chapters
# on verbs, which the command writes from its own table, in place of @VERBS@.
set -eu
verbs=$(mktemp)
trap 'rm -f "$verbs"' EXIT
LC_ALL=C.UTF-8 "$1" help --manual >"$verbs"
sed -e "/^@VERBS@\$/{
r $verbs
d
}" "$2"
