#!/bin/sh
# Runs this project's own Bun with the arguments given, from the root of the
# project. First installs what is missing, by whatever the machine has: the
# Bun installed here before, any Bun, or npm alone.
set -e
cd "$(dirname "$0")/../.."
own=node_modules/.bin/bun
if [ -x "$own" ]; then
  installer=$own
elif command -v bun >/dev/null 2>&1; then
  installer=bun
elif command -v npx >/dev/null 2>&1; then
  installer="npx --yes bun@1.4.4"
else
  echo "Neither Bun nor npm was found. Install one of them: https://bun.sh or https://nodejs.org" >&2
  exit 1
fi
$installer install --frozen-lockfile --no-progress --no-summary </dev/null >&2
exec "$own" "$@"
