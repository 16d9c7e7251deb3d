import type { Topology } from '../../../domain/graph/topology.ts';
import type { NodeRef } from '../../../domain/node/node.ts';
import type { RoleActions } from '../../nodes/roles/roleActions.ts';
import { LegendPanel } from './LegendPanel.tsx';
import { NodePanel } from './NodePanel.tsx';
import type { PanelView } from './panelView.ts';
import { ThingPanel } from './ThingPanel.tsx';

export type PanelActions = RoleActions & {
  /** The same function in every render. */
  readonly select: (id: string) => void;
  /** undefined: what the panel stands in closes it. */
  readonly close: (() => void) | undefined;
  approve(node: NodeRef & { readonly name: string }): void;
  remove(node: NodeRef & { readonly name: string }): void;
};

type GraphPanelProps = { view: PanelView; topology: Topology; on: PanelActions };

/** What stands beside the graph: the selected thing, or the legend. */
export function GraphPanel({ view, topology, on }: GraphPanelProps) {
  switch (view.kind) {
    case 'legend':
      return <LegendPanel view={view} />;
    case 'node':
      return <NodePanel key={view.id} view={view} topology={topology} on={on} />;
    case 'thing':
      return <ThingPanel view={view} topology={topology} on={on} />;
  }
}
