import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright';

/** Scripts and styles: bytes as a deployment sends them. */
export type Sent = { readonly gzip: number; readonly brotli: number; readonly files: number };

/** Counts what a context is sent from now on, until it is asked for. Only then are bodies read: it is work for the page. */
export function countSent(context: BrowserContext): () => Promise<Sent> {
  const responses: Response[] = [];
  const note = (response: Response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) responses.push(response);
  };
  context.on('response', note);
  return async () => {
    context.off('response', note);
    const sent = await Promise.all(responses.map((response) => response.body()));
    const sum = (size: (body: Buffer) => number) => sent.reduce((total, body) => total + size(body), 0);
    return {
      gzip: sum((body) => gzipSync(body, { level: 9 }).length),
      brotli: sum((body) => brotliCompressSync(body).length),
      files: sent.length,
    };
  };
}
