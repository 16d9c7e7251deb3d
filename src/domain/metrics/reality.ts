import { isAllowed, type AclPairs } from '../acl/aclPairs.ts';
import type { Pair } from './disconnection.ts';
import type { Metrics } from './metrics.ts';
import { reportOf } from './peerReports.ts';

/**
 * What the rule of a pair and what its nodes report come to. An allowed pair is connected if every report says so, a
 * blocked one is connected yet if any does; `silent`: it is allowed, and neither reports of the other.
 */
export const realities = ['connected', 'notConnected', 'yetConnected', 'silent', 'blocked', 'self'] as const;
export type Reality = (typeof realities)[number];

export type Realities = {
  /** By places in the container, as a square: the place of each in `realities`. */
  readonly cells: Uint8Array;
  readonly counts: Readonly<Record<Reality, number>>;
  /** Allowed but not connected. */
  readonly notConnected: readonly Pair[];
  /** Blocked yet connected. */
  readonly yetConnected: readonly Pair[];
};

export function realitiesOf(pairs: AclPairs, metrics: Metrics): Realities {
  const { nodeIds } = pairs;
  const size = nodeIds.length;
  const cells = new Uint8Array(size ** 2).fill(realities.indexOf('self'));
  const counts = { connected: 0, notConnected: 0, yetConnected: 0, silent: 0, blocked: 0, self: size };
  const found: Record<'notConnected' | 'yetConnected', Pair[]> = { notConnected: [], yetConnected: [] };
  for (const [row, one] of nodeIds.entries()) {
    for (let column = row + 1; column < size; column++) {
      const other = nodeIds[column] ?? '';
      const reality = realityOf(isAllowed(pairs, row, column), metrics, { one, other });
      const code = realities.indexOf(reality);
      cells[row * size + column] = code;
      cells[column * size + row] = code;
      counts[reality] += 1;
      if (reality === 'notConnected' || reality === 'yetConnected') found[reality].push({ one, other });
    }
  }
  return { cells, counts, ...found };
}

function realityOf(isOpen: boolean, metrics: Metrics, { one, other }: Pair): Reality {
  const reports = [
    reportOf(metrics.get(one)?.connectivity, other),
    reportOf(metrics.get(other)?.connectivity, one),
  ].flatMap((report) => report ?? []);
  const isAny = reports.some(({ isConnected }) => isConnected);
  if (!isOpen) return isAny ? 'yetConnected' : 'blocked';
  if (reports.length === 0) return 'silent';
  return reports.every(({ isConnected }) => isConnected) ? 'connected' : 'notConnected';
}
