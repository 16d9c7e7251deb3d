import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { canApprove, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { NamedNode } from '../../nodes/NodeListScreen/selectionView.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';

export type ArrivalsInput = {
  readonly netid: string;
  readonly nodes: Loadable<readonly Node[]>;
  /** Ids of the nodes that were there before; undefined while that is not known. */
  readonly before: ReadonlySet<string> | undefined;
  readonly network: Pick<Network, 'allowManualSignup'> | undefined;
  readonly viewer: Viewer;
  /** Unix seconds. */
  readonly now: number;
  /** The browser's unless named. */
  readonly timeZone?: string;
};

export type ArrivalRow = {
  readonly node: NamedNode;
  readonly address: string;
  readonly health: HealthView;
  readonly href: string;
  readonly canApprove: boolean;
};

export type ArrivalsView = {
  readonly netid: string;
  readonly rows: readonly ArrivalRow[];
  /** Why nobody can be seen to arrive. */
  readonly problem: string | undefined;
};

/** The nodes of a network that were not there before. With which key they joined the server does not tell. */
export function arrivalsView(input: ArrivalsInput): ArrivalsView {
  const { netid, nodes, before } = input;
  const arrived =
    nodes.status === 'ready' && before
      ? nodes.value.filter((node) => node.network === netid && !before.has(node.id))
      : [];
  return { netid, rows: arrived.map((node) => rowOf(node, input)), problem: problemWith(nodes) };
}

function rowOf(node: Node, { viewer, network, now, timeZone }: ArrivalsInput): ArrivalRow {
  return {
    node: { id: node.id, network: node.network, name: node.name },
    address: node.address || node.address6,
    health: healthView(node, now, timeZone),
    href: paths.node(node),
    canApprove: canApprove(viewer, node, network),
  };
}

function problemWith(nodes: Loadable<unknown>): string | undefined {
  if (nodes.status === 'failed') return failureText(nodes.failure);
  return nodes.status === 'ready' && nodes.staleBecause ? failureText(nodes.staleBecause) : undefined;
}
