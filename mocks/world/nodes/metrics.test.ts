import { describe, expect, it } from 'vitest';
import { allMetrics, networkMetrics, nodeMetrics } from './metrics.ts';
import { adminCaller, serverNode, smallWorld } from '../smallWorld.ts';

describe('metrics', () => {
  it('of a node without data have empty texts and an empty map', () => {
    const world = smallWorld({ edition: 'enterprise' });
    const { id } = serverNode(world);
    const blank = { network: '', node_id: '', node_name: '', isserver: '', connectivity: {} };
    expect(nodeMetrics(world, adminCaller, 'net', id)).toMatchObject(blank);
    expect(allMetrics(world, adminCaller).nodes[id]).toMatchObject(blank);
  });

  it('of an unknown node have no maps, and of an unknown network no nodes', () => {
    const world = smallWorld({ edition: 'enterprise' });
    expect(nodeMetrics(world, adminCaller, 'net', 'nobody')).toMatchObject({
      connectivity: null,
      needsfailover: null,
    });
    expect(networkMetrics(world, adminCaller, 'nonet')).toEqual({ nodes: {} });
  });
});
