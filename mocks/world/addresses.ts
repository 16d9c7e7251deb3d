import ipaddr from 'ipaddr.js';
import { shuffled } from './random.ts';
import { ServerError } from './serverError.ts';
import type { World } from './state.ts';
import type { WireNetwork } from '../wire/wire.ts';

export function isIpv4(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text);
}

export function isIpv6(text: string): boolean {
  return ipaddr.IPv6.isValid(text);
}

export function isIp(text: string): boolean {
  return isIpv4(text) || isIpv6(text);
}

/** Clears the host bits of a CIDR: `10.9.3.77/24` becomes `10.9.3.0/24`. */
export function normalizeCidr(text: string): string {
  const [address = '', prefix = ''] = text.split('/');
  const bits = Number(prefix);
  const whole = /^\d+$/.test(prefix);
  if (whole && isIpv4(address) && bits <= 32)
    return `${ipaddr.IPv4.networkAddressFromCIDR(text).toString()}/${bits}`;
  if (whole && isIpv6(address) && bits <= 128) {
    return `${ipaddr.IPv6.networkAddressFromCIDR(text).toRFC5952String()}/${bits}`;
  }
  throw new ServerError(400, `invalid CIDR address: ${text}`);
}

export function isCidr(text: string): boolean {
  try {
    return normalizeCidr(text) !== '';
  } catch {
    return false;
  }
}

/** Whether an edit of a node accepts the address: IPv4, inside the range, and not ending in 0 or 255. */
export function isAssignable(address: string, range: string): boolean {
  if (!isIpv4(address) || range === '') return false;
  const last = Number(address.split('.')[3]);
  return last !== 0 && last !== 255 && ipaddr.IPv4.parse(address).match(ipaddr.IPv4.parseCIDR(range));
}

/** Returns the first free address of the network, or the last one for the server. Empty without a range. */
export function freeAddress(
  world: World,
  network: WireNetwork,
  family: 4 | 6,
  from: 'first' | 'last',
): string {
  const range = family === 4 ? network.addressrange : network.addressrange6;
  if (range === '') return '';
  const taken = new Set(
    [...world.nodes.values(), ...world.extClients.values()]
      .filter((holder) => holder.network === network.netid)
      .map((holder) => (family === 4 ? holder.address : holder.address6)),
  );
  const { first, last } = bounds(range, family);
  const step = from === 'first' ? 1n : -1n;
  for (let number = from === 'first' ? first : last; number >= first && number <= last; number += step) {
    const address = fromNumber(number, family);
    if (!taken.has(address)) return address;
  }
  const kind = family === 4 ? 'addresses' : 'IPv6 addresses';
  throw new ServerError(500, `ERROR: No unique ${kind} available. Check network subnet`);
}

/**
 * Assigns new addresses after a change of range, node by node in random order. External clients keep theirs. Each node's
 * old address counts as used until the node has a new one. Stops at the first failure.
 */
export function reassignAddresses(world: World, network: WireNetwork, family: 4 | 6): void {
  const field = family === 4 ? 'address' : 'address6';
  const nodes = [...world.nodes.values()].filter((node) => node.network === network.netid);
  if (nodes.length > 0 && (family === 4 ? network.isipv4 : network.isipv6) === 'no') {
    throw new ServerError(500, `IPv${family} not active on network ${network.netid}`);
  }
  for (const node of shuffled(world, nodes)) {
    node[field] = freeAddress(world, network, family, node.isserver === 'yes' ? 'last' : 'first');
  }
}

/** IPv4 excludes the network and broadcast addresses. IPv6 starts with the network address. */
function bounds(range: string, family: 4 | 6): { first: bigint; last: bigint } {
  const [address, bits] = family === 4 ? ipaddr.IPv4.parseCIDR(range) : ipaddr.IPv6.parseCIDR(range);
  const width = BigInt((family === 4 ? 32 : 128) - bits);
  const base = (toNumber(address.toByteArray()) >> width) << width;
  const end = base + (1n << width) - 1n;
  return family === 4 && width > 1n ? { first: base + 1n, last: end - 1n } : { first: base, last: end };
}

function toNumber(bytes: readonly number[]): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

function fromNumber(value: bigint, family: 4 | 6): string {
  const bytes = Array.from({ length: family === 4 ? 4 : 16 }, (_, index, size = family === 4 ? 3 : 15) =>
    Number((value >> BigInt(8 * (size - index))) & 0xffn),
  );
  return family === 4 ? new ipaddr.IPv4(bytes).toString() : new ipaddr.IPv6(bytes).toRFC5952String();
}
