import { grouped } from '../../../domain/format/count.ts';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import type { DrawnGroup } from '../../../domain/graph/drawn.ts';
import { blockedPairsText, groupName, kindNames } from '../../../domain/graph/graphText.ts';
import { legendOf, type Legend, type LegendKey } from '../../../domain/graph/legend.ts';
import { linkedTo } from '../../../domain/graph/mesh.ts';
import { blockedPeersOf } from '../../../domain/graph/neighbours.ts';
import type { NodeKind } from '../../../domain/graph/nodeKind.ts';
import type { GraphNode, Topology } from '../../../domain/graph/topology.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { healthWords } from '../../../domain/node/healthText.ts';
import type { Node, NamedNode } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { canApprove, canEditNode, canSeeAcls, canSeeMetrics } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { nodeDeletion, type NodeDeletion } from '../../nodes/nodeDeletion.ts';
import { roleRows, type RoleRowView } from '../../nodes/NodeDetailsScreen/roleRows.ts';
import { aclLink, type LinkOrReason } from '../../nodes/nodeLinks.ts';
import type { NodePlaces } from '../../nodes/nodePlaces.ts';
import type { RoleActions, RoleSurroundings } from '../../nodes/roles/roleControl.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';

/** What stands beside the graph: the selected thing, or the legend. */
export type PanelView = LegendPanelView | NodePanelView | ThingPanelView | GroupPanelView;

export type LegendPanelView = {
  readonly kind: 'legend';
  readonly legend: Legend;
  readonly lit: LegendKey | undefined;
  readonly facts: readonly Fact[];
  /** The sentence on blocked pairs. */
  readonly blockedPairs: string | undefined;
};

export type NodePanelView = {
  readonly kind: 'node';
  readonly id: string;
  readonly node: NamedNode;
  /** Who loses a way when it fails is marked in the graph. */
  readonly isFailing: boolean;
  readonly figure: FigureView;
  readonly health: HealthView;
  readonly href: string;
  readonly editHref: string | undefined;
  /** undefined: not for this user. */
  readonly acls: LinkOrReason | undefined;
  readonly whyHref: string | undefined;
  readonly metricsHref: string | undefined;
  readonly deletion: NodeDeletion;
  readonly canApprove: boolean;
  readonly roles: readonly RoleRowView[];
  readonly facts: readonly Fact[];
  readonly reach: readonly Fact[];
};

/** How it looks in the graph. */
type FigureView = {
  readonly kind: NodeKind;
  readonly health?: HealthStatus;
  readonly isHub?: boolean;
  readonly isIsolated?: boolean;
};

/** Several things that are drawn as one. */
export type GroupPanelView = {
  readonly kind: 'group';
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly facts: readonly Fact[];
  readonly members: readonly { readonly id: string; readonly label: string; readonly how: string }[];
};

/** A client or a range. */
export type ThingPanelView = {
  readonly kind: 'thing';
  readonly id: string;
  readonly figure: FigureView;
  readonly name: string;
  readonly kindName: string;
  readonly whyHref: string | undefined;
  readonly facts: readonly Fact[];
};

/** One line; without values it is not set. */
export type Fact = {
  readonly label: string;
  readonly values: readonly string[];
  /** What a machine reads: in mono, to be copied. */
  readonly isCode?: boolean;
};

export type PanelSurroundings = RoleSurroundings & {
  readonly topology: Topology;
  readonly groups: readonly DrawnGroup[];
  readonly places: NodePlaces;
  readonly timeZone?: string | undefined;
};

type Chosen = {
  readonly selected: string | undefined;
  readonly lit: LegendKey | undefined;
  readonly isFailing: boolean;
};

/** Of what is selected, as it is now: a selection is an id, so the panel follows every refresh. */
export function panelView({ selected, lit, isFailing }: Chosen, around: PanelSurroundings): PanelView {
  const { topology, groups } = around;
  const thing = topology.nodes.find(({ id }) => id === selected);
  if (thing) return 'node' in thing ? nodePanel(thing, isFailing, around) : thingPanel(thing, around);
  const group = groups.find(({ id }) => id === selected);
  if (group) return groupPanel(group, topology);
  return {
    kind: 'legend',
    legend: legendOf(topology),
    lit,
    facts: hubFacts(topology),
    blockedPairs: topology.rules && blockedPairsText(topology.rules),
  };
}

function groupPanel(group: DrawnGroup, { nodes, rules }: Topology): GroupPanelView {
  const { id, prefix, kind, isOpen, health, blocked, count } = group;
  const ids = new Set(group.allIds);
  const members = nodes.filter((thing) => ids.has(thing.id));
  const states = (['error', 'warning', 'pending', 'healthy'] as const).filter((state) => health[state] > 0);
  const howOf = (thing: GraphNode) =>
    [
      'health' in thing && thing.health !== 'healthy' && stateName(thing.health).toLowerCase(),
      rules?.isolated.has(thing.id) && 'isolated',
      rules?.withBlocked.has(thing.id) && 'blocked pairs',
    ]
      .filter(Boolean)
      .join(', ');
  return {
    kind: 'group',
    id,
    name: groupName({ kind, prefix, count }),
    isOpen,
    facts: [
      ...states.map((state) => plain(stateName(state), grouped(health[state]))),
      ...(rules ? [plain('With blocked pairs', grouped(blocked))] : []),
    ],
    members: members
      .map((thing) => ({ id: thing.id, label: thing.label, how: howOf(thing) }))
      .toSorted(
        (one, other) =>
          Number(one.how === '') - Number(other.how === '') || compareNames(one.label, other.label),
      ),
  };
}

function stateName(state: HealthStatus): string {
  const [first = '', ...rest] = healthWords[state].toLowerCase();
  return first.toUpperCase() + rest.join('');
}

type Member = Extract<GraphNode, { node: Node }>;

function nodePanel(member: Member, isFailing: boolean, around: PanelSurroundings): NodePanelView {
  const { id, node } = member;
  const { viewer, topology, places, timeZone } = around;
  return {
    kind: 'node',
    id,
    isFailing,
    node: { network: node.network, id: node.id, name: node.name },
    figure: {
      kind: member.kind,
      health: member.health,
      isHub: member.isHub,
      isIsolated: topology.rules?.isolated.has(id) ?? false,
    },
    health: healthView(node, timeZone, around.networks.get(node.network)),
    href: places.node(node),
    editHref: canEditNode(viewer, node) ? places.edit(node) : undefined,
    acls: aclLink(node, viewer),
    whyHref: whyHref(id, around),
    metricsHref: canSeeMetrics(viewer) ? paths.nodeMetrics(node) : undefined,
    deletion: nodeDeletion(node, around),
    canApprove: canApprove(viewer, node, around.networks.get(node.network)),
    roles: roleRows(node, around).filter(({ control }) => control.role !== 'hub' || topology.isPointToSite),
    facts: [
      code(labels.node.endpoint, node.endpoint),
      code(labels.node.addresses, node.address, node.address6),
      code(labels.node.publicKey, node.publicKey),
      code('ID', node.id),
      plain('System', node.os),
      plain(labels.node.version, versionLabel(node.version)),
    ],
    reach: reachFacts(id, topology),
  };
}

function whyHref(id: string, { topology, viewer }: PanelSurroundings): string | undefined {
  return canSeeAcls(viewer) ? whyQuery(whyKeyOf(topology, id)) : undefined;
}

/** What the explainer calls a thing of the graph. */
export function whyKeyOf({ nodes }: Topology, id: string): string {
  const thing = nodes.find((one) => one.id === id);
  const netid = nodes.flatMap((one) => ('node' in one ? [one.node.network] : []))[0] ?? '';
  if (thing?.kind === 'client') return clientKey(thing.client);
  return thing?.kind === 'range' ? `${thing.label}@${netid}` : id;
}

function thingPanel(thing: Exclude<GraphNode, Member>, around: PanelSurroundings): ThingPanelView {
  const { id, kind, label } = thing;
  const shown = {
    kind: 'thing',
    id,
    figure: { kind },
    name: label,
    kindName: kindNames[kind],
    whyHref: whyHref(id, around),
  } as const;
  if (kind === 'range') return { ...shown, facts: [code('Range', label), plain('Type', kindNames.range)] };
  const { client } = thing;
  return {
    ...shown,
    facts: [
      code('ID', clientKey(client)),
      code(labels.node.addresses, client.address, client.address6),
      plain('Description', client.description),
      plain('Type', kindNames.client),
    ],
  };
}

/** How many peers a node may talk to, and whom the rules keep from it. */
function reachFacts(id: string, topology: Topology): readonly Fact[] {
  const blocked = blockedPeersOf(topology, id);
  const index = topology.mesh.indexOf.get(id);
  const relays = topology.links.filter(
    (link) => link.kind === 'relay' && (link.from === id || link.to === id),
  );
  const names = namesIn(topology);
  const isCutOff = topology.rules?.isolated.get(id) === 'relay';
  const blockedNames = named(blocked, names);
  return [
    ...(index === undefined ? [] : [plain('Peers allowed', peersText(topology, id, index))]),
    ...(blocked.length > 0
      ? [
          plain(
            'Blocked by ACL',
            ...(isCutOff ? [`${blockedNames.join(', ')}, its only way in`] : blockedNames),
          ),
        ]
      : []),
    ...(relays.length > 0
      ? [
          plain(
            'Through a relay',
            ...named(
              relays.map(({ from, to }) => (from === id ? to : from)),
              names,
            ),
          ),
        ]
      : []),
  ];
}

/** `6 of 6, 2 silent`: what the rules allow, and how many of those have not been heard of. */
function peersText({ mesh, nodes }: Topology, id: string, index: number): string {
  const allowed = mesh.linkCounts[index] ?? 0;
  const all = allowed + (mesh.blockedCounts[index] ?? 0);
  const silent = new Set(nodes.flatMap((one) => ('health' in one && isSilent(one.health) ? [one.id] : [])));
  const silentPeers = linkedTo(mesh, id).filter((peer) => silent.has(peer)).length;
  const counts = `${grouped(allowed)} of ${grouped(all)}`;
  return silentPeers === 0 ? counts : `${counts}, ${grouped(silentPeers)} silent`;
}

function isSilent(health: HealthStatus): boolean {
  return health === 'warning' || health === 'error';
}

function hubFacts(topology: Topology): readonly Fact[] {
  if (!topology.isPointToSite) return [];
  const names = namesIn(topology);
  const { hubId, blockedFromHub } = topology;
  return [
    plain('Hub', ...(hubId === undefined ? [] : named([hubId], names))),
    ...(blockedFromHub.length > 0 ? [plain('Blocked from the hub', ...named(blockedFromHub, names))] : []),
  ];
}

/** How many are named before the rest becomes a number. */
const namedOnes = 3;

function named(ids: readonly string[], nameOf: (id: string) => string): readonly string[] {
  const first = ids.slice(0, namedOnes).map(nameOf);
  return ids.length > namedOnes ? [...first, `${ids.length - namedOnes} more`] : first;
}

function namesIn({ nodes }: Topology): (id: string) => string {
  return (id) => nodes.find((one) => one.id === id)?.label ?? id;
}

function code(label: string, ...values: readonly string[]): Fact {
  return { label, values: values.filter((value) => value !== ''), isCode: true };
}

function plain(label: string, ...values: readonly string[]): Fact {
  return { label, values: values.filter((value) => value !== '') };
}

/** What can be asked for in the panel. Questions before a change were answered already. */
export type PanelActions = RoleActions & {
  /** The same function in every render. */
  readonly select: (id: string) => void;
  /** undefined: what the panel stands in closes it. */
  readonly close: (() => void) | undefined;
  /** Lights up what an entry of the legend counts; undefined: nothing. */
  readonly light: (key: LegendKey | undefined) => void;
  readonly toggleGroup: (id: string) => void;
  readonly showFailure: (isShown: boolean) => void;
  approve(node: NamedNode): void;
  remove(node: NamedNode): void;
};
