import { changedFields } from '../../domain/edit/edit.ts';
import { storedEditOf } from '../../domain/edit/storedEdit.ts';
import { nodeFields } from '../../domain/node/nodeForm.ts';
import type { NodeEdit } from '../../domain/node/nodesEdit.ts';
import { actOnAll } from './act.ts';

/** Saves nodes one at a time, each on top of its current record. */
export function editNodes(edits: readonly NodeEdit[]): Promise<void> {
  return actOnAll(
    edits.map(({ node, edit }) => {
      const { from, to } = storedEditOf(edit, changedFields(edit, nodeFields));
      return { kind: 'editNode', node, before: from, after: to };
    }),
  );
}
