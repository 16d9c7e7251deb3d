import type { Chunks } from '../../../api/transport/reader.ts';
import { streamParsers, type StreamParsers } from '../../../api/work.ts';
import type { Failure, Result } from '../../../domain/failure.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import type { Bytes } from '../../../domain/wire.ts';

/** The page sends the chunks of the response through the port, each on request. */
export type ReadOrder = { readonly kind: keyof StreamParsers; readonly port: MessagePort };

export type ReadReport = {
  readonly acls?: Result<AclMatrix, Failure>;
  readonly metrics?: Result<Metrics, Failure>;
};

export async function receive({ kind, port }: ReadOrder): Promise<ReadReport> {
  port.start();
  const report = await readLong(kind, piecesFrom(port));
  port.close();
  return report;
}

export async function readLong(kind: keyof StreamParsers, body: Chunks): Promise<ReadReport> {
  return kind === 'readContainer'
    ? { acls: await streamParsers.readContainer(body) }
    : { metrics: await streamParsers.readMetrics(body) };
}

async function* piecesFrom(port: MessagePort): Chunks {
  let next = pieceFrom(port);
  for (let piece = await next; piece; piece = await next) {
    // Reads one chunk ahead of the parser, so that memory use doesn’t grow with the speed of the connection.
    next = pieceFrom(port);
    yield piece;
  }
}

function pieceFrom(port: MessagePort): Promise<Bytes | undefined> {
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent<Bytes | undefined>) => resolve(data);
    port.addEventListener('message', onMessage, { once: true });
    port.postMessage('next');
  });
}
