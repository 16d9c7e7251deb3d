import type { Arriving } from '../../../api/transport/reader.ts';
import type { LongReads } from '../../../api/work.ts';
import { fail, type Failure, type Result } from '../../../domain/failure.ts';
import { inWorker, type WorkerLike } from '../inWorker.ts';
import { readLong, type ReadOrder, type ReadReport } from './receive.ts';

const brokeDown: Result<never, Failure> = fail({
  kind: 'malformed',
  detail: 'The response is too large for this browser.',
});

/** Reads each long answer in a worker of its own, whose memory goes with it. */
export function longReadsIn(start: () => WorkerLike): LongReads {
  return {
    readContainer: async (body) => (await readIn(start, 'readContainer', body)).acls ?? brokeDown,
    readMetrics: async (body) => (await readIn(start, 'readMetrics', body)).metrics ?? brokeDown,
  };
}

async function readIn(start: () => WorkerLike, kind: ReadOrder['kind'], body: Arriving): Promise<ReadReport> {
  const { port1, port2 } = new MessageChannel();
  const pieces = body[Symbol.asyncIterator]();
  let brokenOff: { readonly error: unknown } | undefined;
  port1.addEventListener('message', () => {
    pieces.next().then(
      ({ value }) => port1.postMessage(value),
      (error: unknown) => {
        brokenOff = { error };
        port1.postMessage(undefined);
      },
    );
  });
  port1.start();
  const ask = inWorker<ReadOrder, ReadReport>(start, {
    onTheSpot: () => readLong(kind, body),
    transferOf: ({ port }) => [port],
    idleMs: 0,
  });
  const report = await ask({ kind, port: port2 });
  port1.close();
  // No more of it is sent than was needed.
  void pieces.return?.();
  if (brokenOff) throw brokenOff.error;
  return report ?? {};
}

/** Module workers of this console's own origin, as the content security policy asks. */
export const longReadsInWorkers = longReadsIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
