import {
  addressAt,
  hostBits,
  isIPv4Cidr,
  normaliseIP,
  overlaps,
  specialRange,
  type SpecialRange,
} from '../ip.ts';

/** What the create form of a network holds (§2 "Networks screens"): numbers as the text that is typed. */
export type NetworkDraft = {
  readonly netid: string;
  readonly isIPv4: boolean;
  readonly addressRange: string;
  readonly isIPv6: boolean;
  readonly addressRange6: string;
  readonly isLocal: boolean;
  readonly localRange: string;
  readonly udpHolePunch: boolean;
  readonly isPointToSite: boolean;
  readonly defaultAcl: boolean;
  readonly userNodeLimit: string;
  readonly userClientLimit: string;
};

/** The defaults of §9. */
export const newNetworkDraft: NetworkDraft = {
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

/** A range of a network that is there. */
export type NetworkRange = { readonly netid: string; readonly range: string };

/** What is worth knowing about a range before a network gets it. */
export type RangeReport = {
  /** How many addresses it has to give, or the power of two where that is beyond counting. */
  readonly addresses: number | { readonly twoToThe: number };
  /** What the server makes of it: host bits are cleared. Undefined where it stays as it is. */
  readonly storedAs: string | undefined;
  readonly overlapping: readonly NetworkRange[];
  /** What it is instead of a private range. */
  readonly special: SpecialRange | undefined;
};

const countable = 32;

/** Undefined for what is no range. */
export function rangeReport(range: string, others: readonly NetworkRange[]): RangeReport | undefined {
  const bits = hostBits(range);
  if (bits === undefined || !range.includes('/')) return undefined;
  const stored = normaliseIP(range);
  return {
    addresses: bits > countable ? { twoToThe: bits } : addressesIn(range, bits),
    storedAs: stored === range.toLowerCase() ? undefined : stored,
    overlapping: others.filter((other) => overlaps(range, other.range)),
    special: specialRange(range),
  };
}

/** How many addresses a range has to give; undefined for what is no range. */
export function addressCountOf(range: string): number | undefined {
  const bits = hostBits(range);
  return bits === undefined ? undefined : addressesIn(range, bits);
}

function addressesIn(range: string, bits: number): number {
  return 2 ** bits - reserved(range, bits);
}

/** The addresses that the first two nodes get; the server takes the last one of the range for itself. */
export function firstAddresses(range: string): readonly string[] {
  const bits = hostBits(range) ?? 0;
  const first = reserved(range, bits) > 0 ? 1 : 0;
  return [first, first + 1]
    .map((offset) => addressAt(range, offset))
    .filter((address) => address !== undefined);
}

/** In IPv4 the address of the network and the one for broadcasts; the server gives out all of an IPv6 range. */
function reserved(range: string, bits: number): number {
  return isIPv4Cidr(range) && bits > 1 ? 2 : 0;
}
