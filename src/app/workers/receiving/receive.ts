import { arriving } from '../../../api/transport/reader.ts';
import { recordTexts, type RecordTexts } from '../../../api/transport/recordTexts.ts';
import { joinedBytes } from '../../../domain/wire.ts';

/** A list that is to be read again, as it goes to the worker. */
export type RecordsOrder = {
  readonly url: string;
  readonly init: RequestInit;
  readonly known: Float64Array<ArrayBuffer>;
  /** Tells the page that pieces come, and the worker that nobody waits for the answer any more. */
  readonly port: MessagePort;
};

export type RecordsReport =
  | { readonly kind: 'texts'; readonly head: ResponseInit; readonly texts: RecordTexts }
  | { readonly kind: 'body'; readonly head: ResponseInit; readonly body: Uint8Array<ArrayBuffer> }
  /** It leads to another address, of which the browser tells no more. */
  | { readonly kind: 'redirect' }
  /** No connection, or one that broke off. */
  | { readonly kind: 'failed' };

/** Milliseconds from one word to the page to the next: pieces come by the hundred, and silence counts by the second. */
const tellMs = 1_000;

/** Receives an answer, and takes what is known out of it. */
export async function receive({ url, init, known, port }: RecordsOrder): Promise<RecordsReport> {
  const abort = new AbortController();
  port.addEventListener('message', () => abort.abort());
  port.start();
  try {
    const response = await fetch(url, { ...init, signal: abort.signal });
    if (response.status === 0) return { kind: 'redirect' };
    const { status, statusText } = response;
    const head = { status, statusText, headers: [...response.headers] };
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let toldAt = 0;
    for await (const piece of arriving(response.body)) {
      pieces.push(piece);
      if (Date.now() - toldAt < tellMs) continue;
      toldAt = Date.now();
      port.postMessage(undefined);
    }
    const body = joinedBytes(pieces);
    const texts = response.ok ? recordTexts(body, known) : undefined;
    return texts ? { kind: 'texts', head, texts } : { kind: 'body', head, body };
  } catch {
    return { kind: 'failed' };
  } finally {
    port.close();
  }
}
