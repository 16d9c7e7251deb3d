// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { valueOf } from '../../domain/loadable.ts';
import { accessKeysStore, loadAccessKeys, loadServerConfig, networksStore } from '../stores/records.ts';
import { newAccessKey } from '../stores/newAccessKey.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { lastOutcome } from '../testing/outcomes.ts';
import { createAccessKey } from './accessKeys.ts';
import { removeAccessKey } from '../testing/acts.ts';
import { logOut } from './logOut.ts';

const onServer = () => (world.networks.get('meshnet')?.accesskeys ?? []).map((key) => key.name);
const listed = () =>
  valueOf(networksStore.data)
    ?.find(({ netid }) => netid === 'meshnet')
    ?.accessKeys.map((key) => key.name);
const sent = (method: string) => asked.filter((line) => line.startsWith(method));

beforeEach(() => enter('community'));

describe('creating a key', () => {
  it('shows, reports and lists the key', async () => {
    const result = await createAccessKey('meshnet', { name: 'laptop', uses: 6 });
    expect(result).toMatchObject({ ok: true, value: { name: 'laptop', uses: 6, secret: { hidden: false } } });
    expect(newAccessKey.created).toMatchObject({ netid: 'meshnet', key: { name: 'laptop' } });
    expect(lastOutcome()).toBe('success | Succesfully created Access Key! | laptop in meshnet');
    expect(toastQueue.snapshot().latest?.action).toEqual({
      label: 'Show key',
      href: '/access-keys/meshnet/details/laptop',
    });
    await vi.waitFor(() => expect(listed()).toContain('laptop'));
  });

  it('shows the generated name and the stored uses', async () => {
    await createAccessKey('meshnet', { name: '', uses: 0 });
    const { key } = newAccessKey.created ?? {};
    expect(key).toMatchObject({ name: expect.stringMatching(/^key-[0-9a-f]{16}$/), uses: 1 });
    expect(lastOutcome()).toBe(`success | Succesfully created Access Key! | ${key?.name} in meshnet`);
  });

  it('keeps the secret out of the list when the server hides keys', async () => {
    world.settings.displayKeys = false;
    await loadServerConfig();
    await createAccessKey('meshnet', { name: 'laptop', uses: 1 });
    expect(newAccessKey.created?.key.secret.hidden).toBe(false);
    // A link would lead away from the only dialog that shows the key.
    expect(toastQueue.snapshot().latest?.action).toBeUndefined();
    await vi.waitFor(() => expect(listed()).toContain('laptop'));
    const keys = valueOf(networksStore.data)?.flatMap((network) => network.accessKeys);
    expect(keys?.every((key) => key.secret.hidden)).toBe(true);
  });

  it.each([
    ['a name of a user', 'alice', 'cannot create access key with user name'],
    ['a name that is taken', 'mesh-join', 'duplicate AccessKey Name'],
  ])('with %s is rejected with the server’s message', async (_, name, message) => {
    expect((await createAccessKey('meshnet', { name, uses: 1 })).ok).toBe(false);
    expect(lastOutcome()).toBe(`error | Failed to create Access Key.\n${message} | ${name} in meshnet`);
    expect(newAccessKey.created).toBeUndefined();
  });

  it('reads the user’s own data again on the enterprise edition', async () => {
    await enter('enterprise');
    await createAccessKey('meshnet', { name: 'laptop', uses: 1 });
    await vi.waitFor(() => expect(asked).toContain('GET /networkusers/data/admin/me 200'));
  });

  it('reports nothing once the user has logged out', async () => {
    world.faults.add('POST /networks/*/keys', { kind: 'latency', ms: 20 });
    const created = createAccessKey('meshnet', { name: 'laptop', uses: 1 });
    logOut('signedOut');
    expect((await created).ok).toBe(false);
    expect(newAccessKey.created).toBeUndefined();
    expect(toastQueue.snapshot()).toMatchObject({ toasts: [], history: [] });
  });

  it('is cleared with the session', async () => {
    await createAccessKey('meshnet', { name: 'laptop', uses: 1 });
    logOut('signedOut');
    expect(newAccessKey.created).toBeUndefined();
  });
});

describe('a lost response to a new key', () => {
  it.each(['laptop', ''])(
    'is reconciled from the list for the name %j, without a second request',
    async (name) => {
      world.faults.add('POST /networks/*/keys', { kind: 'lost' });
      expect((await createAccessKey('meshnet', { name, uses: 0 })).ok).toBe(true);
      expect(newAccessKey.created?.key).toMatchObject({ uses: 1, secret: { hidden: false } });
      expect(onServer()).toContain(newAccessKey.created?.key.name);
      expect(sent('POST')).toHaveLength(1);
      expect(lastOutcome()).toContain('success | Succesfully created Access Key!');
    },
  );

  it('leaves a key without its secret if the server hides keys', async () => {
    world.settings.displayKeys = false;
    world.faults.add('POST /networks/*/keys', { kind: 'lost' });
    expect((await createAccessKey('meshnet', { name: 'laptop', uses: 1 })).ok).toBe(true);
    expect(newAccessKey.created?.key.secret).toEqual({ hidden: true });
  });

  it.each(['laptop', ''])('is a failure if no key with the name %j exists', async (name) => {
    world.faults.add('POST /networks/*/keys', { kind: 'lost-before' });
    expect((await createAccessKey('meshnet', { name, uses: 1 })).ok).toBe(false);
    expect(sent('POST')).toHaveLength(1);
    expect(lastOutcome()).toBe(
      `error | Failed to create Access Key.\nThe server closed the connection without a response | ${name === '' ? 'In' : `${name} in`} meshnet`,
    );
  });

  it('ignores an existing key with the same name', async () => {
    world.faults.add('POST /networks/*/keys', { kind: 'lost-before' });
    expect((await createAccessKey('meshnet', { name: 'mesh-join', uses: 44 })).ok).toBe(false);
  });

  it('is a failure if someone else created another key with the name', async () => {
    world.faults.add('POST /networks/*/keys', { kind: 'lost-before' });
    const keys = world.networks.get('meshnet')?.accesskeys;
    const [key] = keys ?? [];
    if (key) keys?.push({ ...key, name: 'laptop', uses: 9 });
    expect((await createAccessKey('meshnet', { name: 'laptop', uses: 1 })).ok).toBe(false);
  });

  it('is unknown if the list can’t be read either', async () => {
    world.faults.add('POST /networks/*/keys', { kind: 'lost' });
    world.faults.add('GET /networks', { kind: 'refuse' });
    expect((await createAccessKey('meshnet', { name: 'laptop', uses: 1 })).ok).toBe(false);
  });

  it('is reconciled for a user who can’t list networks', async () => {
    await enter('community', 'alice');
    await loadAccessKeys('meshnet');
    world.faults.add('POST /networks/*/keys', { kind: 'lost' });
    expect((await createAccessKey('meshnet', { name: 'laptop', uses: 1 })).ok).toBe(true);
    expect(asked).not.toContain('GET /networks 401');
  });
});

describe('removing a key', () => {
  it('removes only that key at once, even if the next read fails', async () => {
    const before = valueOf(networksStore.data) ?? [];
    world.faults.add('GET /networks', { kind: 'status', status: 503 });
    await removeAccessKey('meshnet', 'mesh-join');
    expect(valueOf(networksStore.data)).toEqual(
      before.map((network) =>
        network.netid === 'meshnet'
          ? { ...network, accessKeys: network.accessKeys.filter(({ name }) => name !== 'mesh-join') }
          : network,
      ),
    );
  });

  it('removes the key from the list and reports it', async () => {
    await removeAccessKey('meshnet', 'mesh-join');
    expect(listed()).not.toContain('mesh-join');
    expect(onServer()).not.toContain('mesh-join');
    expect(lastOutcome()).toBe('success | Deleting Access Key mesh-join success! | In meshnet');
  });

  it('sends a name with special characters as one path segment', async () => {
    await createAccessKey('meshnet', { name: '100% & more?#', uses: 1 });
    await removeAccessKey('meshnet', '100% & more?#');
    expect(onServer()).not.toContain('100% & more?#');
  });

  it('keeps the key if the server rejects it, with the server’s message', async () => {
    world.faults.add('DELETE /networks/*/keys/*', { kind: 'status', status: 500, message: 'no such luck' });
    await removeAccessKey('meshnet', 'mesh-join');
    expect(listed()).toContain('mesh-join');
    expect(lastOutcome()).toContain('error | Deleting Access Key mesh-join error!\nno such luck');
  });

  it('counts as done if someone else removed the key before', async () => {
    const network = world.networks.get('meshnet');
    if (network) network.accesskeys = null;
    await removeAccessKey('meshnet', 'mesh-join');
    expect(lastOutcome()).toContain('It was already deleted');
    expect(listed()).toEqual([]);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', false],
    ['counts as failed when it was not', 'lost-before', true],
  ] as const)('with a lost response %s', async (_, kind, stays) => {
    world.faults.add('DELETE /networks/*/keys/*', { kind });
    await removeAccessKey('meshnet', 'mesh-join');
    expect(onServer().includes('mesh-join')).toBe(stays);
    expect(lastOutcome().startsWith('error')).toBe(stays);
    expect(sent('DELETE')).toHaveLength(1);
  });

  it('keeps the keys of another network that was opened since', async () => {
    await enter('community', 'alice');
    await loadAccessKeys('meshnet');
    world.faults.add('DELETE /networks/*/keys/*', { kind: 'latency', ms: 20 });
    const removal = removeAccessKey('meshnet', 'mesh-join');
    await loadAccessKeys('dualnet');
    await removal;
    expect(accessKeysStore).toMatchObject({ netid: 'dualnet', data: { status: 'ready' } });
    expect(lastOutcome()).toContain('success');
  });

  it('works for a user who was given the network', async () => {
    await enter('community', 'alice');
    await loadAccessKeys('meshnet');
    await removeAccessKey('meshnet', 'mesh-join');
    expect(valueOf(accessKeysStore.data)?.map((key) => key.name)).not.toContain('mesh-join');
  });
});
