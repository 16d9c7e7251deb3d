import { progressReport } from '../../../api/transport/answerWatch.ts';
import type { ReadAs, ReadElsewhere } from '../../../api/transport/elsewhere.ts';
import { arriving, isWebType } from '../../../api/transport/reader.ts';
import { recordTexts } from '../../../api/transport/recordTexts.ts';
import { readContainer, readMetrics, type Arriving } from '../../../api/work.ts';
import type { Progress } from '../../../domain/loadable.ts';
import { joinedBytes } from '../../../domain/wire.ts';

/** A call with a long answer, as it goes to the worker. */
export type ReceiveOrder = {
  readonly url: string;
  readonly init: RequestInit;
  readonly as: ReadAs;
  /** Tells the page how much has come, and the worker that nobody waits for the answer any more. */
  readonly port: MessagePort;
};

/** What the page is told through the port. */
export type PieceMessage = { readonly progress: Progress; readonly isLast: boolean };

export type ReceiveReport =
  | { readonly kind: 'read'; readonly head: ResponseInit; readonly read: ReadElsewhere }
  /** A refusal, or what was not expected: the page makes sense of it. */
  | { readonly kind: 'body'; readonly head: ResponseInit; readonly body: Uint8Array<ArrayBuffer> }
  /** It leads to another address, of which the browser tells no more. */
  | { readonly kind: 'redirect' }
  /** No connection, or one that broke off. */
  | { readonly kind: 'failed' };

/** Receives an answer, and reads it. */
export async function receive({ url, init, as, port }: ReceiveOrder): Promise<ReceiveReport> {
  const abort = new AbortController();
  port.addEventListener('message', () => abort.abort());
  port.start();
  try {
    const response = await fetch(url, { ...init, signal: abort.signal });
    if (response.status === 0) return { kind: 'redirect' };
    const { ok, status, statusText, headers } = response;
    const head = { status, statusText, headers: [...headers] };
    const body = toldOf(response, (message) => port.postMessage(message));
    const read = ok && !isWebType(headers) ? await readAs(as, body) : joinedBytes(await all(body));
    return read instanceof Uint8Array ? { kind: 'body', head, body: read } : { kind: 'read', head, read };
  } catch {
    return { kind: 'failed' };
  } finally {
    port.close();
  }
}

/** The body as it arrives. */
async function* toldOf(response: Response, tell: (message: PieceMessage) => void): Arriving {
  const report = progressReport(response, (progress, isLast) => tell({ progress, isLast }));
  for await (const piece of arriving(response.body)) {
    report(piece);
    yield piece;
  }
  report();
}

/** The bytes of an answer that is not what it is to be read as. */
async function readAs(as: ReadAs, body: Arriving): Promise<ReadElsewhere | Uint8Array<ArrayBuffer>> {
  switch (as.kind) {
    case 'metrics':
      return { kind: 'metrics', metrics: await readMetrics(body) };
    case 'acls':
      return { kind: 'acls', acls: await readContainer(body) };
    case 'records': {
      const bytes = joinedBytes(await all(body));
      const texts = recordTexts(bytes, as.known);
      return texts ? { kind: 'records', texts } : bytes;
    }
  }
}

async function all(body: Arriving): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of body) pieces.push(piece);
  return pieces;
}
