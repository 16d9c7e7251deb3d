import type { NodeKind } from './nodeKind.ts';
import type { GraphLink, GraphNode, Topology } from './topology.ts';
import { groupBy } from '../groupBy.ts';
import { compareNames } from '../order.ts';

export type GraphGroup = {
  readonly id: string;
  readonly kind: NodeKind;
  /** Common prefix of the members' names; empty for the group of all other nodes. */
  readonly prefix: string;
  readonly gatewayId?: string;
  readonly memberIds: readonly string[];
  /** @default the names of its members */
  readonly title?: string;
  /** @default the room that its members need when it is expanded */
  readonly radius?: number;
};

/** Smaller groups hide more than they save. */
const smallestGroup = 4;
const attachedOneByOne = 8;
const maxPrefixes = 24;

export const maxUngrouped = 200;

export function isLarge({ nodes }: Grouped): boolean {
  return nodes.length > maxUngrouped;
}

/** Groups depend only on names and structure, so that ACLs and health never regroup nodes. */
export function groupsOf(topology: Grouped, most = maxUngrouped): readonly GraphGroup[] {
  if (topology.nodes.length <= most) return [];
  return [...plainGroups(topology.nodes), ...attachedGroups(topology)];
}

export type Grouped = Pick<Topology, 'nodes' | 'structure'>;

function plainGroups(nodes: readonly GraphNode[]): readonly GraphGroup[] {
  const plain = nodes.filter(
    (item) => 'node' in item && item.kind === 'normal' && !item.isHub && !item.node.isServer,
  );
  const { named, rest } = prefixGroups(plain, smallestGroup, maxPrefixes);
  return [...named, ...(rest.length >= smallestGroup ? [['', rest] as const] : [])].map(
    ([prefix, members]) => ({
      id: `group/normal/${prefix}`,
      kind: 'normal',
      prefix,
      memberIds: members.map(({ id }) => id),
    }),
  );
}

/** Returns the largest groups of items with the same name prefix, and the items that are in none. */
export function prefixGroups(items: readonly GraphNode[], smallest: number, most: number) {
  const named = [...groupBy(items, ({ label }) => namePrefix(label))]
    .filter(([prefix, members]) => prefix !== '' && members.length >= smallest)
    .toSorted(([a, some], [b, others]) => others.length - some.length || compareNames(a, b))
    .slice(0, most);
  const taken = new Set(named.flatMap(([, members]) => members));
  return { named, rest: items.filter((item) => !taken.has(item)) };
}

function attachedGroups(topology: Grouped): readonly GraphGroup[] {
  const gateways = gatewaysByItem(topology.structure);
  const attached = topology.nodes.flatMap(({ id, kind }) => {
    const [gatewayId, ...others] = gateways.get(id) ?? [];
    const isAttached = kind === 'client' || kind === 'range' || kind === 'relayed';
    return isAttached && gatewayId !== undefined && others.length === 0 ? [{ id, kind, gatewayId }] : [];
  });
  return [...groupBy(attached, ({ kind, gatewayId }) => `group/${kind}/${gatewayId}`)].flatMap(
    ([id, items]) => {
      const [first] = items;
      if (!first || items.length <= attachedOneByOne) return [];
      const { kind, gatewayId } = first;
      return [{ id, kind, prefix: '', gatewayId, memberIds: items.map((item) => item.id) }];
    },
  );
}

function gatewaysByItem(links: readonly GraphLink[]): ReadonlyMap<string, readonly string[]> {
  const gateways = new Map<string, string[]>();
  for (const { kind, from, to } of links) {
    if (kind === 'hub' || kind === 'mesh') continue;
    const [item, gateway] = kind === 'range' ? [to, from] : [from, to];
    gateways.set(item, [...(gateways.get(item) ?? []), gateway]);
  }
  return gateways;
}

/** Returns the leading letters: `ams` for `ams-db-01`, `node` for `node7`. */
function namePrefix(name: string): string {
  return /^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? '';
}
