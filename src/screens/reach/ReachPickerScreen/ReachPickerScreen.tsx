import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { NetworkPicker, type NetworkPickerActions } from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { NetworkPickerView, NodeCountRow } from '../../shared/NetworkPicker/networkPickerView.ts';
import { nodeCountColumns, nodeCountSummary } from '../../shared/NetworkPicker/NetworkTable.tsx';

type ReachPickerScreenProps = { view: NetworkPickerView<NodeCountRow>; on: NetworkPickerActions };

/** `/reach`: of which network. */
export function ReachPickerScreen({ view, on }: ReachPickerScreenProps) {
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{ title: labels.section.reachability, description: labels.action.selectNetwork }}
      columns={nodeCountColumns}
      summary={nodeCountSummary}
      empty={
        <EmptyState
          art="graph"
          heading={messages['node.none']}
          text="Nodes reach each other within a network, and there is none yet."
        />
      }
    />
  );
}
