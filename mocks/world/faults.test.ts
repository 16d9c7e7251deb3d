import { describe, expect, it } from 'vitest';
import { createFaults, faultOn, matchesAnyRoute, parseFaults } from './faults.ts';

const routes = new Set([
  'GET /nodes',
  'PUT /nodes/{network}/{node}',
  'GET /networks',
  'GET /networks/{network}/acls',
]);
const listNodes = { method: 'GET', path: '/nodes', route: 'GET /nodes' };
const editNode = { method: 'PUT', path: '/nodes/net/a', route: 'PUT /nodes/{network}/{node}' };
const acls = { method: 'GET', path: '/networks/net/acls', route: 'GET /networks/{network}/acls' };

describe('faults', () => {
  it.each([
    ['GET /nodes', listNodes, true],
    ['GET /nodes', editNode, false],
    ['PUT /nodes', editNode, true],
    ['PUT /nodes/net/a', editNode, true],
    ['PUT /nodes/net/b', editNode, false],
    ['PUT /nodes/*/*', editNode, true],
    ['PUT /nodes/{network}/{node}', editNode, true],
    ['* /nodes', listNodes, true],
    ['GET /networks', acls, false],
    ['GET /networks/*/acls', acls, true],
    ['*', acls, true],
  ])('a fault on "%s" applies to %j: %s', (on, call, expected) => {
    const faults = createFaults();
    faults.add(on, { kind: 'hang' });
    expect(faults.take(call, routes) !== undefined).toBe(expected);
  });

  it('are removed after their number of uses', () => {
    const faults = createFaults();
    faultOn({ faults }, 'GET /nodes', { kind: 'status', status: 503 }, { times: 2 });
    const kinds = [1, 2, 3].map(() => faults.take(listNodes, routes)?.kind);
    expect(kinds).toEqual(['status', 'status', undefined]);
  });

  it('apply newest first and can be cleared', () => {
    const faults = createFaults();
    faults.add('*', { kind: 'hang' });
    faults.add('GET /nodes', { kind: 'cut' });
    expect(faults.take(listNodes, routes)?.kind).toBe('cut');
    faults.clear();
    expect(faults.take(listNodes, routes)).toBeUndefined();
  });

  it.each([
    ['GET /nodes', true],
    ['GET /networks/office/acls', true],
    ['GET /nodez', false],
    ['DELETE /nodes', false],
  ])('"%s" matches a call: %s', (on, expected) => {
    expect(matchesAnyRoute(on, routes)).toBe(expected);
  });
});

describe('parsing faults', () => {
  it.each([
    ['GET /nodes=503*3', { on: 'GET /nodes', fault: { kind: 'status', status: 503 }, times: 3 }],
    ['PUT /nodes=lost', { on: 'PUT /nodes', fault: { kind: 'lost' } }],
    [
      'GET /logs=400:no such luck',
      { on: 'GET /logs', fault: { kind: 'status', status: 400, message: 'no such luck' } },
    ],
    ['GET /nodes=drip:50*1', { on: 'GET /nodes', fault: { kind: 'drip', ms: 50 }, times: 1 }],
    ['*=latency:800', { on: '*', fault: { kind: 'latency', ms: 800 } }],
    ['GET /networks/*/acls=hang', { on: 'GET /networks/*/acls', fault: { kind: 'hang' } }],
  ])('%s', (text, expected) => {
    expect(parseFaults(text)).toEqual([expected]);
  });

  it('are separated by commas and optional', () => {
    expect(parseFaults('GET /nodes=503, PUT /nodes=lost').map(({ on }) => on)).toEqual([
      'GET /nodes',
      'PUT /nodes',
    ]);
    expect(parseFaults('')).toEqual([]);
  });

  it.each([
    ['GET /nodes', 'Invalid fault "GET /nodes"'],
    ['nodes=503', 'Invalid fault "nodes=503"'],
    ['GET /nodes=explode', 'Unknown kind "explode" in fault "GET /nodes=explode"'],
    ['GET /nodes=drip:soon', 'Unknown kind "drip" in fault "GET /nodes=drip:soon"'],
  ])('rejects %j', (text, message) => {
    expect(() => parseFaults(text)).toThrow(message);
  });
});
