import ipaddr from 'ipaddr.js';
import { parsedRanges, type Address, type Range } from './parsedRanges.ts';

/** Four decimal parts: the shorthand, octal and hexadecimal forms that parsers also know would reach the server as something else. */
export function isIPv4(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text);
}

export function isIPv4Cidr(text: string): boolean {
  return hasPlainPrefix(text) && ipaddr.IPv4.isValidCIDRFourPartDecimal(text);
}

/** A plain address: no prefix, and no zone, which means something on one machine only. */
export function isIPv6(text: string): boolean {
  return !text.includes('%') && hasPlainTail(text) && ipaddr.IPv6.isValid(text);
}

export function isIPv6Cidr(text: string): boolean {
  const [address = ''] = text.split('/');
  return isIPv6(address) && hasPlainPrefix(text) && ipaddr.IPv6.isValidCIDR(text);
}

/** A prefix as everybody writes it: `/024` is a range to one parser and octal to the next. */
function hasPlainPrefix(range: string): boolean {
  return /\/(0|[1-9]\d*)$/.test(range);
}

/** An IPv6 address may end in an IPv4 one, and then in one of four decimal parts. */
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
 * One spelling per address, or per range with its host bits cleared (as the server does); undefined for anything else.
 * An IPv4 address in IPv6 clothes is the IPv4 address, as in Go.
 */
export function normaliseIP(text: string): string | undefined {
  if (isIPAddress(text)) return ipaddr.process(text).toString();
  const range = parseRange(text);
  return range && `${firstAddress(range).toString()}/${range[1]}`;
}

/** A typed address or range in its one spelling; anything else without the spaces around it. */
export function spelledIP(typed: string): string {
  return normaliseIP(typed.trim()) ?? typed.trim();
}

/** Whether two texts are one address or one range. */
export function sameIP(one: string, other: string): boolean {
  return spelledIP(one) === spelledIP(other);
}

/** Ranges that only work on one machine or link, or not at all. */
const unusable = [
  ['loopback', '127.0.0.0/8'],
  ['loopback', '::1/128'],
  ['multicast', '224.0.0.0/4'],
  ['multicast', 'ff00::/8'],
  ['linkLocal', '169.254.0.0/16'],
  ['linkLocal', 'fe80::/10'],
  ['reserved', '0.0.0.0/8'],
  ['reserved', '240.0.0.0/4'],
] as const;

/** Of everybody's own use; 100.64.0.0/10 belongs to the networks of providers. */
const privateRanges = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'];

export type SpecialRange = (typeof unusable)[number][0] | 'everything' | 'public';

/** What sets a range apart from the private ones; undefined for those, and for what is no range. */
export function specialRange(range: string): SpecialRange | undefined {
  const found = parseRange(range);
  if (!found) return undefined;
  if (found[1] === 0) return 'everything';
  const [kind] = unusable.find(([, block]) => overlaps(block, range)) ?? [];
  return kind ?? (privateRanges.some((block) => containsIP(block, range)) ? undefined : 'public');
}

/**
 * The address or range in what somebody pastes, as `normaliseIP` spells it: with a port or a zone, in brackets, in every
 * spelling that the library reads. Not for what is sent. Undefined for anything else, and for what may be the beginning
 * of an address: 10.20 stands for 10.0.0.20 only in old programs.
 */
export function pastedIP(text: string): string | undefined {
  const bare = text
    .trim()
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
  // As WireGuard prints an address: the range of it alone.
  return range && hostBits(range) === 0 ? spelled : range;
}

/** Whether `range` holds all of `inner`, an address or a range of the same family. */
export function containsIP(range: string, inner: string): boolean {
  const outer = parseRange(range);
  const part = parseRange(inner);
  return outer !== undefined && part !== undefined && outer[1] <= part[1] && matches(part[0], outer);
}

/** Whether two ranges (or addresses) share an address. */
export function overlaps(one: string, other: string): boolean {
  return containsIP(one, other) || containsIP(other, one);
}

/** How many bits tell the addresses of a range apart: 8 for an IPv4 /24. Undefined for what is no range. */
export function hostBits(range: string): number | undefined {
  const found = parseRange(range);
  return found && found[0].toByteArray().length * 8 - found[1];
}

/** The address that stands `offset` places after the first one of a range; undefined outside of it. */
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

/** An address as a number, for comparing very many of them; those of the two families are not told apart. */
export function addressNumber(text: string): bigint | undefined {
  if (!isIPAddress(text)) return undefined;
  return ipaddr
    .parse(text)
    .toByteArray()
    .reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

const mostParsed = 10_000;

/** A range; an address counts as the range of itself alone. */
function parseRange(text: string): Range | undefined {
  if (parsedRanges.has(text)) return parsedRanges.get(text);
  if (parsedRanges.size >= mostParsed) parsedRanges.clear();
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

/** A host and its port as one text: an IPv6 address needs brackets, or its port reads as one more part of it. */
export function hostPort(host: string, port: number | string): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** The address alone in what somebody pastes, without the mask that many tools print after it. */
export function pastedAddress(text: string): string | undefined {
  return pastedIP(text) && pastedIP(text.replace(/\/[^\]]*/, ''));
}
