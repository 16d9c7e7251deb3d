import { counted } from '../../domain/format/count.ts';
import type { NodeEdit } from '../../domain/node/nodesEdit.ts';
import { startRun } from './bulkRun.ts';
import { nodeEdit } from './nodeEdits.ts';
import { refreshNodes } from './refresh.ts';

/** Saves nodes one at a time, each on top of its current record. */
export function editNodes(edits: readonly NodeEdit[]): Promise<void> {
  return startRun({
    title: `Change ${counted(edits.length, 'node')}`,
    steps: edits.map(({ node, edit }) => nodeEdit(node, edit)),
    finish: refreshNodes,
  });
}
