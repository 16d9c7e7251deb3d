import { describe, expect, it } from 'vitest';
import { nodeFromWire } from '../domain/node/nodeWire.ts';
import { answering, answeringBy, anApi, lineOf, refusing } from './testing/fakeBackend.ts';

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
  it('lays the changed fields alone over what the server holds now, and sends the whole node', async () => {
    const { api, asked } = anApi(
      answeringBy({
        'GET /api/nodes': answering([...others, { ...wire, name: 'renamed-meanwhile' }]),
        'PUT /api/nodes/net/a': answering(wire),
      }),
    );
    await api.nodes.update(ref, (fresh) => ({ ...fresh, mtu: 1420, isStatic: true }));
    expect(asked.map(lineOf)).toEqual(['GET /api/nodes', 'PUT /api/nodes/net/a']);
    expect(await asked[1]?.json()).toMatchObject({
      id: 'a',
      network: 'net',
      name: 'renamed-meanwhile',
      mtu: 1420,
      isstatic: 'yes',
      postup: 'echo',
      allowedips: [],
      firewallinuse: 'iptables',
    });
  });

  it('sends no secret back', async () => {
    const { api, asked } = anApi((request) => answering(request.method === 'GET' ? [wire] : wire)(request));
    await api.nodes.update(ref, (fresh) => ({ ...fresh, mtu: 1420 }));
    expect(await asked[1]?.text()).not.toContain('hash');
  });

  it('tells what was asked and what the server kept', async () => {
    const { api } = anApi((request) => answering(request.method === 'GET' ? [wire] : wire)(request));
    expect(await api.nodes.update(ref, (fresh) => ({ ...fresh, mtu: 1420 }))).toEqual({
      ok: true,
      value: { asked: { ...nodeFromWire(wire), mtu: 1420 }, kept: nodeFromWire(wire) },
    });
  });

  it('can set a field back to nothing', async () => {
    const decided = { ...wire, defaultacl: 'no' };
    const { api, asked } = anApi((request) =>
      answering(request.method === 'GET' ? [decided] : decided)(request),
    );
    await api.nodes.update(ref, (fresh) => ({ ...fresh, defaultAcl: undefined }));
    expect(await asked[1]?.json()).toMatchObject({ defaultacl: 'unset' });
  });

  it('is refused, without sending anything, when the node has gone', async () => {
    const { api, asked } = anApi(answering(others));
    expect(await api.nodes.update(ref, (fresh) => ({ ...fresh, mtu: 1420 }))).toEqual({
      ok: false,
      error: { kind: 'rejected', status: 0, message: 'The node no longer exists.' },
    });
    expect(asked.map(lineOf)).toEqual(['GET /api/nodes']);
  });

  it('says that nothing was sent when the node cannot be read', async () => {
    const { api, asked } = anApi(refusing(502, ''));
    expect(await api.nodes.update(ref, (fresh) => ({ ...fresh, mtu: 1420 }))).toEqual({
      ok: false,
      error: { kind: 'notSent', because: { kind: 'rejected', status: 502, message: '' } },
    });
    expect(asked.map(lineOf)).toEqual(['GET /api/nodes']);
  });

  it('fails like its PUT, which is not repeated', async () => {
    const { api, asked } = anApi(
      answeringBy({
        'GET /api/nodes': answering([wire]),
        'PUT /api/nodes/net/a': refusing(500, 'invalid address provided; out of network range for node a'),
      }),
    );
    expect(await api.nodes.update(ref, (fresh) => ({ ...fresh, address: '10.0.0.1' }))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 500 },
    });
    expect(asked).toHaveLength(2);
  });

  it('ends the session when the fresh read finds the token unknown', async () => {
    const { api, ended } = anApi(refusing(401, 'unauthorized'));
    await api.nodes.update(ref, (fresh) => ({ ...fresh, mtu: 1420 }));
    expect(ended).toEqual(['unauthorized']);
  });
});

it('reads null as no nodes', async () => {
  const { api } = anApi(answering(null));
  expect(await api.nodes.list()).toEqual({ ok: true, value: [] });
});
