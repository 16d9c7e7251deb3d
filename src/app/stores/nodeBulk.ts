import { proxy, ref } from 'valtio';
import type { BulkItem, BulkRun } from '../../screens/nodes/NodeListScreen/bulkResult.ts';

/** The latest action on several nodes, with how each fared, until its result is closed. */
export const nodeBulk = proxy<{ run: BulkRun | undefined }>({ run: undefined });

export function setBulkRun(run: BulkRun | undefined): void {
  nodeBulk.run = run && ref(run);
}

export function settleBulkItem(index: number, outcome: BulkItem['outcome']): void {
  const { run } = nodeBulk;
  if (run)
    setBulkRun({ ...run, items: run.items.map((item, at) => (at === index ? { ...item, outcome } : item)) });
}
