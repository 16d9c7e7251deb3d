import type { ReachOverview } from '../../../domain/reach/report/overview.ts';
import type { ReachImpact } from '../../../domain/reach/report/impact.ts';
import type { ReachRow } from '../../../domain/reach/report/reachOf.ts';
import { inWorker } from '../inWorker.ts';
import { carryOut, type OrderOf, type ReachOrder, type ReachReport } from './reachOrder.ts';

/** All pairs of 2,000 nodes take some seconds, during which a page would freeze. */
const ask = inWorker<ReachOrder, ReachReport>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  { onTheSpot: (order) => Promise.resolve(carryOut(order)) },
);

// Each returns undefined if the worker failed.

export async function rowsInWorker(order: OrderOf<'rows'>): Promise<readonly ReachRow[] | undefined> {
  const report = await ask(order);
  return report?.kind === 'rows' ? report.rows : undefined;
}

export async function overviewInWorker(order: OrderOf<'overview'>): Promise<ReachOverview | undefined> {
  const report = await ask(order);
  return report?.kind === 'overview' ? report.overview : undefined;
}

export async function impactInWorker(order: OrderOf<'impact'>): Promise<ReachImpact | undefined> {
  const report = await ask(order);
  return report?.kind === 'impact' ? report.impact : undefined;
}
