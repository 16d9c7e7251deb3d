import { containsIP, hostBits, pastedAddress, pastedIP } from '../ip.ts';
import type { Findable } from './findables.ts';

type RangeOf = { readonly thing: Findable; readonly range: string };

export type AddressAnswer = NonNullable<ReturnType<typeof whoseAddress>>;

/** Undefined where the text is neither an address nor a range, in whatever spelling. */
export function whoseAddress(text: string, things: readonly Findable[]) {
  const address = pastedIP(text);
  const single = pastedAddress(text);
  if (address === undefined || single === undefined) return undefined;
  // A tool that prints an address with its mask means the address, one that prints a route means the range.
  const holders = things.filter(
    (thing) => thing.addresses.includes(single) || thing.ranges.includes(address),
  );
  const others = things.flatMap((thing) =>
    thing.ranges.filter((range) => range !== address).map((range) => ({ thing, range })),
  );
  const around = others.filter(({ range }) => containsIP(range, address)).toSorted(narrowestFirst);
  const inside = others.filter(({ range }) => containsIP(address, range)).toSorted(narrowestFirst);
  const home = around.find(({ thing }) => thing.kind === 'network')?.thing;
  const isTaken = holders.some(({ node, client }) => (node ?? client)?.network === home?.name);
  const answer = { address, holders, around, inside };
  return { ...answer, freeIn: isTaken || address.includes('/') ? undefined : home };
}

function narrowestFirst(one: RangeOf, other: RangeOf): number {
  return (hostBits(one.range) ?? 0) - (hostBits(other.range) ?? 0);
}
