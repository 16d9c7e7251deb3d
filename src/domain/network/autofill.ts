import type { NetworkDraft } from './networkDraft.ts';

/** Lower case and at most 12 characters, as an id must be. */
export const sampleNames = [
  'amber',
  'anchor',
  'atlas',
  'aurora',
  'badger',
  'basalt',
  'birch',
  'canyon',
  'cedar',
  'comet',
  'coral',
  'delta',
  'ember',
  'falcon',
  'fjord',
  'garnet',
  'harbor',
  'heron',
  'indigo',
  'juniper',
  'lagoon',
  'lantern',
  'maple',
  'meadow',
  'nimbus',
  'orchid',
  'pebble',
  'quartz',
  'raven',
  'saffron',
  'summit',
  'tundra',
  'willow',
] as const;

/**
 * §2 "Autofill": a sample name, a 10.x.y.0/24 and a private IPv6 /64 for the families that are on, and hole punching. A
 * range whose family is off is emptied, since nobody sees it. `random` gives numbers from 0 up to but not 1.
 */
export function autofill(draft: NetworkDraft, random: () => number): NetworkDraft {
  return {
    ...draft,
    netid: sampleNames[between(0, sampleNames.length - 1, random)] ?? sampleNames[0],
    addressRange: draft.isIPv4 ? randomIPv4Range(random) : '',
    addressRange6: draft.isIPv6 ? randomIPv6Range(random) : '',
    udpHolePunch: true,
  };
}

function randomIPv4Range(random: () => number): string {
  return `10.${between(1, 254, random)}.${between(1, 254, random)}.0/24`;
}

/** In fd00::/8, the part of the private space where everybody picks numbers at random. */
function randomIPv6Range(random: () => number): string {
  const group = () => between(0, 0xffff, random).toString(16);
  const first = between(0, 0xff, random).toString(16).padStart(2, '0');
  return `fd${first}:${group()}:${group()}:${group()}::/64`;
}

/** A whole number from `low` to `high`, both included. */
function between(low: number, high: number, random: () => number): number {
  return low + Math.floor(random() * (high - low + 1));
}
