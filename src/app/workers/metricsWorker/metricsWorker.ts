import { readMetrics, type Arriving, type ReadMetrics } from '../../../api/work.ts';
import { fail, type Failure, type Result } from '../../../domain/failure.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { inWorker, type WorkerLike } from '../inWorker.ts';
import { sendPieces } from './metricsPort.ts';

export type MetricsReport = Result<Metrics, Failure>;

type MetricsWorker = {
  readonly read: ReadMetrics;
  /** Metrics are asked for: the worker starts while the server gets them together. */
  readonly prepare: () => void;
};

type Order = { readonly body: Arriving; readonly isOver: AbortSignal };

/** The reading of metrics in a worker, which has done most of it once the last piece arrives. */
export function metricsIn(start: () => WorkerLike): MetricsWorker {
  const { ask, prepare } = inWorker<Order, MetricsReport>(start, {
    onTheSpot: ({ body }) => readMetrics(body),
    pack: ({ body, isOver }) => {
      const { port1, port2 } = new MessageChannel();
      void sendPieces(body, port1, isOver);
      return { message: port2, transfer: [port2] };
    },
  });
  return {
    async read(body) {
      const over = new AbortController();
      const report = await ask({ body, isOver: over.signal });
      // It may have found what is wrong with the answer long before its end.
      over.abort();
      return report ?? fail({ kind: 'malformed', detail: 'The browser gave up reading it.' });
    },
    prepare,
  };
}

/** A module worker of this console's own origin, as the content security policy asks. */
export const metricsWorker = metricsIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
