import type { Progress } from '../../domain/loadable.ts';
import { CallStopped } from './failure.ts';

/** How long a call may be silent, in milliseconds: the limit is never on how long an answer takes to arrive. */
export type Patience = {
  /** Until the answer begins. */
  readonly first: number;
  /** From one piece of its body to the next. */
  readonly next: number;
};

/** Ends a call that is silent for too long, and tells how much of its answer has come. */
export function watchAnswer(
  abort: AbortController,
  { first, next }: Patience,
  onProgress?: (progress: Progress) => void,
) {
  let timer = setTimeout(() => abort.abort(new CallStopped({ kind: 'timeout' })), first);
  let hasBegun = false;

  const end = () => clearTimeout(timer);

  function restart(): void {
    hasBegun = true;
    end();
    timer = setTimeout(() => abort.abort(new CallStopped({ kind: 'timeout', hasBegun: true })), next);
  }

  return {
    end,
    hasBegun: () => hasBegun,
    through(response: Response): Response {
      restart();
      if (!response.body) return response;
      const report = progressReport(response, onProgress);
      const source = response.body.getReader();
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const { value } = await source.read();
            if (value) {
              restart();
              controller.enqueue(value);
            } else {
              // What is done with the answer takes as long as it takes.
              end();
              controller.close();
            }
            report(value);
          },
          cancel: (reason) => source.cancel(reason),
        },
        // Nothing is read before it is asked for: some bodies must not be.
        { highWaterMark: 0 },
      );
      return new Response(body, response);
    },
  };
}

/** Milliseconds between two reports of progress: faster than a person reads, slower than pieces come. */
const reportMs = 250;

/** Reports how much has been received, with the first piece, from time to time, and at the end, which has no piece. */
function progressReport(
  response: Response,
  onProgress: ((progress: Progress) => void) | undefined,
): (piece?: Uint8Array) => void {
  const length = lengthOf(response);
  let received = 0;
  let toldAt = 0;
  return (piece) => {
    received += piece?.length ?? 0;
    if (piece && Date.now() - toldAt < reportMs) return;
    toldAt = Date.now();
    // An answer that is longer than it said has no length that is known.
    onProgress?.({ received, total: length !== undefined && received <= length ? length : undefined });
  };
}

/** Of the body as it is read; a compressed one is longer than its header says. */
function lengthOf({ headers }: Response): number | undefined {
  const length = Number(headers.get('Content-Length') ?? '');
  return length > 0 && !headers.has('Content-Encoding') ? length : undefined;
}
