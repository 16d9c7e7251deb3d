import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { WireAcls } from '../../mocks/wire/wire.ts';

export type Gateway = { readonly url: string; readonly close: () => Promise<void> };

/** Serves metrics in full mesh, generated while they are sent. For 2,000 nodes, they are too long for one string. */
export function fullMetrics(
  backend: string,
  nodes: readonly { readonly id: string; readonly name: string }[],
): Promise<Gateway> {
  function reportOf(at: number, id: string, name: string): string {
    const peers = nodes.flatMap((peer, to) => {
      if (to === at) return [];
      const connected = (at * 7 + to * 13) % 97 !== 0;
      return `"${peer.id}":{"node_name":"${peer.name}","uptime":86400,"totaltime":90000,"percentup":${connected ? 99.5 : 40},"totalsent":${at * 1000 + to},"totalreceived":${to * 1000 + at},"actualuptime":86000000000000,"latency":${connected ? (at + to) % 90 : 999},"connected":${connected},"isserver":"no"}`;
    });
    return `{"network":"grid","node_id":"${id}","node_name":"${name}","isserver":"no","connectivity":{${peers.join(',')}},"needsfailover":{}}`;
  }
  return listening(
    createServer((incoming, outgoing) => {
      if (incoming.method !== 'GET' || !incoming.url?.startsWith('/api/metrics/grid'))
        forward(backend, incoming, outgoing);
      else void writeMap(outgoing, nodes, ({ id, name }, at) => reportOf(at, id, name), ['{"nodes":{', '}}']);
    }),
  );
}

/** Serves ACLs that allow all pairs, and keeps submitted changes. Generated while they are sent. */
export function fullAcls(backend: string, nodeIds: readonly string[]): Promise<Gateway> {
  const nodes = nodeIds.toSorted().map((id) => ({ id }));
  const changed: WireAcls = {};
  function rowOf(id: string): string {
    if (changed[id]) return JSON.stringify(changed[id]);
    return `{${nodes.flatMap((peer) => (peer.id === id ? [] : `"${peer.id}":2`)).join(',')}}`;
  }
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method === 'PUT') Object.assign(changed, await json(incoming));
    await writeMap(outgoing, nodes, ({ id }) => rowOf(id), ['{', '}']);
  }
  return listening(
    createServer((incoming, outgoing) => {
      if (incoming.method === 'OPTIONS' || !incoming.url?.endsWith('/acls'))
        forward(backend, incoming, outgoing);
      else void answer(incoming, outgoing);
    }),
  );
}

async function writeMap<Node extends { readonly id: string }>(
  outgoing: ServerResponse,
  nodes: readonly Node[],
  valueOf: (node: Node, at: number) => string,
  [before, after]: readonly [string, string],
): Promise<void> {
  outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
  outgoing.write(before);
  for (const [at, node] of nodes.entries()) {
    const isFlushed = outgoing.write(`${at > 0 ? ',' : ''}"${node.id}":${valueOf(node, at)}`);
    if (!isFlushed) await new Promise((drained) => outgoing.once('drain', drained));
  }
  outgoing.end(after);
}

/** Limits responses whose path ends with `end` to a bandwidth in Mbit/s. */
export function slowLine(backend: string, end: string, megabits: number): Promise<Gateway> {
  const bytesEach = (megabits * 1e6) / 8 / 20;
  return listening(
    createServer((incoming, outgoing) => {
      const isSlow = incoming.method === 'GET' && incoming.url?.endsWith(end);
      forward(backend, incoming, outgoing, isSlow ? inSteps(bytesEach, 50) : undefined);
    }),
  );
}

/** Passes on at most `bytesEach` bytes every `ms` milliseconds. */
function inSteps(bytesEach: number, ms: number): Transform {
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += bytesEach) {
        const step = chunk.subarray(at, at + bytesEach);
        await new Promise((passed) => setTimeout(passed, (ms * step.length) / bytesEach));
        this.push(step);
      }
      done();
    },
  });
}

function forward(
  backend: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  line?: Transform,
): void {
  const asked = request(
    `${backend}${incoming.url ?? '/'}`,
    { method: incoming.method ?? 'GET', headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      (line ? answer.pipe(line) : answer).pipe(outgoing);
    },
  );
  asked.on('error', () => outgoing.destroy());
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

async function listening(server: Server): Promise<Gateway> {
  await new Promise<void>((begun) => server.listen(0, '127.0.0.1', begun));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
