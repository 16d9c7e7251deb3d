import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  NetworkPicker,
  type NetworkPickerActions,
  nodeCountColumns,
  nodeCountSummary,
} from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { NetworkPickerView, NodeCountRow } from '../../shared/NetworkPicker/networkPickerView.ts';

type ReachPickerScreenProps = { view: NetworkPickerView<NodeCountRow>; on: NetworkPickerActions };

/** Beside the specification, `/reach`: of which network. */
export function ReachPickerScreen({ view, on }: ReachPickerScreenProps) {
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{ title: labels.section.reachability, description: labels.action.selectNetwork }}
      columns={nodeCountColumns}
      summary={nodeCountSummary}
      empty={{
        art: 'graph',
        heading: messages['node.none'],
        text: 'Nodes reach each other within a network, and there is none yet.',
      }}
    />
  );
}
