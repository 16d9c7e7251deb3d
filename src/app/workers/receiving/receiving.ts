import { AnswerReadElsewhere, type ReadAs, type Receiving } from '../../../api/transport/elsewhere.ts';
import type { HttpOptions } from '../../../api/transport/http.ts';
import { inWorker, type WorkerLike } from '../inWorker.ts';
import type { PieceMessage, ReceiveOrder, ReceiveReport } from './receive.ts';

type Fetch = NonNullable<HttpOptions['fetch']>;
type Order = Pick<Receiving, 'onPiece'> & {
  readonly request: Request;
  readonly as: ReadAs;
  /** Of what is sent. */
  readonly body: ArrayBuffer | undefined;
};

/** Long lists are read every 7.5 seconds: the worker stays for the next time, and goes when nobody looks any more. */
const idleMs = 20_000;

/** Receiving and reading long answers in workers, so that the page is told of what they mean and of nothing else. */
export function receivingIn(start: () => WorkerLike): Fetch {
  const asker = (idle: number) =>
    inWorker<Order, ReceiveReport | Response>(start, {
      onTheSpot: ({ request }) => fetch(request),
      pack,
      idleMs: idle,
    });
  const askOne = asker(idleMs);
  return async (request, { as, onPiece }) => {
    if (!as) return fetch(request);
    const body = request.body ? await request.clone().arrayBuffer() : undefined;
    // What takes long to arrive keeps nothing else waiting, and leaves no memory behind.
    const ask = as.kind === 'records' ? askOne : asker(0);
    const report = await ask({ request, as, onPiece, body });
    request.signal.throwIfAborted();
    if (report instanceof Response) return report;
    switch (report?.kind) {
      case 'read':
        return new AnswerReadElsewhere(report.read, report.head);
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

function pack({ request, as, onPiece, body }: Order) {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<PieceMessage>) =>
    onPiece(data.progress, data.isLast),
  );
  port1.start();
  request.signal.addEventListener('abort', () => port1.postMessage(undefined));
  const { url, method, cache, credentials, redirect } = request;
  const headers = [...request.headers];
  const init = { method, cache, credentials, redirect, headers, ...(body && { body }) };
  const message: ReceiveOrder = { url, init, as, port: port2 };
  return { message, transfer: [port2, ...(body ? [body] : [])] };
}

/** A module worker of this console's own origin, as the content security policy asks. */
export const fetchElsewhere = receivingIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
