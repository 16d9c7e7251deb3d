import { changedFields, type Edit } from '../edit/edit.ts';
import { overlaps } from '../ip.ts';
import type { Network } from './network.ts';
import type { NetworkDraft } from './networkDraft.ts';

/** Netids are lowercase and at most 12 characters long. */
export const sampleNames = (
  'amber anchor atlas aurora badger basalt birch canyon cedar comet coral delta ember falcon fjord ' +
  'garnet harbor heron indigo juniper lagoon lantern maple meadow nimbus orchid pebble quartz raven ' +
  'saffron summit tundra willow'
).split(' ');

type Random = () => number;

type Neighbour = Pick<Network, 'netid' | 'addressRange' | 'addressRange6'>;

const filledFields: readonly (keyof NetworkDraft)[] = [
  'netid',
  'addressRange',
  'addressRange6',
  'udpHolePunch',
];

/**
 * Fills in a free name and free private ranges for the enabled families. Clears the range of a disabled
 * family, because the form hides it.
 */
export function autofilled(
  draft: NetworkDraft,
  networks: readonly Neighbour[],
  random: Random,
): NetworkDraft {
  const ranges = networks.map((network) => network.addressRange);
  const ranges6 = networks.map((network) => network.addressRange6);
  return {
    ...draft,
    netid: freeName(new Set(networks.map((network) => network.netid)), random),
    addressRange: draft.isIPv4 ? freeIPv4Range(ranges, random) : '',
    addressRange6: draft.isIPv6 ? freeIPv6Range(ranges6, random) : '',
    udpHolePunch: true,
  };
}

export function withoutAutofill(draft: NetworkDraft, fill: Edit<NetworkDraft>): NetworkDraft {
  const untouched = changedFields(fill, filledFields).filter((field) => draft[field] === fill.after[field]);
  return { ...draft, ...Object.fromEntries(untouched.map((field) => [field, fill.before[field]])) };
}

/** A number of up to four digits still fits into a netid. */
function freeName(taken: ReadonlySet<string>, random: Random): string {
  const free = sampleNames.filter((name) => !taken.has(name));
  const names = free.length > 0 ? free : sampleNames;
  const name = names[between(0, names.length - 1, random)] ?? '';
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${name}-${number}`;
  return candidate;
}

function freeIPv4Range(taken: readonly string[], random: Random): string {
  const x = between(0, 253, random);
  const y = between(0, 253, random);
  return firstFree(254, (step) => `10.${1 + ((x + step) % 254)}.${1 + ((y + step) % 254)}.0/24`, taken);
}

/** Uses fd00::/8, where private networks pick random prefixes. */
function freeIPv6Range(taken: readonly string[], random: Random): string {
  const group = () => between(0, 0xffff, random).toString(16);
  const first = between(0, 0xff, random);
  const rest = `${group()}:${group()}:${group()}::/64`;
  const start = (step: number) => ((first + step) % 256).toString(16).padStart(2, '0');
  return firstFree(256, (step) => `fd${start(step)}:${rest}`, taken);
}

/** Each step changes a leading octet, to skip wide overlapping ranges quickly. */
function firstFree(steps: number, candidate: (step: number) => string, taken: readonly string[]): string {
  for (let step = 0; step < steps; step += 1) {
    const range = candidate(step);
    if (!taken.some((other) => overlaps(range, other))) return range;
  }
  return candidate(0);
}

function between(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1));
}
