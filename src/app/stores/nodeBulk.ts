import { proxy, ref } from 'valtio';
import type { BulkItem, BulkRun } from '../../screens/nodes/NodeListScreen/bulkResult.ts';

/** The latest action on several nodes, with how each fared, until its result is closed. */
export const nodeBulk = proxy<{ run: BulkRun | undefined }>({ run: undefined });

export function setBulkRun(run: BulkRun | undefined): void {
  nodeBulk.run = run && ref(run);
}

/** Of the run that is shown, which may be a later one: then there is nothing to settle. */
export function settleBulkItem(node: BulkItem['node'], outcome: BulkItem['outcome']): void {
  const { run } = nodeBulk;
  if (!run) return;
  setBulkRun({ ...run, items: run.items.map((item) => (item.node === node ? { node, outcome } : item)) });
}
