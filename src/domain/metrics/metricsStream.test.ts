import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Metrics } from './metrics.ts';
import { metricsFromWire, metricsStream } from './metricsWire.ts';
import { reportOf, reportsIn } from './peerReports.ts';

/** Parses a response that is split at these bytes. */
function streamed(text: string, cuts: readonly number[] = []): Metrics {
  const bytes = new TextEncoder().encode(text);
  const stream = metricsStream();
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    stream.take(bytes.slice(from, end));
    from = end;
  }
  return stream.read(JSON.parse(stream.rest()));
}

const plain = (metrics: Metrics) =>
  [...metrics.values()].map((node) => ({
    ...node,
    connectivity: node.connectivity && reportsIn(node.connectivity),
  }));

// `__proto__` is skipped; see WireObject.
const id = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.string()).filter((text) => text !== '__proto__');
const report = fc.record(
  {
    node_name: fc.string(),
    connected: fc.boolean(),
    isserver: fc.constantFrom('yes', 'no'),
    actualuptime: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    percentup: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    latency: fc.nat(),
    totalsent: fc.maxSafeNat(),
    totalreceived: fc.maxSafeNat(),
  },
  { requiredKeys: [] },
);
const node = fc.record({
  node_name: fc.string(),
  network: fc.string(),
  isserver: fc.constantFrom('yes', 'no'),
  connectivity: fc.option(fc.dictionary(id, report)),
  needsfailover: fc.option(fc.dictionary(id, fc.string())),
});
const answer = fc.record({ nodes: fc.dictionary(id, node) });

describe('metrics in columns', () => {
  it('match the response for each peer', () => {
    fc.assert(
      fc.property(answer, (json) => {
        const metrics = metricsFromWire(json);
        for (const [nodeId, { connectivity }] of Object.entries(json.nodes)) {
          for (const [peerId, told] of Object.entries(connectivity ?? {})) {
            expect(reportOf(metrics.get(nodeId)?.connectivity, peerId)).toEqual({
              peerId,
              peerName: told.node_name ?? '',
              isConnected: told.connected ?? false,
              isServer: told.isserver === 'yes',
              actualUptime: told.actualuptime ?? 0,
              percentUp: told.percentup ?? 0,
              latency: told.latency ?? 0,
              totalSent: told.totalsent ?? 0,
              totalReceived: told.totalreceived ?? 0,
            });
          }
        }
      }),
    );
  });

  it('do not depend on how the response is split', () => {
    fc.assert(
      fc.property(answer, fc.array(fc.nat()), fc.constantFrom(0, 2), (json, cuts, indent) => {
        const read = streamed(JSON.stringify(json, null, indent), cuts);
        expect(plain(read)).toEqual(plain(metricsFromWire(json)));
      }),
    );
  });
});

const one = '"a":{"node_name":"alpha","connectivity":{"b":{"latency":7}}}';

describe('a streamed response', () => {
  it.each([
    ['with more after the nodes', `{"nodes":{${one}},"more":[1]}`, ['a']],
    ['with more before the nodes', `{"more":1,"nodes":{${one}}}`, ['a']],
    ['without nodes', '{"nodes":{}}', []],
    ['with null for no nodes', '{"nodes":null}', []],
    ['with a node twice, the last of which counts', `{"nodes":{"a":{"node_name":""},${one}}}`, ['a']],
    ['with braces, commas and quotes in names', '{"nodes":{"a,}\\"{":{"node_name":""}}}', ['a,}"{']],
    ['with a name that is special in objects', `{"nodes":{"__proto__":{"node_name":""},${one}}}`, ['a']],
  ])('is read node by node %s', (_, text, ids) => {
    expect([...streamed(text, [5, 40]).keys()]).toEqual(ids);
  });

  it.each([
    ['is cut off', `{"nodes":{${one}`],
    ['is cut off after the nodes', `{"nodes":{${one}}`],
    ['lacks a node between two commas', `{"nodes":{${one},,${one}}}`],
    ['ends with a comma', `{"nodes":{${one},}}`],
    ['closes the wrong bracket', '{"nodes":{"a":{"node_name":""]}}'],
    ['continues after its end', '{"nodes":{}}}'],
  ])('is invalid JSON when it %s', (_, text) => {
    expect(() => streamed(text)).toThrow(SyntaxError);
  });

  it.each([
    [
      '{"nodes":{"a":{"node_name":"","connectivity":{"b":{"latency":"16"}}}}}',
      'metrics.a.connectivity.b.latency',
    ],
    ['[]', 'metrics'],
    ['{}', 'metrics.nodes'],
    ['{"nodes":[{}]}', 'metrics.nodes'],
    ['{"nodes":{"a":null}}', 'metrics.a'],
    ['{"nodes":{"a":{}}}', 'metrics.a.node_name'],
  ])('names the place of a wrong type in %s', (text, path) => {
    expect(() => streamed(text)).toThrow(path);
    expect(() => metricsFromWire(JSON.parse(text))).toThrow(path);
  });
});
