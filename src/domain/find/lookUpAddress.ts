import { containsIP, hostBits, pastedAddress, pastedIP } from '../ip.ts';
import type { Findable } from './findables.ts';

type RangeOf = { readonly item: Findable; readonly range: string };

export type AddressLookup = NonNullable<ReturnType<typeof lookUpAddress>>;

/** Looks up who uses an address or range. Returns undefined if the text is neither, in any spelling. */
export function lookUpAddress(text: string, items: readonly Findable[]) {
  const address = pastedIP(text);
  const single = pastedAddress(text);
  if (address === undefined || single === undefined) return undefined;
  // Tools print both addresses and routes with a mask, so the text can mean the address or the range.
  const holders = items.filter((item) => item.addresses.includes(single) || item.ranges.includes(address));
  const others = items.flatMap((item) =>
    item.ranges.filter((range) => range !== address).map((range) => ({ item, range })),
  );
  const around = others.filter(({ range }) => containsIP(range, address)).toSorted(narrowestFirst);
  const inside = others.filter(({ range }) => containsIP(address, range)).toSorted(narrowestFirst);
  const home = around.find(({ item }) => item.kind === 'network')?.item;
  const isTaken = holders.some(({ node, client }) => (node ?? client)?.network === home?.name);
  const answer = { address, holders, around, inside };
  return { ...answer, freeIn: isTaken || address.includes('/') ? undefined : home };
}

function narrowestFirst(a: RangeOf, b: RangeOf): number {
  return (hostBits(a.range) ?? 0) - (hostBits(b.range) ?? 0);
}
