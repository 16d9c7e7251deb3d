import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  NetworkPicker,
  type NetworkPickerActions,
  nodeCountColumns,
  nodeCountSummary,
} from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { MetricsPickerView } from './metricsPickerView.ts';

type MetricsPickerScreenProps = { view: MetricsPickerView; on: NetworkPickerActions };

/** §2 "Logs and metrics": which network’s connections to look at. */
export function MetricsPickerScreen({ view, on }: MetricsPickerScreenProps) {
  const hasNetworks = view.status === 'ready' || view.status === 'noMatch';
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{
        title: labels.section.metrics,
        description: 'Choose a network to see how its nodes reach each other.',
        actions: hasNetworks && (
          <LinkButton href={view.allHref} icon="metrics">
            {labels.action.selectAll}
          </LinkButton>
        ),
      }}
      columns={nodeCountColumns}
      summary={nodeCountSummary}
      empty={{ heading: messages['pro.nometrics'], text: 'There is no network whose nodes could report.' }}
    />
  );
}
