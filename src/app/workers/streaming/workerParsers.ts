import type { Chunks } from '../../../api/transport/reader.ts';
import type { StreamParsers } from '../../../api/work.ts';
import { fail, type Failure, type Result } from '../../../domain/failure.ts';
import { runInWorker, type WorkerLike } from '../runInWorker.ts';
import type { streamWork } from './streamWork.ts';

const brokeDown: Result<never, Failure> = fail({
  kind: 'malformed',
  detail: 'The response is too large for this browser.',
});

/** Parses each long response in its own worker, which frees its memory when it ends. */
export function streamParsersIn(start: () => WorkerLike): StreamParsers {
  const newWorker = () =>
    runInWorker<typeof streamWork, typeof brokeDown>(start, {
      load: async () => (await import('./streamWork.ts')).streamWork,
      onCrash: () => brokeDown,
      transferOf: ({ given }) => given,
      idleMs: 0,
    });
  return {
    readContainer: (body) => sendTo((port) => newWorker()('readContainer', port), body),
    readMetrics: (body) => sendTo((port) => newWorker()('readMetrics', port), body),
  };
}

async function sendTo<T>(read: (port: MessagePort) => Promise<T>, body: Chunks): Promise<T> {
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
  const result = await read(port2);
  port1.close();
  // Cancels the rest of the response.
  void pieces.return?.();
  if (brokenOff) throw brokenOff.error;
  return result;
}

/** The content security policy allows only workers from the console’s own origin. */
export const workerParsers = streamParsersIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
