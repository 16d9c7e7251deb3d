import { normaliseIP } from '../ip.ts';
import type { Network } from './network.ts';
import type { NetworkDraft } from './networkDraft.ts';
import { networkToWire, newNetworkToWire } from './networkWire.ts';

const settings = [
  'netid',
  'defaultudpholepunch',
  'defaultacl',
  'islocal',
  'isipv4',
  'isipv6',
  'ispointtosite',
] as const;
const ranges = ['addressrange', 'addressrange6', 'localrange'] as const;
const limits = ['defaultusernodelimit', 'defaultuserclientlimit'] as const;

/**
 * Whether a network is the one that a draft asked for, and not somebody else's of the same name: asked where the answer
 * to its creation got lost. Ranges count as the server stores them.
 */
export function isCreatedFrom(draft: NetworkDraft, network: Network): boolean {
  const asked = newNetworkToWire(draft);
  const stored = networkToWire(network);
  return (
    settings.every((field) => asked[field] === stored[field]) &&
    ranges.every((field) => inOneSpelling(asked[field]) === inOneSpelling(stored[field])) &&
    limits.every((field) => asked.prosettings[field] === stored.prosettings[field])
  );
}

function inOneSpelling(range: string): string {
  return normaliseIP(range) ?? range;
}
