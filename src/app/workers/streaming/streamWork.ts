import type { Chunks, ParseStream } from '../../../api/transport/reader.ts';
import { streamParsers } from '../../../api/work.ts';
import type { Bytes } from '../../../domain/wire.ts';

/** The page sends the chunks of the response through the port, each on request. */
export const streamWork = {
  readContainer: (port: MessagePort) => receive(port, streamParsers.readContainer),
  readMetrics: (port: MessagePort) => receive(port, streamParsers.readMetrics),
};

async function receive<T>(port: MessagePort, parse: ParseStream<T>): ReturnType<ParseStream<T>> {
  port.start();
  const result = await parse(piecesFrom(port));
  port.close();
  return result;
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
