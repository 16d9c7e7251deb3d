import { describe, expect, it } from 'vitest';
import { networkFromWire } from '../domain/network/networkWire.ts';
import { responding, answeringBy, createTestApi, lineOf, rejecting } from './testing/fakeBackend.ts';

const key = { name: 'join', uses: 4, value: 'ba73a3', accessstring: 'eyJh', expiration: null };
const wire = {
  netid: 'net',
  addressrange: '10.1.2.0/24',
  defaultmtu: 1280,
  isipv4: 'yes',
  nodelimit: 999_999_999,
  accesskeys: [key],
  prosettings: { defaultaccesslevel: 3, allowedusers: [], allowedgroups: ['*'] },
};

describe('updating a network', () => {
  it('sends the whole network', async () => {
    const { api, asked } = createTestApi(responding(wire));
    await api.networks.update({ ...networkFromWire(wire), defaultMtu: 1400 });
    expect(asked.map(lineOf)).toEqual(['PUT /api/networks/net']);
    expect(await asked[0]?.json()).toMatchObject({ ...wire, defaultmtu: 1400 });
  });

  it('always sends access keys and prosettings, even when the server has none', async () => {
    const { api, asked } = createTestApi(responding(wire));
    await api.networks.update(networkFromWire({ ...wire, accesskeys: null, prosettings: undefined }));
    expect(await asked[0]?.json()).toMatchObject({
      accesskeys: [],
      prosettings: {
        defaultaccesslevel: 3,
        defaultusernodelimit: 0,
        defaultuserclientlimit: 0,
        allowedusers: [],
        allowedgroups: ['*'],
      },
    });
  });

  it('returns what the server stored', async () => {
    const { api } = createTestApi(responding(wire));
    const network = networkFromWire(wire);
    expect(await api.networks.update({ ...network, defaultMtu: 1400 })).toEqual({ ok: true, value: network });
  });
});

describe('deleting a network', () => {
  const server = { id: 's', network: 'net', isserver: 'yes' };
  const elsewhere = { id: 'a', network: 'other', isserver: 'no' };

  it('is sent if only the server’s own node is left', async () => {
    const { api, asked } = createTestApi(
      answeringBy({
        'GET /api/nodes': responding([server, elsewhere]),
        'DELETE /api/networks/net': responding('success'),
      }),
    );
    expect(await api.networks.remove('net')).toEqual({ ok: true, value: undefined });
    expect(asked).toHaveLength(2);
  });

  it('is rejected while other nodes remain, before the server deletes the ACLs', async () => {
    const node = { id: 'n', network: 'net', isserver: 'no' };
    const { api, asked } = createTestApi(responding([server, node, elsewhere]));
    expect(await api.networks.remove('net')).toEqual({
      ok: false,
      error: { kind: 'rejected', status: 0, message: 'The network still has 1 node.' },
    });
    expect(asked.map(lineOf)).toEqual(['GET /api/nodes']);
  });

  it('is not sent if the nodes can’t be read', async () => {
    const { api, asked } = createTestApi(rejecting(500, 'no result found'));
    expect(await api.networks.remove('net')).toMatchObject({
      ok: false,
      error: { kind: 'notSent', because: { status: 500 } },
    });
    expect(asked).toHaveLength(1);
  });
});

it('requests new public keys and ignores the empty network in the response', async () => {
  const { api } = createTestApi(responding({ ...wire, netid: '' }));
  expect(await api.networks.refreshPublicKeys('net')).toEqual({ ok: true, value: undefined });
});
