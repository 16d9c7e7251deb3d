import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright';

export type TransferSize = { readonly gzip: number; readonly brotli: number; readonly files: number };

/** Starts recording responses. The returned function stops and then reads bodies, which would slow down the page. */
export function measureTransfers(context: BrowserContext): () => Promise<TransferSize> {
  const responses: Response[] = [];
  const record = (response: Response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) responses.push(response);
  };
  context.on('response', record);
  return async () => {
    context.off('response', record);
    const sent = await Promise.all(responses.map((response) => response.body()));
    const sum = (size: (body: Buffer) => number) => sent.reduce((total, body) => total + size(body), 0);
    return {
      gzip: sum((body) => gzipSync(body, { level: 9 }).length),
      brotli: sum((body) => brotliCompressSync(body).length),
      files: sent.length,
    };
  };
}
