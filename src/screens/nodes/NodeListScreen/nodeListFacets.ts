import { filterByText } from '../../../domain/listFilter.ts';
import type { FindingMarks } from '../../../domain/findings/marks.ts';
import { nodeSubject, subjectKey } from '../../../domain/findings/finding.ts';
import { searchFields, searchIds } from '../../../domain/node/nodeSearch.ts';
import { roleNames, gatewayRoles, hasRole } from '../../../domain/node/gateways.ts';
import { isExpired, nodeFacets, nodeHealth } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import type { OwnerOf } from '../../../domain/user/owners.ts';
import { countedOptions } from '../../list/countedOptions.ts';
import type { NodeFilter, NodeState } from './nodeListActions.ts';

export type Facet = {
  readonly id: 'all' | NodeState;
  readonly label: string;
  readonly count: number;
  readonly href: string;
};

const facetLabels = [
  ['all', 'All'],
  ['healthy', 'Healthy'],
  ['warning', 'Warning'],
  ['error', 'Error'],
  ['pending', 'Pending'],
  ['expired', 'Expired'],
  ['findings', 'With findings'],
] as const;

export function facetsOf(
  nodes: readonly Node[],
  now: number,
  {
    marks,
    current,
    hrefOf,
  }: {
    marks: FindingMarks | undefined;
    current: NodeFilter['status'];
    hrefOf: (status: NodeFilter['status']) => string;
  },
): readonly Facet[] {
  const expired = nodes.filter((node) => isExpired(node, now)).length;
  const findings = nodes.filter((node) => markOf(node, marks)).length;
  const counts = { ...nodeFacets(nodes, now), expired, findings };
  return facetLabels
    .filter(([id]) => (id !== 'expired' && id !== 'findings') || counts[id] > 0 || current === id)
    .map(([id, label]) => ({
      id,
      label,
      count: counts[id],
      href: hrefOf(id === 'all' ? undefined : id),
    }));
}

export function filterChoices(
  nodes: readonly Node[],
  { netid, isEE, ownerOf }: { netid: string | undefined; isEE: boolean; ownerOf: OwnerOf },
) {
  return {
    owners: countedOptions(nodes.map(ownerOf)),
    networks: netid === undefined ? countedOptions(nodes.map((node) => node.network)) : undefined,
    roles: gatewayRoles
      .filter((role) => role !== 'failover' || isEE)
      .map((role) => ({
        id: role,
        label: roleNames[role],
        count: nodes.filter((node) => hasRole(node, role)).length,
      })),
    versions: countedOptions(nodes.map((node) => versionLabel(node.version))),
  };
}

export function narrowNodes(nodes: readonly Node[], filter: NodeFilter, ownerOf: OwnerOf): readonly Node[] {
  const { roles, versions, networks, owners } = filter;
  const narrowed = nodes.filter(
    (node) =>
      (roles.length === 0 || roles.some((role) => hasRole(node, role))) &&
      (versions.length === 0 || versions.includes(versionLabel(node.version))) &&
      (networks.length === 0 || networks.includes(node.network)) &&
      (owners.length === 0 || owners.includes(ownerOf(node))),
  );
  return filterByText(narrowed, filter.search, searchedIn, searchIds);
}

function searchedIn(node: Node): readonly string[] {
  return [...searchFields(node), node.network];
}

export function nodesInState(
  nodes: readonly Node[],
  status: NodeFilter['status'],
  now: number,
  marks: FindingMarks | undefined,
): readonly Node[] {
  switch (status) {
    case undefined:
      return nodes;
    case 'expired':
      return nodes.filter((node) => isExpired(node, now));
    case 'findings':
      return nodes.filter((node) => markOf(node, marks));
    default:
      return nodes.filter((node) => nodeHealth(node, now).status === status);
  }
}

export function markOf(node: Node, marks: FindingMarks | undefined) {
  return marks?.get(subjectKey(nodeSubject(node)));
}
