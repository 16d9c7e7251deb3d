#!/bin/sh
# Copies the built console and the settings of its web server to their places in the image below the folder ROOT:
#   npm run build && sh deploy/assemble.sh ROOT
set -eu
umask 022
cd "$(dirname "$0")/.."
pages=$1/usr/share/netmaker-console
settings=$1/etc/netmaker-console

mkdir -p "$pages" "$settings"
cp -R dist/. "$pages"
# The entry script writes config.js to another folder at startup.
rm "$pages/config.js"
cp deploy/nginx/nginx.conf deploy/nginx/headers.conf deploy/entrypoint.sh "$settings"
# Make the files readable for all users, regardless of the umask of the checkout.
chmod -R a=rX "$pages" "$settings"
