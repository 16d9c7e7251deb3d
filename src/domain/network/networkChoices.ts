import type { Node } from '../node/node.ts';
import { compareNames } from '../order.ts';
import type { Viewer } from '../session/permissions.ts';
import type { Network } from './network.ts';

/**
 * The netids a network selector offers, sorted. Only an administrator can list networks: an enterprise user knows those
 * of the own data, a community user those of the nodes it sees and of the token.
 */
export function networkChoices(
  { user, isEE, holdings }: Viewer,
  networks: readonly Pick<Network, 'netid'>[],
  nodes: readonly Pick<Node, 'network'>[],
): readonly string[] {
  const netids = user.isAdmin
    ? networks.map((network) => network.netid)
    : isEE
      ? holdings.keys()
      : [...nodes.map((node) => node.network), ...user.networks];
  return [...new Set(netids)].toSorted(compareNames);
}
