import { sameIP } from '../ip.ts';
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
 * Checks whether a network was created from this draft and not by someone else under the same name, after the
 * response to its creation was lost.
 */
export function isCreatedFrom(draft: NetworkDraft, network: Network): boolean {
  const asked = newNetworkToWire(draft);
  const stored = networkToWire(network);
  return (
    settings.every((field) => asked[field] === stored[field]) &&
    ranges.every((field) => sameIP(asked[field], stored[field])) &&
    limits.every((field) => asked.prosettings[field] === stored.prosettings[field])
  );
}
