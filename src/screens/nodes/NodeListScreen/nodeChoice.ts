import { filterByText } from '../../../domain/listFilter.ts';
import { hasRole } from '../../../domain/node/gateways.ts';
import { nodeHealth } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import type { NodeFilter } from './nodeListActions.ts';

/** The nodes that the filters leave, whatever their state: what the counts of the states are taken from. */
export function narrowNodes(nodes: readonly Node[], filter: NodeFilter): readonly Node[] {
  const { roles, versions, networks } = filter;
  const narrowed = nodes.filter(
    (node) =>
      (roles.length === 0 || roles.some((role) => hasRole(node, role))) &&
      (versions.length === 0 || versions.includes(versionLabel(node.version))) &&
      (networks.length === 0 || networks.includes(node.network)),
  );
  return filterByText(narrowed, filter.search, (node) => [
    node.name,
    node.address,
    node.address6,
    node.network,
  ]);
}

/** Of these, the ones in the state asked for. */
export function nodesInState(
  nodes: readonly Node[],
  status: NodeFilter['status'],
  now: number,
): readonly Node[] {
  return status ? nodes.filter((node) => nodeHealth(node, now).status === status) : nodes;
}
