#!/usr/bin/env bash
# Runs a command beside a throw-away PostgreSQL: scripts/with-postgres.sh npx vitest run --project sandbox --project mocked
# The command finds the server in TEST_DATABASE_URL. On Debian as root, PostgreSQL is installed when it is missing.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "Say which command to run: scripts/with-postgres.sh <command> [arguments]" >&2
  exit 2
fi

find_bin() {
  local folder
  for folder in /usr/lib/postgresql/*/bin "$(dirname "$(readlink -f "$(command -v pg_ctl || true)")" 2>/dev/null)"; do
    if [ -x "$folder/initdb" ] && [ -x "$folder/pg_ctl" ]; then echo "$folder"; return; fi
  done
}

bin=$(find_bin)
if [ -z "$bin" ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "PostgreSQL is missing; installing it." >&2
    { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql; } >&2
    bin=$(find_bin)
  fi
  if [ -z "$bin" ]; then
    echo "PostgreSQL is missing; install it, for example with: apt-get install postgresql" >&2
    exit 1
  fi
fi

data=$(mktemp -d "${TMPDIR:-/tmp}/croupier-postgres.XXXXXX")
# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
  chown postgres "$data"
  as_owner() { (cd "$data" && setpriv --reuid=postgres --regid=postgres --init-groups env HOME="$data" "$@"); }
else
  as_owner() { (cd "$data" && "$@"); }
fi
stop() {
  as_owner "$bin/pg_ctl" stop -D "$data/cluster" -m immediate -s >/dev/null 2>&1 || true
  rm -rf "$data"
}
trap stop EXIT

password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
printf '%s' "$password" > "$data/password"
if [ "$(id -u)" = 0 ]; then chown postgres "$data/password"; fi
as_owner "$bin/initdb" -D "$data/cluster" -U croupier --pwfile="$data/password" --auth=scram-sha-256 -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null

# A free port is found by binding it; another program may still take it first, hence the tries.
for _ in 1 2 3 4 5; do
  port=$(node -e "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
  if as_owner "$bin/pg_ctl" start -D "$data/cluster" -w -s -l "$data/log" \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200"; then
    export TEST_DATABASE_URL="postgres://croupier:$password@127.0.0.1:$port/postgres"
    "$@"
    exit
  fi
done
echo "PostgreSQL did not start:" >&2
cat "$data/log" >&2
exit 1
