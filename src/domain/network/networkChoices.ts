import type { Node } from '../node/node.ts';
import type { Viewer } from '../session/permissions.ts';
import type { Network } from './network.ts';

/**
 * The netids a network selector offers, sorted. Only an administrator can list networks: everybody else knows those of
 * the own data and of the nodes they see. A token lists networks too, also those that were deleted since.
 */
export function networkChoices(
  { user, holdings }: Viewer,
  networks: readonly Pick<Network, 'netid'>[],
  nodes: readonly Pick<Node, 'network'>[],
): readonly string[] {
  const netids = user.isAdmin
    ? networks.map((network) => network.netid)
    : [...holdings.keys(), ...nodes.map((node) => node.network)];
  return [...new Set(netids)].toSorted((one, other) => one.localeCompare(other));
}
