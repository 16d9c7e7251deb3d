import { describe, expect, it } from 'vitest';
import { ownPeerNetworks, worldOf } from '../../tools/replay/peerNetworks.ts';
import { getNode } from '../../mocks/world/nodes/nodes.ts';
import { ServerError } from '../../mocks/world/serverError.ts';
import type { World } from '../../mocks/world/state.ts';
import { nodeFromWire } from '../domain/node/nodeWire.ts';
import { peersFromWire } from '../domain/reach/network/peersWire.ts';
import { responding, createTestApi, lineOf, rejecting } from './testing/fakeBackend.ts';

const ref = { network: 'net', id: 'a' };
const wire = {
  ...ref,
  name: 'gw',
  mtu: 1280,
  postup: 'echo',
  isstatic: 'no',
  allowedips: null,
  firewallinuse: 'iptables',
  password: '$2a$05$hash',
};
const others = [
  { ...wire, id: 'b' },
  { ...wire, network: 'other' },
];

describe('updating a node', () => {
  const node = nodeFromWire(wire);

  it('sends the whole node including unknown fields', async () => {
    const { api, asked } = createTestApi(responding(wire));
    await api.nodes.update({ ...node, mtu: 1420, isStatic: true });
    expect(asked.map(lineOf)).toEqual(['PUT /api/nodes/net/a']);
    expect(await asked[0]?.json()).toMatchObject({
      id: 'a',
      network: 'net',
      name: 'gw',
      mtu: 1420,
      isstatic: 'yes',
      postup: 'echo',
      allowedips: [],
      firewallinuse: 'iptables',
    });
  });

  it('sends no secrets', async () => {
    const { api, asked } = createTestApi(responding(wire));
    await api.nodes.update({ ...node, mtu: 1420 });
    expect(await asked[0]?.text()).not.toContain('hash');
  });

  it('returns what the server stored', async () => {
    const { api } = createTestApi(responding(wire));
    expect(await api.nodes.update({ ...node, mtu: 1420 })).toEqual({ ok: true, value: node });
  });

  it('can clear a field', async () => {
    const { api, asked } = createTestApi(responding(wire));
    await api.nodes.update({ ...nodeFromWire({ ...wire, defaultacl: 'no' }), defaultAcl: undefined });
    expect(await asked[0]?.json()).toMatchObject({ defaultacl: 'unset' });
  });

  it('is not repeated after a failure', async () => {
    const { api, asked } = createTestApi(
      rejecting(500, 'invalid address provided; out of network range for node a'),
    );
    expect(await api.nodes.update({ ...node, address: '10.0.0.1' })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 500 },
    });
    expect(asked).toHaveLength(1);
  });
});

describe('reading one node', () => {
  it('finds the node in the list by network and ID', async () => {
    const { api, asked } = createTestApi(responding([...others, wire]));
    expect(await api.nodes.read(ref)).toEqual({ ok: true, value: nodeFromWire(wire) });
    expect(asked.map(lineOf)).toEqual(['GET /api/nodes']);
  });

  it('is rejected if the node no longer exists', async () => {
    const { api } = createTestApi(responding(others));
    expect(await api.nodes.read(ref)).toEqual({
      ok: false,
      error: { kind: 'rejected', status: 0, message: 'The node no longer exists.' },
    });
  });

  it('ends the session if the token is unknown', async () => {
    const { api, ended } = createTestApi(rejecting(401, 'unauthorized'));
    await api.nodes.read(ref);
    expect(ended).toEqual(['unauthorized']);
  });
});

it('reads null as an empty list', async () => {
  const { api } = createTestApi(responding(null));
  expect(await api.nodes.list()).toEqual({ ok: true, value: [] });
});

it('reads the peers of every node in recorded networks', () => {
  const networks = (['community', 'enterprise'] as const).flatMap(ownPeerNetworks);
  const wrong = networks.flatMap((network) => {
    const world = worldOf(network);
    return Object.entries(network.answers).flatMap(([id, response]) => {
      if (!('peers' in response)) return [];
      const read = readOf(world, id);
      const expected = response.peers.map(({ publickey, endpoint, allowedips }) =>
        line(publickey, endpoint ?? '', allowedips),
      );
      return read.toSorted().join() === expected.toSorted().join() ? [] : [id];
    });
  });
  expect(wrong).toEqual([]);
});

function readOf(world: World, id: string): string[] {
  try {
    const { node, peers } = getNode(world, id);
    return peersFromWire({ node, peers }).map(({ publicKey, endpoint = '', allowed }) =>
      line(publicKey, endpoint, allowed),
    );
  } catch (error) {
    if (error instanceof ServerError) return [error.message];
    throw error;
  }
}

function line(publicKey: string, endpoint: string, ranges: readonly string[]): string {
  return [publicKey, endpoint, ...ranges.toSorted()].join(' ');
}
