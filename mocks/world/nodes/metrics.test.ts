import { describe, expect, it } from 'vitest';
import { allMetrics, measure, networkMetrics, nodeMetrics } from './metrics.ts';
import { adminCaller, join, serverNode, smallWorld } from '../smallWorld.ts';
import { seconds } from '../state.ts';

describe('metrics', () => {
  it('of a node without data have empty strings and an empty map', () => {
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

  it('of a silent node are its last report, whatever changes later', () => {
    const world = smallWorld({ edition: 'enterprise', measured: ['net'] });
    const silent = serverNode(world);
    const peer = join(world, 'peer');
    Object.assign(peer, { ispending: 'no', lastcheckin: seconds(world) });
    silent.lastcheckin = seconds(world) - 9 * 86_400;
    measure(world);
    const isConnected = (from: string, to: string) => world.metrics.get(from)?.connectivity?.[to]?.connected;
    expect([isConnected(silent.id, peer.id), isConnected(peer.id, silent.id)]).toEqual([true, false]);
    peer.lastcheckin = silent.lastcheckin - 86_400;
    measure(world);
    expect(isConnected(silent.id, peer.id)).toBe(true);
  });
});
