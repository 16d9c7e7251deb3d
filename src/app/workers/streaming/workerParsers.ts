import type { Chunks } from '../../../api/transport/reader.ts';
import type { StreamParsers } from '../../../api/work.ts';
import { fail, type Failure, type Result } from '../../../domain/failure.ts';
import { runInWorker, type WorkerLike } from '../runInWorker.ts';
import type { ReadOrder, ReadReport } from './parseTask.ts';

const brokeDown: Result<never, Failure> = fail({
  kind: 'malformed',
  detail: 'The response is too large for this browser.',
});

/** Parses each long response in its own worker, which frees its memory when it ends. */
export function streamParsersIn(start: () => WorkerLike): StreamParsers {
  return {
    readContainer: async (body) => (await readIn(start, 'readContainer', body)).acls ?? brokeDown,
    readMetrics: async (body) => (await readIn(start, 'readMetrics', body)).metrics ?? brokeDown,
  };
}

async function readIn(start: () => WorkerLike, kind: ReadOrder['kind'], body: Chunks): Promise<ReadReport> {
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
  const ask = runInWorker<ReadOrder, ReadReport>(start, {
    onTheSpot: async () => (await import('./parseTask.ts')).readLong(kind, body),
    transferOf: ({ port }) => [port],
    idleMs: 0,
  });
  const report = await ask({ kind, port: port2 });
  port1.close();
  // Cancels the rest of the response.
  void pieces.return?.();
  if (brokenOff) throw brokenOff.error;
  return report ?? {};
}

/** The content security policy allows only workers from the console’s own origin. */
export const workerParsers = streamParsersIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
