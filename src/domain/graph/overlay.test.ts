import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../mocks/fixtures/topology.ts';
import { failureImpactOf, pathOverlay } from './overlay.ts';

const gateway = aNode({
  id: 'gw',
  name: 'gw',
  isIngressGateway: true,
  isEgressGateway: true,
  egressRanges: ['10.48.0.0/16'],
});
const client = anExternalClient({ clientId: 'phone', ingressGatewayId: 'gw' });
const topology = aTopology({ nodes: [gateway, aNode({ id: 'db', name: 'db' })], clients: [client] });
const phone = { key: 'prod-eu/phone', name: 'phone' };
const gw = { key: 'gw', name: 'gw' };
const db = { key: 'db', name: 'db' };

describe('the path of a Why query', () => {
  it.each([
    ['arrives', [phone, gw, db], undefined, ['client/phone', 'gw', 'db'], undefined],
    ['stops before its end', [phone, gw, db], 2, ['client/phone', 'gw', 'db'], 2],
    [
      'ends in a range, by an address inside',
      [phone, gw, { key: 'range', name: '10.48.7.9' }],
      undefined,
      ['client/phone', 'gw', 'range/10.48.0.0/16'],
      undefined,
    ],
    [
      'leads over an item missing from the graph',
      [{ key: 'x', name: 'x' }, phone, gw],
      2,
      ['client/phone', 'gw'],
      1,
    ],
  ])('%s', (_, stops, breakAt, ids, brokenAt) => {
    expect(pathOverlay(topology, { stops, breakAt })).toEqual({ ids, breakAt: brokenAt });
  });

  it('is not drawn in another network', () => {
    const stops = [{ key: 'x', name: 'x' }, gw];
    expect(pathOverlay(topology, { stops, breakAt: undefined })).toBeUndefined();
  });
});

it('marks the failed node, isolated items and degraded items', () => {
  const affected = {
    cutOff: ['prod-eu/phone'],
    losing: ['prod-eu/phone', 'db'],
    ranges: ['10.48.0.0/16'],
  };
  expect(Object.fromEntries(failureImpactOf(topology, 'gw', affected))).toEqual({
    gw: 'failed',
    db: 'losing',
    'client/phone': 'cutOff',
    'range/10.48.0.0/16': 'losing',
  });
});
