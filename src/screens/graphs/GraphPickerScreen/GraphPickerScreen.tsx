import { graphText } from '../../../domain/graph/graphText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  NetworkPicker,
  type NetworkPickerActions,
  nodeCountColumns,
  nodeCountSummary,
} from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { GraphPickerView } from './graphPickerView.ts';

type GraphPickerScreenProps = { view: GraphPickerView; on: NetworkPickerActions };

/** §2 `/graphs` */
export function GraphPickerScreen({ view, on }: GraphPickerScreenProps) {
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{ title: graphText.pickerHeading, description: labels.action.selectNetwork }}
      columns={nodeCountColumns}
      summary={nodeCountSummary}
      empty={{
        art: 'graph',
        heading: messages['node.none'],
        text: 'A graph is drawn of a network, and there is none yet.',
      }}
    />
  );
}
