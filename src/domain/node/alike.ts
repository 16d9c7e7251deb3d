import { nodeHealth } from './health.ts';
import type { Node } from './node.ts';

/** Fields that change with each check-in, and those that the console doesn’t read. */
const passing: ReadonlySet<string> = new Set<keyof Node>(['lastCheckIn', 'lastModified', 'carried']);

/** True if a poll only brought new check-in times. Records share all values that are equal. */
export function isAlike(before: Node, after: Node): boolean {
  if (before === after) return true;
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).every(([name, value]) => passing.has(name) || Object.is(was.get(name), value));
}

/** Returns whether all nodes are alike, in the same order and with the same health at `now`. */
export function areAlike(before: readonly Node[], after: readonly Node[], now: number): boolean {
  const isSame = (node: Node, next: Node | undefined) =>
    next !== undefined &&
    nodeHealth(node, now).status === nodeHealth(next, now).status &&
    isAlike(node, next);
  return before.length === after.length && before.every((node, index) => isSame(node, after[index]));
}
