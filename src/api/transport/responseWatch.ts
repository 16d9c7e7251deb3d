import type { Progress } from '../../domain/loadable.ts';
import { CallFailed } from './failure.ts';

/** Timeouts in milliseconds. They limit silence, not the time that a whole response takes. */
export type SilenceLimits = {
  /** Until the response begins. */
  readonly first: number;
  /** Between two chunks of the body. */
  readonly next: number;
};

/** Aborts a call that is silent for too long, and reports how much has been received. */
export function watchResponse(
  abort: AbortController,
  { first, next }: SilenceLimits,
  onProgress?: (progress: Progress) => void,
) {
  let timer = setTimeout(() => abort.abort(new CallFailed({ kind: 'timeout' })), first);
  let hasBegun = false;

  const end = () => clearTimeout(timer);

  function restart(): void {
    hasBegun = true;
    end();
    timer = setTimeout(() => abort.abort(new CallFailed({ kind: 'timeout', hasBegun: true })), next);
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
              // Processing the response has no time limit.
              end();
              controller.close();
            }
            report(value);
          },
          cancel: (reason) => source.cancel(reason),
        },
        // Nothing is read ahead, because some bodies must not be read.
        { highWaterMark: 0 },
      );
      return new Response(body, response);
    },
  };
}

const reportMs = 250;

/** The returned function takes each chunk, and nothing at the end. It reports progress at intervals. */
function progressReport(
  response: Response,
  onProgress: ((progress: Progress) => void) | undefined,
): (piece?: Uint8Array) => void {
  const length = lengthOf(response);
  let received = 0;
  let reportedAt = 0;
  return (piece) => {
    received += piece?.length ?? 0;
    if (piece && Date.now() - reportedAt < reportMs) return;
    reportedAt = Date.now();
    // A response that exceeds its declared length has an unknown length.
    onProgress?.({ received, total: received <= length ? length : undefined });
  };
}

/** Zero if unknown. A compressed body is longer than its header says. */
function lengthOf({ headers }: Response): number {
  return headers.has('Content-Encoding') ? 0 : Number(headers.get('Content-Length'));
}
