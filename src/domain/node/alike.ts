import type { Node } from './node.ts';

/** Fields that change with each check-in, and those that the console doesn’t read. */
const passing: ReadonlySet<string> = new Set<keyof Node>(['lastCheckIn', 'lastModified', 'carried']);

/** True if a poll only brought new check-in times. Records share all values that are equal. */
export function isAlike(before: Node, after: Node): boolean {
  if (before === after) return true;
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).every(([name, value]) => passing.has(name) || Object.is(was.get(name), value));
}
