import { expect, it } from 'vitest';
import { metricsFromWire, nodeMetricsFromWire } from './metricsWire.ts';
import { reportOf, reportsIn } from './peerReports.ts';

const node = {
  network: 'meshnet',
  node_id: 'node-1',
  node_name: 'gw-egress',
  isserver: 'no',
  connectivity: {
    'node-2': {
      node_name: 'mac-laptop',
      isserver: 'yes',
      uptime: 65,
      totaltime: 226,
      latency: 999,
      totalreceived: 4800000,
      totalsent: 2400000,
      actualuptime: 3900000000000,
      percentup: 28.761062,
      connected: false,
    },
  },
  needsfailover: { 'node-2': 'node-3' },
};

it('reads the reports of a node', () => {
  const metrics = metricsFromWire({ nodes: { 'node-1': node } });
  const read = metrics.get('node-1');
  expect(read && { ...read, connectivity: reportsIn(read.connectivity) }).toEqual({
    nodeId: 'node-1',
    nodeName: 'gw-egress',
    network: 'meshnet',
    isServer: false,
    connectivity: [
      {
        peerId: 'node-2',
        peerName: 'mac-laptop',
        isConnected: false,
        isServer: true,
        actualUptime: 3900000000000,
        percentUp: 28.761062,
        latency: 999,
        totalSent: 2400000,
        totalReceived: 4800000,
      },
    ],
    needsFailover: new Map([['node-2', 'node-3']]),
  });
  expect(reportOf(read?.connectivity, 'node-2')?.latency).toBe(999);
  expect(reportOf(read?.connectivity, 'node-3')).toBeUndefined();
});

it('distinguishes a node without data from one without peers', () => {
  expect(
    nodeMetricsFromWire({ node_name: '', connectivity: null, needsfailover: null }, 'node-1').connectivity,
  ).toBeUndefined();
  expect(nodeMetricsFromWire({ node_name: '', connectivity: {} }, 'node-1').connectivity).toMatchObject({
    from: 0,
    to: 0,
  });
});

it('uses the requested ID for a node without data', () => {
  expect(nodeMetricsFromWire({ node_id: '', node_name: '' }, 'node-1').nodeId).toBe('node-1');
});

it.each([{ nodes: {} }, { nodes: null }])('reads %o as no metrics', (json) => {
  expect(metricsFromWire(json).size).toBe(0);
});

it.each([{}, { unexpected: true }])('rejects %o', (json) => {
  expect(() => metricsFromWire(json)).toThrow('metrics.nodes');
  expect(() => nodeMetricsFromWire(json, 'node-1')).toThrow('metrics.node-1.node_name');
});

it('names the place of a wrong type', () => {
  const broken = { node_name: '', connectivity: { 'node-2': { latency: '16' } } };
  expect(() => nodeMetricsFromWire(broken, 'node-1')).toThrow('metrics.node-1.connectivity.node-2.latency');
});
