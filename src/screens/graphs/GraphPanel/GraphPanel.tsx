import type { Topology } from '../../../domain/graph/topology.ts';
import { LegendPanel } from './LegendPanel.tsx';
import { NodePanel } from './NodePanel.tsx';
import type { PanelActions } from './panelActions.ts';
import type { PanelView } from './panelView.ts';
import { ThingPanel } from './ThingPanel.tsx';

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
