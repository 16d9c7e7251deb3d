import {
  addressAt,
  hostBits,
  isIPv4Cidr,
  normaliseIP,
  overlaps,
  specialRange,
  type SpecialRange,
} from '../ip.ts';

export const newNetworkDraft = {
  netid: '',
  isIPv4: true,
  addressRange: '',
  isIPv6: false,
  addressRange6: '',
  isLocal: false,
  localRange: '',
  udpHolePunch: false,
  isPointToSite: false,
  defaultAcl: true,
  userNodeLimit: '0',
  userClientLimit: '0',
};

/** Numbers are the typed text. */
export type NetworkDraft = Readonly<typeof newNetworkDraft>;

export type NetworkRange = { readonly netid: string; readonly range: string };

export type RangeReport = {
  readonly addresses: number;
  /** The range as the server stores it, with host bits cleared. Undefined when equal to the input. */
  readonly storedAs: string | undefined;
  readonly overlapping: readonly NetworkRange[];
  /** Undefined for a private range. */
  readonly special: SpecialRange | undefined;
};

export function rangeReport(range: string, others: readonly NetworkRange[]): RangeReport | undefined {
  const addresses = range.includes('/') ? addressCountOf(range) : undefined;
  if (addresses === undefined) return undefined;
  const stored = normaliseIP(range);
  return {
    addresses,
    storedAs: stored === range.toLowerCase() ? undefined : stored,
    overlapping: others.filter((other) => overlaps(range, other.range)),
    special: specialRange(range),
  };
}

export function addressCountOf(range: string): number | undefined {
  const bits = hostBits(range);
  return bits === undefined ? undefined : 2 ** bits - reserved(range, bits);
}

/** The server itself uses the last address of a range, so nodes start with the first. */
export function firstAddresses(range: string): readonly string[] {
  const bits = hostBits(range) ?? 0;
  const first = reserved(range, bits) > 0 ? 1 : 0;
  return [first, first + 1]
    .map((offset) => addressAt(range, offset))
    .filter((address) => address !== undefined);
}

/** IPv4 reserves the network and broadcast addresses. The server uses all addresses of an IPv6 range. */
function reserved(range: string, bits: number): number {
  return isIPv4Cidr(range) && bits > 1 ? 2 : 0;
}
