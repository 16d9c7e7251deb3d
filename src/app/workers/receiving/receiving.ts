import type { HttpOptions } from '../../../api/transport/http.ts';
import { RecordsAnswer } from '../../../api/transport/recordTexts.ts';
import { inWorker, type WorkerLike } from '../inWorker.ts';
import type { RecordsOrder, RecordsReport } from './receive.ts';

type Fetch = NonNullable<HttpOptions['fetch']>;
type Order = { readonly request: Request; readonly receiving: Parameters<Fetch>[1] };

/** Long lists are read every 7.5 seconds: the worker stays for the next time, and goes when nobody looks any more. */
const idleMs = 20_000;

/** Receiving what is read again and again in a worker, so that the page is told of what changed and of nothing else. */
export function recordsIn(start: () => WorkerLike): Fetch {
  const { ask } = inWorker<Order, RecordsReport | Response>(start, {
    onTheSpot: ({ request }) => fetch(request),
    pack,
    idleMs,
  });
  return async (request, receiving) => {
    const report = await ask({ request, receiving });
    request.signal.throwIfAborted();
    if (report instanceof Response) return report;
    switch (report?.kind) {
      case 'texts':
        return new RecordsAnswer(report.texts, report.head);
      case 'body':
        return new Response(report.body.length > 0 ? report.body : null, report.head);
      case 'redirect':
        // As a browser shows a redirect that is not followed: status 0.
        return Response.error();
      default:
        throw new TypeError('Failed to fetch');
    }
  };
}

function pack({ request, receiving: { known = new Float64Array(), onPiece } }: Order) {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', onPiece);
  port1.start();
  request.signal.addEventListener('abort', () => port1.postMessage(undefined));
  const { url, method, cache, credentials, redirect } = request;
  const init = { method, cache, credentials, redirect, headers: [...request.headers] };
  const message: RecordsOrder = { url, init, known, port: port2 };
  return { message, transfer: [port2] };
}

/** A module worker of this console's own origin, as the content security policy asks. */
export const fetchRecords = recordsIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
