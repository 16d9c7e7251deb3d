#!/bin/sh
# Tells the console and its web server which backend to use, then becomes the web server:
#   entrypoint.sh FOLDER COMMAND [ARGUMENT...]
# writes config.js, backend.conf and listen.conf into FOLDER, from the one setting BACKEND_URL.
# An address is built from its checked parts, so nothing of BACKEND_URL reaches these files that could end a string.
set -eu
# What it writes is read by the web server's workers, which have another user where root starts them.
umask 022
LC_ALL=C
export LC_ALL

# EX_CONFIG and EX_CANTCREAT of sysexits.h.
bad_setting=78
cannot_write=73

# Says why, and repeats what was given, in any script, but no character that could forge a line of the log.
refuse() {
  printf 'netmaker-console: BACKEND_URL%s %s. Example: https://api.netmaker.example.com\n' \
    "${shown:+ \"$(shorten "$(printf %s "$shown" | tr -d '[:cntrl:]')")\"}" "$1" >&2
  exit "$bad_setting"
}

# At most 200 bytes, and no half of a character at the end.
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

# People write the setting by hand and through templates: blanks and quotes around it and slashes at its end do not count.
trim() {
  text=$1
  while :; do
    case $text in
      [[:space:]\"\']*) text=${text#?} ;;
      *[[:space:]\"\'/]) text=${text%?} ;;
      *) break ;;
    esac
  done
  printf %s "$text"
}

# Four decimal numbers up to 255, without leading zeros (which would be octal).
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

# Eight groups of hexadecimal digits, or fewer around one "::"; the last two may be written as IPv4.
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

# A browser takes a name for an IPv4 address when its last part is a number, hexadecimal included.
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

# Sets scheme, host, port (with its colon, or empty), path and cut (what was left out), or refuses.
parse() {
  shown=$1
  case $1 in
    *@*)
      shown=
      refuse 'must not hold a user name or a password: everybody who opens the console could read them'
      ;;
  esac
  scheme=$(lower "${1%%:*}")
  case $scheme:${1#*:} in
    http://* | https://*) ;;
    *) refuse 'has to begin with http:// or https://' ;;
  esac
  case $1 in
    *[?#]*) refuse 'must not have a query or a fragment' ;;
    *[!A-Za-z0-9.:/_~%\[\]-]*) refuse 'holds a character that cannot stand in an address' ;;
  esac

  authority=${1#*://}
  path=${authority#"${authority%%/*}"}
  authority=$(lower "${authority%%/*}")
  case $path in
    *[\[\]]*) refuse 'holds a character that cannot stand in an address' ;;
  esac
  case $authority in
    \[*\]*)
      host=${authority%%\]*}]
      port=${authority#*\]}
      is_ipv6 "$(printf %s "$host" | tr -d '[]')" || refuse 'has no valid IPv6 address between its brackets'
      ;;
    *)
      host=${authority%%:*}
      port=${authority#"$host"}
      is_host_name "$host" || refuse 'has no valid host name or address'
      ;;
  esac
  # Calls bring their own /api.
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
    :*) is_port "${port#:}" || refuse 'has no valid port, 1 to 65535, after its host' ;;
    *) refuse 'has no valid port, 1 to 65535, after its host' ;;
  esac
}

# What a security policy calls the backend. It cannot name an IPv6 address or a host with an underscore, browsers
# ignore both: then any host is allowed, but still only this scheme and port.
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
  source='the default, BACKEND_URL names none'
fi
parse "$address"
[ -z "$cut" ] || source="$source without the $cut at its end, which every call adds"
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
