import ipaddr from 'ipaddr.js';
import { parsedRanges, type Address, type Range } from './parsedRanges.ts';
import { trimmed } from './trimmed.ts';

const octet = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}([.]${octet}){3}$`);

/** Accepts four decimal parts only. The server reads shorthand, octal and hexadecimal forms differently. */
export function isIPv4(text: string): boolean {
  return ipv4.test(text);
}

export function isIPv4Cidr(text: string): boolean {
  return hasPlainPrefix(text) && ipaddr.IPv4.isValidCIDRFourPartDecimal(text);
}

/** Rejects zones, which are valid on one machine only. */
export function isIPv6(text: string): boolean {
  return !text.includes('%') && hasPlainTail(text) && ipaddr.IPv6.isValid(text);
}

export function isIPv6Cidr(text: string): boolean {
  const [address = ''] = text.split('/');
  return isIPv6(address) && hasPlainPrefix(text) && ipaddr.IPv6.isValidCIDR(text);
}

/** Rejects prefixes such as `/024`, which some parsers read as octal. */
function hasPlainPrefix(range: string): boolean {
  return /\/(0|[1-9]\d*)$/.test(range);
}

/** An IPv6 address may end in an IPv4 address. */
function hasPlainTail(address: string): boolean {
  return !address.includes('.') || isIPv4(address.slice(address.lastIndexOf(':') + 1));
}

export function isIPAddress(text: string): boolean {
  return isIPv4(text) || isIPv6(text);
}

export function isCidr(text: string): boolean {
  return isIPv4Cidr(text) || isIPv6Cidr(text);
}

/**
 * Returns one spelling per address or range. Clears host bits as the server does, and unwraps IPv4-mapped
 * IPv6 addresses as Go does.
 */
export function normaliseIP(text: string): string | undefined {
  if (isIPv4(text)) return text;
  if (isIPv6(text)) return ipaddr.process(text).toString();
  const range = parseRange(text);
  return range && `${firstAddress(range).toString()}/${range[1]}`;
}

export function spelledIP(typed: string): string {
  // Stored addresses are mostly trimmed, and trimming takes longer than the rest.
  return normaliseIP(typed) ?? normaliseIP(trimmed(typed)) ?? trimmed(typed);
}

export function sameIP(a: string, b: string): boolean {
  return spelledIP(a) === spelledIP(b);
}

const unusable = [
  ['loopback', '127.0.0.0/8'],
  ['loopback', '::1/128'],
  ['multicast', '224.0.0.0/4'],
  ['multicast', 'ff00::/8'],
  ['linkLocal', '169.254.0.0/16'],
  ['linkLocal', 'fe80::/10'],
  ['reserved', '0.0.0.0/8'],
  ['reserved', '::/128'],
  ['reserved', '240.0.0.0/4'],
] as const;

/** Ranges that anyone can use internally; 100.64.0.0/10 is the one that internet providers use. */
const privateRanges = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'];

export type SpecialRange = (typeof unusable)[number][0] | 'everything' | 'public';

/** Undefined for private ranges and for invalid text. A range that only contains a special one isn’t special. */
export function specialRange(range: string): SpecialRange | undefined {
  const found = parseRange(range);
  if (!found) return undefined;
  if (found[1] === 0) return 'everything';
  const [kind] = unusable.find(([, block]) => containsIP(block, range)) ?? [];
  return kind ?? (privateRanges.some((block) => containsIP(block, range)) ? undefined : 'public');
}

/** Loopback, link-local, multicast and reserved addresses never leave a machine or its link. */
export function isUnroutable(range: string): boolean {
  const special = specialRange(range);
  return special !== undefined && special !== 'everything' && special !== 'public';
}

/** Many tools split the default route in two, because the halves win over another default route. */
const halves = [
  ['0.0.0.0/1', '128.0.0.0/1'],
  ['::/1', '8000::/1'],
] as const;

/** Returns those of the ranges that are a default route, alone or as two halves. */
export function defaultRoutes(ranges: readonly string[]): readonly string[] {
  const spelled = ranges.map(spelledIP);
  const listed = new Set(spelled);
  const split = new Set<string>(halves.filter((pair) => pair.every((half) => listed.has(half))).flat());
  return ranges.filter((range, place) => parseRange(range)?.[1] === 0 || split.has(spelled[place] ?? ''));
}

/**
 * Accepts ports, zones, brackets and every spelling the library reads, for searching only. Rejects partial
 * addresses: old programs read 10.20 as 10.0.0.20, but here it is the start of an address.
 */
export function pastedIP(text: string): string | undefined {
  const bare = trimmed(text)
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([^:]+):\d+$/, '$1');
  const [address = '', prefix] = bare.split('/');
  if (/^\d*(\.\d+){0,2}$/.test(address)) return undefined;
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return undefined;
  const spelled = ipaddr.process(plain).toString();
  if (prefix === undefined) return spelled;
  const length = isIPv4(prefix) ? ipaddr.IPv4.parse(prefix).prefixLengthFromSubnetMask() : prefix;
  const range = normaliseIP(`${spelled}/${length}`);
  // WireGuard prints a single address as a /32 or /128 range.
  return range && hostBits(range) === 0 ? spelled : range;
}

export function containsIP(range: string, inner: string): boolean {
  const outer = parseRange(range);
  const part = parseRange(inner);
  return outer !== undefined && part !== undefined && outer[1] <= part[1] && matches(part[0], outer);
}

export function overlaps(a: string, b: string): boolean {
  return containsIP(a, b) || containsIP(b, a);
}

/** Returns 8 for an IPv4 /24, undefined for invalid text. */
export function hostBits(range: string): number | undefined {
  const found = parseRange(range);
  return found && found[0].toByteArray().length * 8 - found[1];
}

/** Drops the prefix of a range that is a single address. */
export function withoutHostPrefix(range: string): string {
  return hostBits(range) === 0 ? range.replace(/\/.*/, '') : range;
}

export function addressAt(range: string, offset: number): string | undefined {
  const found = parseRange(range);
  if (!found) return undefined;
  const bytes = firstAddress(found).toByteArray();
  let rest = offset;
  for (let index = bytes.length - 1; index >= 0 && rest > 0; index -= 1) {
    const sum = (bytes[index] ?? 0) + rest;
    bytes[index] = sum % 256;
    rest = Math.floor(sum / 256);
  }
  const address = ipaddr.fromByteArray(bytes);
  return rest === 0 && matches(address, found) ? address.toString() : undefined;
}

/** For fast comparison of many addresses. The two families overlap. */
export function addressNumber(text: string): bigint | undefined {
  if (isIPv4(text)) return BigInt(text.split('.').reduce((number, part) => number * 256 + Number(part), 0));
  if (!isIPv6(text)) return undefined;
  return ipaddr
    .parse(text)
    .toByteArray()
    .reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

const maxParsed = 10_000;

/** An address counts as a range of one. */
function parseRange(text: string): Range | undefined {
  const known = parsedRanges.get(text);
  if (known || parsedRanges.has(text)) return known;
  if (parsedRanges.size >= maxParsed) parsedRanges.clear();
  const range = rangeIn(text);
  parsedRanges.set(text, range);
  return range;
}

function rangeIn(text: string): Range | undefined {
  if (isIPv4(text) || isIPv6(text)) {
    const address = ipaddr.parse(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  return isCidr(text) ? ipaddr.parseCIDR(text) : undefined;
}

function firstAddress([address, prefix]: Range): Address {
  const bytes = address
    .toByteArray()
    .map((byte, index) => byte & ~(0xff >> Math.max(0, Math.min(8, prefix - index * 8))) & 0xff);
  return ipaddr.fromByteArray(bytes);
}

function matches(address: Address, [range, prefix]: Range): boolean {
  return address.kind() === range.kind() && address.match(range, prefix);
}

export function hostPort(host: string, port: number | string): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** Drops the prefix that many tools print after an address. */
export function pastedAddress(text: string): string | undefined {
  return pastedIP(text) && pastedIP(text.replace(/\/[^\]]*/, ''));
}
