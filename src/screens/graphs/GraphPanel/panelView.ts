import { counted } from '../../../domain/format/count.ts';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { kindNames } from '../../../domain/graph/graphText.ts';
import { blockedPairCount, blockedPeersOf } from '../../../domain/graph/neighbours.ts';
import type { GraphNode, Topology } from '../../../domain/graph/topology.ts';
import type { Node, NamedNode } from '../../../domain/node/node.ts';
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
export type PanelView = LegendPanelView | NodePanelView | ThingPanelView;

export type LegendPanelView = {
  readonly kind: 'legend';
  readonly facts: readonly Fact[];
  readonly isPointToSite: boolean;
};

export type NodePanelView = {
  readonly kind: 'node';
  readonly id: string;
  readonly node: NamedNode;
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

/** A client or a range. */
export type ThingPanelView = {
  readonly kind: 'thing';
  readonly id: string;
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
  readonly places: NodePlaces;
  readonly timeZone?: string | undefined;
};

/** Of what is selected, as it is now: a selection is an id, so the panel follows every refresh. */
export function panelView(selected: string | undefined, around: PanelSurroundings): PanelView {
  const thing = around.topology.nodes.find(({ id }) => id === selected);
  if (thing) return 'node' in thing ? nodePanel(thing, around) : thingPanel(thing, around);
  const { topology } = around;
  return { kind: 'legend', facts: networkFacts(topology), isPointToSite: topology.isPointToSite };
}

type Member = Extract<GraphNode, { node: Node }>;

function nodePanel({ id, node }: Member, around: PanelSurroundings): NodePanelView {
  const { viewer, topology, places, timeZone } = around;
  return {
    kind: 'node',
    id,
    node: { network: node.network, id: node.id, name: node.name },
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

/** How many peers a node reaches, and whom the rules keep from it. */
function reachFacts(id: string, topology: Topology): readonly Fact[] {
  const blocked = blockedPeersOf(topology, id);
  const index = topology.mesh.indexOf.get(id);
  const relays = topology.links.filter(
    (link) => link.kind === 'relay' && (link.from === id || link.to === id),
  );
  const names = namesIn(topology);
  return [
    ...(index === undefined
      ? []
      : [plain('Peers reached', `${topology.mesh.linkCounts[index] ?? 0} of ${peersOf(topology, index)}`)]),
    ...(blocked.length > 0 ? [plain('Blocked by ACL', ...named(blocked, names))] : []),
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

function peersOf({ mesh }: Topology, index: number): number {
  return (mesh.linkCounts[index] ?? 0) + (mesh.blockedCounts[index] ?? 0);
}

function networkFacts(topology: Topology): readonly Fact[] {
  const names = namesIn(topology);
  if (!topology.isPointToSite) {
    return topology.knowsRules ? [plain('Blocked by ACL', counted(blockedPairCount(topology), 'pair'))] : [];
  }
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
  approve(node: NamedNode): void;
  remove(node: NamedNode): void;
};
