import { groupBy } from '../groupBy.ts';
import { nodeHealth } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { compareNames } from '../order.ts';

export const aclGroupings = ['role', 'system', 'prefix', 'part2', 'part3', 'health'] as const;
export type AclGrouping = (typeof aclGroupings)[number];

/** The matrix also groups nodes by their rules, which depend on those of all others. */
export const matrixGroupings = ['rules', ...aclGroupings] as const;
export type MatrixGrouping = (typeof matrixGroupings)[number];

export type AclGroup = {
  readonly key: string;
  /** Describes the group, if its name doesn’t. */
  readonly text?: string;
  readonly places: readonly number[];
};

const roleOrder = ['server', 'hub', 'egress', 'ingress', 'relay', 'relayed', 'plain', ''];
const healthOrder = ['error', 'warning', 'pending', 'healthy', ''];

/**
 * Groups nodes. A node with several roles belongs to the first of server, hub, egress, ingress and relay. Groups by
 * role and health are ordered by importance, others by name, and the rest comes last. `now` is in Unix seconds.
 */
export function aclGroups(
  nodeIds: readonly string[],
  nodes: readonly Node[],
  by: AclGrouping,
  now: number,
): readonly AclGroup[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const places = groupBy([...nodeIds.keys()], (place) => {
    const node = byId.get(nodeIds[place] ?? '');
    return node ? aclGroupKey(node, by, now) : '';
  });
  const groups = [...places].map(([key, members]) => ({ key, places: members }));
  if (by === 'role') return inOrder(groups, roleOrder);
  if (by === 'health') return inOrder(groups, healthOrder);
  return byName(by === 'system' ? groups : withoutSingles(groups));
}

export function aclGroupKey(node: Node, by: AclGrouping, now: number): string {
  switch (by) {
    case 'role':
      return roleOf(node);
    case 'system':
      return node.os.toLowerCase();
    case 'prefix':
      return prefixOf(node.name);
    case 'part2':
      return nameParts(node.name)[1] ?? '';
    case 'part3':
      return nameParts(node.name)[2] ?? '';
    case 'health':
      return nodeHealth(node, now).status;
  }
}

function roleOf(node: Node): string {
  if (node.isServer) return 'server';
  if (node.isHub) return 'hub';
  if (node.isEgressGateway) return 'egress';
  if (node.isIngressGateway) return 'ingress';
  if (node.isRelay) return 'relay';
  return node.isRelayed ? 'relayed' : 'plain';
}

export function nameParts(name: string): readonly string[] {
  return name.split(/[-_.]/);
}

function prefixOf(name: string): string {
  const [first = '', ...more] = nameParts(name);
  return more.length > 0 ? first : first.replace(/\d+$/, '');
}

function withoutSingles(groups: readonly AclGroup[]): readonly AclGroup[] {
  const isShared = ({ key, places }: AclGroup) => key !== '' && places.length > 1;
  const rest = groups.filter((group) => !isShared(group)).flatMap(({ places }) => places);
  const shared = groups.filter(isShared);
  return rest.length === 0 ? shared : [...shared, { key: '', places: rest.toSorted((a, b) => a - b) }];
}

function inOrder(groups: readonly AclGroup[], order: readonly string[]): readonly AclGroup[] {
  return groups.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}

function byName(groups: readonly AclGroup[]): readonly AclGroup[] {
  return groups.toSorted((a, b) =>
    a.key === '' || b.key === '' ? Number(a.key === '') - Number(b.key === '') : compareNames(a.key, b.key),
  );
}
