import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getResponse, type HttpHandler } from 'msw';
import { makeHandlers } from './handlers/makeHandlers.ts';
import type { World } from './world/state.ts';

export type ServerOptions = {
  world: World;
  /** 0 selects any free port. @default 0 */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
};

export type RunningServer = {
  /** For example `http://127.0.0.1:8081`, without `/api`. */
  url: string;
  port: number;
  /** Also closes open connections, so that a hanging call can't keep the process alive. */
  close: () => Promise<void>;
};

/** Starts the simulated server over real HTTP. Rejects with Node's error if the port is in use. */
export async function startServer({
  world,
  port = 0,
  host = '127.0.0.1',
}: ServerOptions): Promise<RunningServer> {
  const handlers = makeHandlers(world, { baseUrl: '*/api', over: 'http' });
  const server = createServer((incoming, outgoing) => void answer(handlers, incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  handlers: HttpHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const disconnected = new AbortController();
  outgoing.on('close', () => disconnected.abort());
  try {
    const response = await getResponse(handlers, await toRequest(incoming, disconnected.signal));
    // When the real server crashes, it closes the connection without a response.
    if (response?.type === 'error') outgoing.destroy();
    else await send(response ?? new Response('404 page not found\n', { status: 404 }), outgoing);
  } catch {
    // The client disconnected, or a fault ended the body early.
    outgoing.destroy();
  }
}

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const method = incoming.method ?? 'GET';
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`), {
    method,
    headers: headersOf(incoming),
    signal,
    body: method === 'GET' || method === 'HEAD' ? null : await new Blob(chunks).arrayBuffer(),
  });
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  const body = response.body?.getReader();
  if (body) await pipeline(Readable.from(chunksOf(body)), outgoing);
  else outgoing.end();
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
