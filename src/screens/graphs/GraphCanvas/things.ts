import { filterByText } from '../../../domain/listFilter.ts';
import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import { groupLabel, groupName, spokenThing } from '../../../domain/graph/graphText.ts';
import type { GraphGroup } from '../../../domain/graph/groups.ts';
import { linksOf } from '../../../domain/graph/neighbours.ts';
import type { NodeKind } from '../../../domain/graph/nodeKind.ts';
import type { GraphNode, Topology } from '../../../domain/graph/topology.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { compareNames } from '../../../domain/order.ts';
import { figureSize, type Size } from '../NodeFigure/figureShape.ts';

/** One thing on the canvas: a node, a client, a range, or a group of them. */
export type Thing = {
  readonly id: string;
  readonly kind: NodeKind;
  /** Stands below the figure; a range has its own inside. */
  readonly label: string;
  /** What is read aloud. */
  readonly spoken: string;
  readonly health: HealthStatus | undefined;
  readonly isHub: boolean;
  /** How many things a group stands for. */
  readonly count: number | undefined;
  readonly size: Size;
};

/** Groups last: they stand behind nothing that could be missed. */
export function thingsOf({ nodes, groups }: Pick<DrawnGraph, 'nodes' | 'groups'>): readonly Thing[] {
  return [...nodes.map(thingOf), ...groups.map(groupThing)];
}

function thingOf(node: GraphNode): Thing {
  const { id, kind, label } = node;
  const health = 'health' in node ? node.health : undefined;
  const isHub = 'isHub' in node && node.isHub;
  return {
    id,
    kind,
    label,
    spoken: spokenThing(label, kind, health, isHub),
    health,
    isHub,
    count: undefined,
    size: figureSize(kind, label),
  };
}

function groupThing(group: GraphGroup): Thing {
  const count = group.memberIds.length;
  return {
    id: group.id,
    kind: group.kind,
    label: groupLabel(group),
    spoken: `${groupName(group)}, closed group`,
    health: undefined,
    isHub: false,
    count,
    size: figureSize(group.kind, '', count),
  };
}

/** Ids of what has a text in its name or addresses, in the order of the names; none while the text is blank. */
export function thingsMatching({ nodes }: Topology, text: string): readonly string[] {
  if (text.trim() === '') return [];
  return filterByText(nodes, text, fieldsOf)
    .toSorted((one, other) => compareNames(one.label, other.label))
    .map(({ id }) => id);
}

/** What a thing is found by. */
export function fieldsOf(thing: GraphNode): readonly string[] {
  const addressed = 'node' in thing ? thing.node : 'client' in thing ? thing.client : undefined;
  return addressed ? [thing.label, addressed.address, addressed.address6] : [thing.label];
}

/** Of a character of the label. */
const characterWidth = 6;
const margin = 6;
const smallest = 28;
/** A long label may reach under its neighbour's rather than make the whole graph wide. */
const largest = 46;
/** The name of a group is as large from afar, where everything else has shrunk. */
const groupRadius = 80;

/** Half the room that a thing is given, in pixels at zoom 1: a range holds its text, the others carry it below. */
export function thingRadius({ kind, label, size, count }: Thing): number {
  if (kind === 'range' && count === undefined) return size.width / 2 + margin;
  if (count !== undefined) return groupRadius;
  const width = Math.max(size.width, label.length * characterWidth);
  return Math.min(largest, Math.max(smallest, width / 2 + margin));
}

/** What stays when everything else fades: a thing and what it is linked to, drawn or not, as the things that are drawn. */
export function nearTo(topology: Topology, drawn: DrawnGraph, id: string): ReadonlySet<string> | undefined {
  const group = drawn.groups.find((one) => one.id === id);
  // Plain nodes are linked to nearly everything: there is nothing to be told by fading.
  if (group && group.gatewayId === undefined) return undefined;
  const links = group ? drawn.links : linksOf(topology, id);
  const ends = links
    .filter(({ from, to }) => from === id || to === id)
    .map(({ from, to }) => (from === id ? to : from));
  return asDrawn(drawn, [id, ...ends]);
}

/** Members of closed groups stand for their groups. */
export function asDrawn({ groups }: Pick<DrawnGraph, 'groups'>, ids: Iterable<string>): ReadonlySet<string> {
  const wanted = new Set(ids);
  const holding = groups.filter(({ memberIds }) => memberIds.some((member) => wanted.has(member)));
  return new Set([...wanted, ...holding.map(({ id }) => id)]);
}
