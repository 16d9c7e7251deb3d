import { Inline } from '../../../components/Layout/Layout.tsx';
import { Heading, Hint, Identifier, Secondary, Tertiary, Text } from '../../../components/Text/Text.tsx';
import { counted, grouped } from '../../../domain/format/count.ts';
import type { OfflineNode } from '../../../domain/metrics/reports.ts';
import * as css from './PairPanel.css.ts';

const maxListed = 50;

export function OutdatedReports({ nodes }: { nodes: readonly OfflineNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <section aria-label="Out-of-date reports" className={css.section}>
      <Inline>
        <Heading level={2} variant="subheading">
          Out-of-date reports
        </Heading>
        <Tertiary>{grouped(nodes.length)}</Tertiary>
      </Inline>
      <Hint tone="secondary">
        Not counted here. The server keeps a node’s last report until the node is deleted.
      </Hint>
      {nodes.slice(0, maxListed).map(({ id, name, lastCheckIn }) => (
        <Text key={id}>
          <Identifier>{name}</Identifier> <Secondary>{lastCheckIn}</Secondary>
        </Text>
      ))}
      {nodes.length > maxListed && <Hint>and {counted(nodes.length - maxListed, 'more node')}</Hint>}
    </section>
  );
}
