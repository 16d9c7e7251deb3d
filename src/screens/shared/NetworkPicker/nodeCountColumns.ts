import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { networkColumns } from './NetworkTable.tsx';
import type { NodeCountRow } from './nodeCounts.ts';

export const nodeCountColumns = networkColumns<NodeCountRow>({
  id: 'nodes',
  header: labels.section.nodes,
  width: '120px',
  isNumeric: true,
  cell: (row) => row.nodes ?? 'Not known',
});

export function nodeCountSummary({ nodes }: NodeCountRow): string | false {
  return nodes !== undefined && counted(nodes, 'node');
}
