#!/bin/sh
# Configures the backend of the console and its web server, then runs the web server:
#   entrypoint.sh FOLDER COMMAND [ARGUMENT...]
# Writes config.js, backend.conf and listen.conf into FOLDER from the setting BACKEND_URL.
# The script rebuilds the address from its validated parts, so BACKEND_URL can't inject code into these files.
#
# Bracket expressions contain no backslashes. The image's shell (BusyBox with musl) reads them as characters of the list,
# so an escaped bracket would end the list. A lint checks this, and the workflow runs the tests in the image.
set -eu
# The web server's workers must be able to read the files. If root starts them, they run as another user.
umask 022
LC_ALL=C
export LC_ALL

# EX_CONFIG and EX_CANTCREAT of sysexits.h.
bad_setting=78
cannot_write=73

# Prints the reason and the given value without control characters, which could forge log lines.
refuse() {
  printf 'netmaker-console: BACKEND_URL%s %s. Example: https://api.netmaker.example.com\n' \
    "${shown:+ \"$(shorten "$(printf %s "$shown" | tr -d '[:cntrl:]')")\"}" "$1" >&2
  exit "$bad_setting"
}

# Truncates to 200 bytes without splitting a character.
shorten() {
  if [ "${#1}" -le 200 ]; then
    printf %s "$1"
  else
    printf %s "$1" | cut -c 1-200 | sed 's/[^ -~]*$/.../'
  fi
}

lower() {
  printf %s "$1" | tr '[:upper:]' '[:lower:]'
}

# Removes surrounding whitespace and quotes, which come from manual editing and templates, and trailing slashes.
trim() {
  text=$1
  while :; do
    case $text in
      [[:space:]]* | \"* | \'*) text=${text#?} ;;
      *[[:space:]] | *\" | *\' | */) text=${text%?} ;;
      *) break ;;
    esac
  done
  printf %s "$text"
}

# Accepts four decimal numbers up to 255 without leading zeros, which would be octal.
is_ipv4() {
  case $1 in
    *[!0-9.]* | .* | *. | *..* | *.*.*.*.* | 0[0-9]* | *.0[0-9]*) return 1 ;;
    *.*.*.*) ;;
    *) return 1 ;;
  esac
  remaining=$1.
  while [ -n "$remaining" ]; do
    number=${remaining%%.*}
    [ "${#number}" -le 3 ] && [ "$number" -le 255 ] || return 1
    remaining=${remaining#*.}
  done
}

# Accepts eight groups of hexadecimal digits, or fewer around one "::". The last two can be written as IPv4.
is_ipv6() {
  groups=$1
  case $groups in
    *.*)
      is_ipv4 "${groups##*:}" || return 1
      groups=${groups%:*}:0:0
      ;;
  esac
  case $groups in
    *[!0-9a-f:]* | *:::* | *::*::* | :[!:]* | *[!:]: | *[!:][!:][!:][!:][!:]*) return 1 ;;
  esac
  count=0
  remaining=$groups:
  while [ -n "$remaining" ]; do
    [ -z "${remaining%%:*}" ] || count=$((count + 1))
    remaining=${remaining#*:}
  done
  case $groups in
    *::*) [ "$count" -le 7 ] ;;
    *) [ "$count" -eq 8 ] ;;
  esac
}

# Browsers parse a host name as an IPv4 address if its last part is a decimal or hexadecimal number.
is_host_name() {
  case $1 in
    '' | *[!a-z0-9._-]* | .* | *. | *..* | -*) return 1 ;;
  esac
  case ${1##*.} in
    *[!0-9]*) case ${1##*.} in 0x*) return 1 ;; esac ;;
    *) is_ipv4 "$1" ;;
  esac
}

is_port() {
  case $1 in
    '' | 0* | *[!0-9]* | ??????*) return 1 ;;
  esac
  [ "$1" -le 65535 ]
}

# Sets scheme, host, port (with its colon, or empty), path and cut (the removed suffix), or refuses.
parse() {
  shown=$1
  case $1 in
    *@*)
      shown=
      refuse 'must not contain a user name or password, because everyone who opens the console could read them'
      ;;
  esac
  scheme=$(lower "${1%%:*}")
  case $scheme:${1#*:} in
    http://* | https://*) ;;
    *) refuse 'must start with http:// or https://' ;;
  esac
  case $1 in
    *[?#]*) refuse 'must not have a query or a fragment' ;;
    *[!][A-Za-z0-9.:/_~%-]*) refuse 'contains a character that is not allowed in an address' ;;
  esac

  authority=${1#*://}
  path=${authority#"${authority%%/*}"}
  authority=$(lower "${authority%%/*}")
  case $path in
    *[][]*) refuse 'contains a character that is not allowed in an address' ;;
  esac
  case $authority in
    \[*\]*)
      host=${authority%%\]*}]
      port=${authority#*\]}
      inside=${host#?}
      is_ipv6 "${inside%?}" || refuse 'has no valid IPv6 address in its brackets'
      ;;
    *)
      host=${authority%%:*}
      port=${authority#"$host"}
      is_host_name "$host" || refuse 'has no valid host name or address'
      ;;
  esac
  # The console adds /api to all requests.
  cut=
  while :; do
    case $path in
      */api) cut=/api path=${path%/api} ;;
      */) path=${path%/} ;;
      *) break ;;
    esac
  done
  case $port in
    '') ;;
    :*) is_port "${port#:}" || refuse 'has no valid port (1 to 65535) after its host' ;;
    *) refuse 'has no valid port (1 to 65535) after its host' ;;
  esac
}

# Prints the backend as a source of the security policy. Browsers ignore IPv6 addresses and host names with underscores
# there, so for these the policy allows any host with this scheme and port.
policy_source() {
  case $host in
    \[* | *_*) printf '%s://*%s' "$scheme" "$port" ;;
    *) printf '%s://%s%s' "$scheme" "$host" "$port" ;;
  esac
}

folder=$1
shift

address=$(trim "${BACKEND_URL-}")
source=BACKEND_URL
if [ -z "$address" ]; then
  address=http://localhost:8081
  source='the default, because BACKEND_URL is empty'
fi
parse "$address"
[ -z "$cut" ] || source="$source without its $cut suffix, which the console adds itself"
backend=$scheme://$host$port$path

{
  mkdir -p "$folder" &&
    printf 'window.REACT_APP_BACKEND = "%s";\n' "$backend" >"$folder/config.js" &&
    printf "map '' \$backend_origin { default '%s'; }\n" "$(policy_source)" >"$folder/backend.conf" &&
    if [ -e /proc/net/if_inet6 ]; then echo 'listen [::]:80;'; fi >"$folder/listen.conf"
} || {
  printf 'netmaker-console: cannot write to %s. With a read-only root, mount a tmpfs at %s\n' \
    "$folder" "${folder%/*}" >&2
  exit "$cannot_write"
}

printf 'netmaker-console: the backend is %s (%s)\n' "$backend" "$source"
exec "$@"
