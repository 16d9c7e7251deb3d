import { ref } from 'valtio';
import type { BulkItem, BulkRun } from '../../screens/nodes/NodeListScreen/bulkResult.ts';
import { sessionScoped } from './store.ts';

/** The latest action on several nodes, with how each fared, until its result is closed. */
export const nodeBulk = sessionScoped<{ run: BulkRun | undefined }>('nodeBulk', () => ({ run: undefined }));

export function setBulkRun(run: BulkRun | undefined): void {
  nodeBulk.run = run && ref(run);
}

/** Of the run that is shown, which may be a later one: then there is nothing to settle. */
export function settleBulkItem(node: BulkItem['node'], outcome: BulkItem['outcome']): void {
  const { run } = nodeBulk;
  if (!run) return;
  setBulkRun({ ...run, items: run.items.map((item) => (item.node === node ? { node, outcome } : item)) });
}

/** The nodes, by `nodeKey`, of which a role is being switched: until the answer came, no other of their roles is. */
export const roleSwitches = sessionScoped<{ underway: readonly string[] }>('roleSwitches', () => ({
  underway: [],
}));

export function beginSwitch(node: string): void {
  roleSwitches.underway = [...roleSwitches.underway, node];
}

export function endSwitch(node: string): void {
  roleSwitches.underway = roleSwitches.underway.filter((one) => one !== node);
}
