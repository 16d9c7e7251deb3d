import type { Node } from '../../domain/node/node.ts';
import { nodeExports } from '../../domain/node/nodeExport.ts';
import { saveFile } from '../saveFile.ts';

/** Nodes as a file. In a CSV no cell is taken for a formula by the spreadsheet that opens it. */
export async function exportNodes(
  nodes: readonly Node[],
  format: 'csv' | 'json',
  netid: string | undefined,
): Promise<void> {
  const records = [...nodeExports(nodes, Date.now() / 1000)];
  const name = `nodes-${netid ?? 'all-networks'}.${format}`;
  if (format === 'json') {
    saveFile(name, 'application/json', JSON.stringify(records, null, 2));
    return;
  }
  const { unparse } = await import('papaparse');
  saveFile(name, 'text/csv', unparse(records, { escapeFormulae: true }));
}
