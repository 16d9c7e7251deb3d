import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { NodeRow } from './nodeRow.ts';

export function NodeVersion({ row }: { row: NodeRow }) {
  return (
    <Text as="span" tone="secondary">
      {row.version || labels.value.notSet}{' '}
      {row.isOlder && (
        <Text as="span" variant="hint" tone="warning">
          older
        </Text>
      )}
    </Text>
  );
}
