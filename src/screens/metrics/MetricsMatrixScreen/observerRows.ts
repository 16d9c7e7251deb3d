import { directionAt } from '../../../domain/metrics/connectivity.ts';
import { paths } from '../../../domain/paths.ts';
import type { MatrixView } from './metricsMatrixView.ts';

/** One observer and whom it reaches: what a phone shows instead of the matrix. */
export type ObserverRow = {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly href: string;
  readonly connected: number;
  /** How many peers it reports of. */
  readonly of: number;
  /** Names of the peers it does not reach. */
  readonly disconnected: readonly string[];
};

export function observerRows({ connectivity, observers }: MatrixView): readonly ObserverRow[] {
  const { nodes } = connectivity;
  return observers.flatMap((place) => {
    const node = nodes[place];
    if (!node) return [];
    const toward = (direction: 'connected' | 'disconnected') =>
      nodes.filter((_, peer) => directionAt(connectivity, place, peer) === direction);
    const disconnected = toward('disconnected').map(({ name }) => name);
    const connected = toward('connected').length;
    const { id, name, network } = node;
    const href = paths.nodeMetrics({ network, id });
    return { id, name, network, href, connected, of: connected + disconnected.length, disconnected };
  });
}
