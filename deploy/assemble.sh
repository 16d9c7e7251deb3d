#!/bin/sh
# Lays out below the folder ROOT what the image adds to its base, from the built console:
#   npm run build && sh deploy/assemble.sh ROOT
set -eu
umask 022
cd "$(dirname "$0")/.."
pages=$1/usr/share/netmaker-console
settings=$1/etc/netmaker-console

mkdir -p "$pages" "$settings"
cp -R dist/. "$pages"
# The entry script writes another one, elsewhere.
rm "$pages/config.js"
cp deploy/nginx/nginx.conf deploy/nginx/headers.conf deploy/entrypoint.sh "$settings"
# Readable by any user, whatever the umask of the checkout was.
chmod -R a=rX "$pages" "$settings"
