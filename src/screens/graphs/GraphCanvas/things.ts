import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import type { GraphGroup } from '../../../domain/graph/groups.ts';
import type { NodeKind } from '../../../domain/graph/nodeKind.ts';
import type { GraphNode } from '../../../domain/graph/topology.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { groupLabel, groupName, spokenThing } from '../../../domain/text/graphText.ts';
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
