// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireExtClient } from '../../../../mocks/wire/wire.ts';
import { clientKey } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { clientChanges } from '../../stores/changes.ts';
import { externalClientsStore, userDataStore } from '../../stores/records.ts';
import { asked, enter, world } from '../../testing/enter.ts';
import { outcomes } from '../../testing/outcomes.ts';
import { loadEverything } from '../refresh.ts';
import { renameClient } from './externalClients.ts';
import { refreshClients } from '../refresh.ts';
import { createClient as createNamed } from './newClient.ts';
import { removeClient, setClientEnabled } from '../../testing/acts.ts';
import { logOut } from '../logOut.ts';

const phone = { network: 'meshnet', clientId: 'phone-1' };
const stored = (clientId: string) =>
  [...world.extClients.values()].find((one) => one.network === 'meshnet' && one.clientid === clientId);
const shown = (clientId: string) =>
  valueOf(externalClientsStore.data)?.find((one) => one.network === 'meshnet' && one.clientId === clientId);
const sent = (method: string) => asked.filter((line) => line.startsWith(method));

const createClient = (at: NamedNode, clientId = '') =>
  createNamed(at, { clientId, qrHref: (client) => `/qr/${client.clientId}` });

function gateway() {
  const node = [...world.nodes.values()].find(({ name }) => name === 'gw-ingress');
  return { network: 'meshnet', id: node?.id ?? '', name: 'gw-ingress' };
}

/** Creates another client just before a request with this method. */
function addClientDuring(method: string, fields: Partial<WireExtClient>): void {
  const answer = globalThis.fetch;
  const sample = stored('phone-1');
  if (!sample) throw new Error('The scenario has other clients');
  const other = { ...sample, clientid: 'another', ...fields };
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === method) world.extClients.set(clientKey(other.network, other.clientid), other);
    return answer(request);
  });
}

beforeEach(() => enter('community'));

describe('creating a client', () => {
  it('sends one request and finds the new client in the list', async () => {
    const result = await createClient(gateway());
    const created = result.ok ? result.value : undefined;
    expect(created).toMatchObject({ network: 'meshnet', ingressGatewayId: gateway().id });
    expect(shown(created?.clientId ?? '')).toEqual(created);
    expect(sent('POST')).toHaveLength(1);
    expect(outcomes()).toEqual([
      `success | Sucessfully created an Ext Client! | ${created?.clientId} on gw-ingress`,
    ]);
  });

  it('distinguishes two new clients', async () => {
    const [one, other] = await Promise.all([createClient(gateway()), createClient(gateway())]);
    const names = [one, other].map((result) => result.ok && result.value?.clientId);
    expect(new Set(names).size).toBe(2);
    expect(names.every((name) => typeof name === 'string' && stored(name))).toBe(true);
  });

  it.each([
    ['one that existed before', 'GET', {}],
    ['one of another gateway', 'POST', { ingressgatewayid: 'other' }],
    ['one of another network', 'POST', { network: 'dualnet' }],
    ['one of another user', 'POST', { ownerid: 'bob' }],
  ])('doesn’t mistake %s for the new one', async (_, method, fields) => {
    addClientDuring(method, fields);
    world.faults.add('POST /extclients/*/*', { kind: 'lost-before' });
    expect((await createClient(gateway())).ok).toBe(false);
  });

  it('finds it by its ID among clients that were created at the same time', async () => {
    addClientDuring('POST', {});
    const result = await createClient(gateway(), 'mira-phone');
    expect(result).toMatchObject({ ok: true, value: { clientId: 'mira-phone' } });
  });

  it.each([
    ['others were created at the same time', () => addClientDuring('POST', {})],
    [
      'the list can’t be read again',
      () => {
        world.faults.add('GET /extclients', { kind: 'status', status: 503 });
        world.faults.add('GET /extclients', { kind: 'latency', ms: 0 }, { times: 1 });
      },
    ],
  ])('is done, but the client unknown, if it has no ID and %s', async (_, meddle) => {
    meddle();
    expect(await createClient(gateway())).toEqual({ ok: true, value: undefined });
    expect(outcomes()).toEqual(['success | Sucessfully created an Ext Client! | gw-ingress']);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', true],
    ['counts as failed when it was not', 'lost-before', false],
  ] as const)('with a lost response %s after one request', async (_, kind, isDone) => {
    const before = world.extClients.size;
    world.faults.add('POST /extclients/*/*', { kind });
    const result = await createClient(gateway());
    expect(result.ok).toBe(isDone);
    expect(world.extClients.size - before).toBe(isDone ? 1 : 0);
    expect(sent('POST')).toHaveLength(1);
  });

  it('sends nothing after a logout, and reports the expired session', async () => {
    const at = gateway();
    logOut('expired');
    expect(await createClient(at)).toMatchObject({ ok: false, error: { because: { kind: 'expired' } } });
    expect((await createClient(at, 'mira-phone')).ok).toBe(false);
    expect((await renameClient(phone, 'mobile')).ok).toBe(false);
    expect(await refreshClients()).toEqual({ ok: false, error: { kind: 'expired' } });
    expect(asked).toEqual([]);
  });

  it('sends nothing if the list can’t be read first', async () => {
    world.faults.add('GET /extclients', { kind: 'status', status: 503 });
    expect((await createClient(gateway())).ok).toBe(false);
    expect(sent('POST')).toEqual([]);
  });

  it('reports why it was rejected', async () => {
    await createClient({ ...gateway(), id: 'no-node' });
    expect(outcomes()).toEqual([
      'error | Failed to create an Ext Client : ingress does not exist | gw-ingress',
    ]);
  });

  it('at the limit is rejected by the server, and reads the user’s own data again', async () => {
    await enter('clientLimit', 'lvl2-client');
    await createClient(gateway());
    expect(outcomes()[0]).toContain('user can not create more clients');
    expect(sent('GET /networkusers/data/lvl2-client/me')).toHaveLength(2);
  });

  it('shows a user of level 1 the new client among their own', async () => {
    await enter('enterprise', 'lvl1-node');
    const result = await createClient(gateway());
    const clientId = result.ok ? result.value?.clientId : undefined;
    const own = valueOf(userDataStore.data)?.flatMap(({ clients }) => clients);
    expect(own?.map((client) => client.clientId)).toContain(clientId);
  });

  it('uses the requested name, and links to the QR code', async () => {
    const result = await createClient(gateway(), 'mira-phone');
    expect(result).toMatchObject({ ok: true, value: { clientId: 'mira-phone' } });
    expect(toastQueue.snapshot().latest).toMatchObject({
      detail: 'mira-phone on gw-ingress',
      action: { label: 'Show QR code', href: '/qr/mira-phone' },
    });
  });

  it('never overwrites a client that got the name since', async () => {
    const before = stored('phone-1');
    const result = await createClient(gateway(), 'phone-1');
    expect(result).toMatchObject({
      ok: false,
      error: { message: 'This network already has a client with this ID' },
    });
    expect(stored('phone-1')).toEqual(before);
    expect(sent('POST')).toEqual([]);
  });
});

describe('renaming a client', () => {
  it('keeps the client’s state, regardless of the screen', async () => {
    const client = stored('phone-1');
    if (client) client.enabled = false;
    expect((await renameClient(phone, 'mobile')).ok).toBe(true);
    expect(stored('mobile')?.enabled).toBe(false);
    expect(stored('phone-1')).toBeUndefined();
    expect(shown('mobile')?.isEnabled).toBe(false);
    expect(shown('phone-1')).toBeUndefined();
    expect(outcomes()).toEqual(['success | Ext Client updated! | phone-1 in meshnet']);
  });

  it('overwrites no client that got the ID since', async () => {
    const [known] = world.extClients.values();
    if (known)
      world.extClients.set(clientKey('meshnet', 'new'), { ...known, network: 'meshnet', clientid: 'new' });
    const result = await renameClient(phone, 'new');
    expect(result).toMatchObject({
      ok: false,
      error: { status: 0, message: 'This network already has a client with this ID' },
    });
    expect(sent('PUT')).toEqual([]);
    expect(stored('phone-1')).toBeDefined();
  });

  it('isn’t sent if the ID can’t be checked', async () => {
    world.faults.add('GET /extclients/meshnet', { kind: 'status', status: 503 });
    expect((await renameClient(phone, 'mobile')).ok).toBe(false);
    expect(sent('PUT')).toEqual([]);
  });

  it('renames only one of two clients to the same ID', async () => {
    const tablet = { network: 'meshnet', clientId: 'tablet' };
    const results = await Promise.all([renameClient(phone, 'mine'), renameClient(tablet, 'mine')]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
    expect(stored('mine')?.address).toBe('10.20.30.9');
    expect(stored('tablet')).toBeDefined();
  });

  it.each([
    ['counts as done when it was carried out', 'lost', true],
    ['counts as failed when it was not', 'lost-before', false],
  ] as const)('with a lost response %s', async (_, kind, isDone) => {
    world.faults.add('PUT /extclients/*/*', { kind });
    expect((await renameClient(phone, 'mobile')).ok).toBe(isDone);
    expect(sent('PUT')).toHaveLength(1);
  });

  it('reports that the client no longer exists', async () => {
    world.extClients.delete(clientKey('meshnet', 'phone-1'));
    await renameClient(phone, 'mobile');
    expect(outcomes()).toEqual([
      'error | Ext Client update failed! | phone-1 in meshnet: This client no longer exists',
    ]);
  });
});

describe('enabling and disabling', () => {
  it('reports why the client can’t be read, and sends nothing', async () => {
    world.faults.add('GET /extclients/*/*', { kind: 'status', status: 503, message: 'down' });
    await setClientEnabled({ network: 'meshnet', clientId: 'phone-1' }, false);
    expect(outcomes()[0]).toMatch(/^error .*down/);
    expect(asked.filter((line) => line.startsWith('PUT'))).toEqual([]);
  });

  it('shows the client as it was if the server rejects the change', async () => {
    const before = valueOf(externalClientsStore.data);
    world.faults.add('PUT /extclients/*/*', { kind: 'status', status: 500, message: 'no' });
    world.faults.add('GET /extclients', { kind: 'status', status: 503 });
    await setClientEnabled({ network: 'meshnet', clientId: 'phone-1' }, false);
    expect(valueOf(externalClientsStore.data)).toEqual(before);
  });

  it('sends the ID and the state, and shows the stored client', async () => {
    expect(await setClientEnabled(phone, false)).toBe(true);
    expect(stored('phone-1')?.enabled).toBe(false);
    expect(shown('phone-1')?.isEnabled).toBe(false);
    expect(sent('PUT')).toEqual(['PUT /extclients/meshnet/phone-1 200']);
  });

  it('doesn’t affect a client with the same ID in another network', async () => {
    const client = stored('phone-1');
    if (client) world.extClients.set(clientKey('dualnet', 'phone-1'), { ...client, network: 'dualnet' });
    await setClientEnabled(phone, false);
    expect(world.extClients.get(clientKey('dualnet', 'phone-1'))?.enabled).toBe(true);
  });

  it('allows one change of a client at a time', async () => {
    const first = setClientEnabled(phone, false);
    expect(Object.keys(clientChanges.held)).toEqual(['meshnet/phone-1']);
    expect(await setClientEnabled(phone, false)).toBe(false);
    expect(outcomes().join()).toContain('Waiting for the previous change');
    await first;
    expect(clientChanges.held).toEqual({});
    expect(sent('PUT')).toHaveLength(1);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', true],
    ['counts as failed when it was not', 'lost-before', false],
  ] as const)('with a lost response %s', async (_, kind, isDone) => {
    world.faults.add('PUT /extclients/*/*', { kind });
    expect(await setClientEnabled(phone, false)).toBe(isDone);
    expect(sent('PUT')).toHaveLength(1);
  });

  it('reads an enterprise user’s own data again', async () => {
    await enter('enterprise', 'lvl2-client');
    await setClientEnabled({ network: 'meshnet', clientId: 'lvl2-phone' }, false);
    await vi.waitFor(() => {
      const own = valueOf(userDataStore.data)?.flatMap(({ clients }) => clients);
      expect(own?.map(({ isEnabled }) => isEnabled)).toEqual([false]);
    });
  });
});

describe('a user who can only manage their own clients', () => {
  const own = { network: 'meshnet', clientId: 'lvl2-phone' };

  /** Users of both levels own a client. */
  async function enterAs(username: string): Promise<void> {
    await enter('enterprise', username);
    const client = stored('lvl2-phone');
    if (client) client.ownerid = username;
    const record = world.networkUsers.get('meshnet')?.get(username);
    if (record) record.clients = ['lvl2-phone'];
    await loadEverything();
    asked.length = 0;
  }

  describe.each(['lvl1-node', 'lvl2-client'])('%s', (username) => {
    beforeEach(() => enterAs(username));

    it('disables and enables it without a call that is rejected', async () => {
      expect(await setClientEnabled(own, false)).toBe(true);
      expect(stored('lvl2-phone')?.enabled).toBe(false);
      expect(await setClientEnabled(own, true)).toBe(true);
      expect(stored('lvl2-phone')?.enabled).toBe(true);
      expect(asked.filter((line) => / [45]\d\d$/.test(line))).toEqual([]);
      expect(asked.filter((line) => line.includes('/file'))).toEqual([]);
    });

    it('renames it after checking once that the ID is free', async () => {
      expect((await renameClient(own, 'my-phone')).ok).toBe(true);
      expect(stored('my-phone')?.ownerid).toBe(username);
      expect(asked.slice(0, 3)).toEqual([
        `GET /networkusers/data/${username}/me 200`,
        'GET /extclients/meshnet/my-phone/file 500',
        'PUT /extclients/meshnet/lvl2-phone 200',
      ]);
    });

    it('overwrites no client that the user can’t see', async () => {
      expect(await renameClient(own, 'phone-1')).toMatchObject({
        ok: false,
        error: { status: 0, message: 'This network already has a client with this ID' },
      });
      expect(sent('PUT')).toEqual([]);
    });

    it('sends no rename if the ID can’t be checked', async () => {
      world.faults.add('GET /extclients/*/*/*', { kind: 'status', status: 503 });
      expect((await renameClient(own, 'my-phone')).ok).toBe(false);
      expect(sent('PUT')).toEqual([]);
    });

    it.each([
      ['counts as done when it was carried out', 'lost', true],
      ['counts as failed when it was not', 'lost-before', false],
    ] as const)('with a lost response %s', async (_, kind, isDone) => {
      world.faults.add('PUT /extclients/*/*', { kind });
      expect((await renameClient(own, 'my-phone')).ok).toBe(isDone);
      world.faults.add('DELETE /extclients/*/*', { kind });
      await removeClient(isDone ? { ...own, clientId: 'my-phone' } : own);
      expect(outcomes()[0]).toContain(isDone ? 'success | ' : 'error | ');
    });

    it('reports that it no longer exists', async () => {
      world.extClients.delete(clientKey('meshnet', 'lvl2-phone'));
      expect(await setClientEnabled(own, false)).toBe(false);
      expect(outcomes()[0]).toContain('This client no longer exists');
      expect(sent('PUT')).toEqual([]);
    });
  });
});

describe('renaming as an administrator of the network', () => {
  it.each([
    ['community', 'admin'],
    ['community', 'alice'],
    ['enterprise', 'lvl0-admin'],
  ])('on the %s edition as %s causes no server error', async (scenario, username) => {
    await enter(scenario, username);
    expect((await renameClient(phone, 'mobile')).ok).toBe(true);
    expect(asked.filter((line) => / [45]\d\d$/.test(line))).toEqual([]);
  });
});

describe('deleting a client', () => {
  it('removes the client from the list', async () => {
    await removeClient(phone);
    expect(stored('phone-1')).toBeUndefined();
    expect(shown('phone-1')).toBeUndefined();
    expect(outcomes()).toEqual(['success | Successfully removed Ext Client! | phone-1 in meshnet']);
  });

  it('shows the success text as an error on failure, and keeps the row', async () => {
    world.faults.add('DELETE /extclients/*/*', { kind: 'status', status: 500, message: 'no such luck' });
    await removeClient(phone);
    await vi.waitFor(() => expect(asked).toContain('GET /extclients 200'));
    expect(shown('phone-1')).toBeDefined();
    expect(outcomes()).toEqual([
      'error | Successfully removed Ext Client! | phone-1 in meshnet: no such luck',
    ]);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', 'success'],
    ['counts as failed when it was not', 'lost-before', 'error'],
  ] as const)('with a lost response %s', async (_, kind, outcome) => {
    world.faults.add('DELETE /extclients/*/*', { kind });
    await removeClient(phone);
    expect(outcomes()[0]).toContain(`${outcome} | `);
    expect(sent('DELETE')).toHaveLength(1);
  });

  it('keeps a client with the same ID in another network', async () => {
    const client = stored('phone-1');
    if (client) world.extClients.set(clientKey('dualnet', 'phone-1'), { ...client, network: 'dualnet' });
    await loadEverything();
    await removeClient(phone);
    expect(valueOf(externalClientsStore.data)?.filter(({ clientId }) => clientId === 'phone-1')).toHaveLength(
      1,
    );
  });
});
