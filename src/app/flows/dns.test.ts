// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../mocks/world/state.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { valueOf } from '../../domain/loadable.ts';
import { dnsStore } from '../stores/dns.ts';
import { beginSession } from '../stores/session.ts';
import { lastOutcome } from '../testing/outcomes.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { removeDnsEntry } from '../testing/acts.ts';
import { createDnsEntry, refreshDns } from './dns.ts';
import { logOut } from './logOut.ts';

let world: World;
let asked: string[];

const intranet = { name: 'intranet', address: '10.20.30.9', network: 'meshnet' };
const listed = (name: string, network = 'meshnet') =>
  valueOf(dnsStore.data)?.some((entry) => entry.name === name && entry.network === network);
const sent = (method: string) => asked.filter((line) => line.startsWith(method));

beforeEach(() => {
  world = worldOf('community');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
});

it('creates an entry, reports its full name and lists it', async () => {
  expect((await createDnsEntry(intranet)).ok).toBe(true);
  expect(listed('intranet')).toBe(true);
  expect(lastOutcome()).toBe('success | Successfully created DNS Entry! | intranet.meshnet');
  expect(toastQueue.snapshot().latest?.copying).toEqual({ label: 'Copy name', value: 'intranet.meshnet' });
});

it.each(['Two Words_x', '100% & more?', 'ünïcode', '#hash'])(
  'creates and deletes the entry %o',
  async (name) => {
    await createDnsEntry({ ...intranet, name });
    expect(listed(name)).toBe(true);
    await removeDnsEntry({ name, network: 'meshnet' });
    expect(world.dns.some((entry) => entry.name === name)).toBe(false);
  },
);

it('deletes an entry without reading the list first', async () => {
  await removeDnsEntry({ name: 'db', network: 'meshnet' });
  expect(asked).toEqual(['DELETE /dns/meshnet/db 200', 'GET /dns 200']);
});

it('shows the server’s Message if a node has the name', async () => {
  expect((await createDnsEntry({ ...intranet, name: 'leaf-a' })).ok).toBe(false);
  expect(lastOutcome()).toBe(
    "error | Failed to create the DNS Entry. | leaf-a.meshnet: Key: 'DNSEntry.Name' Error:Field validation for 'Name' failed on the 'name_unique' tag",
  );
});

it.each([
  ['counts as created when it was carried out', 'lost', true],
  ['counts as failed when it was not', 'lost-before', false],
] as const)('an entry with a lost response %s', async (_, kind, isThere) => {
  world.faults.add('POST /dns/*', { kind });
  expect((await createDnsEntry(intranet)).ok).toBe(isThere);
  expect(listed('intranet')).toBe(isThere);
  expect(sent('POST')).toHaveLength(1);
});

it.each<[string, string | undefined]>([
  ['the login page', undefined],
  ['the next user', 'alice'],
])('an entry with a lost response, whose user has logged out, is not reported to %s', async (_, next) => {
  world.faults.add('POST /dns/*', { kind: 'lost' });
  world.faults.add('GET /dns', { kind: 'latency', ms: 200 });
  const creation = createDnsEntry(intranet);
  await vi.waitFor(() => expect(sent('GET /dns')).toHaveLength(1), { interval: 5 });
  logOut('signedOut');
  if (next !== undefined) beginSession(sessionOf(world, next));
  await creation;
  expect(toastQueue.snapshot()).toMatchObject({ toasts: [], history: [] });
  expect(sent('GET /dns')).toHaveLength(1);
});

it('doesn’t mistake another entry with the name for the one whose response was lost', async () => {
  world.faults.add('POST /dns/*', { kind: 'lost-before' });
  expect((await createDnsEntry({ ...intranet, name: 'db', address: '10.0.0.9' })).ok).toBe(false);
});

describe('an entry with the same name in another network', () => {
  beforeEach(async () => {
    world.dns.push({ name: 'db', network: 'dualnet', address: '10.40.50.9', address6: '' });
    await refreshDns();
  });

  it.each(['200', '503'])('is removed alone if the next read of the list returns %s', async (status) => {
    if (status === '503') world.faults.add('GET /dns', { kind: 'status', status: 503 });
    await removeDnsEntry({ name: 'db', network: 'meshnet' });
    expect(lastOutcome()).toBe('success | Successfully removed the DNS Entry! | db.meshnet');
    expect(listed('db')).toBe(false);
    expect(listed('db', 'dualnet')).toBe(true);
  });

  it('counts as removed after a lost response', async () => {
    world.faults.add('DELETE /dns/*/*', { kind: 'lost' });
    await removeDnsEntry({ name: 'db', network: 'meshnet' });
    expect(lastOutcome()).toContain('success');
  });

  it('isn’t mistaken for a new entry whose response was lost', async () => {
    world.faults.add('POST /dns/*', { kind: 'lost-before' });
    expect((await createDnsEntry({ name: 'db', address: '10.40.50.9', network: 'p2snet' })).ok).toBe(false);
  });
});

it.each([
  ['counts as done when it was carried out', 'lost', 'success'],
  ['counts as failed when it was not', 'lost-before', 'error'],
] as const)('a removal with a lost response %s', async (_, kind, outcome) => {
  world.faults.add('DELETE /dns/*/*', { kind });
  await removeDnsEntry({ name: 'db', network: 'meshnet' });
  expect(lastOutcome().startsWith(outcome)).toBe(true);
  expect(listed('db')).toBe(outcome === 'error');
  expect(sent('DELETE')).toHaveLength(1);
});

it('keeps an entry if the server rejects its removal, and reports why', async () => {
  world.faults.add('DELETE /dns', { kind: 'status', status: 500, message: 'no such luck' });
  await removeDnsEntry({ name: 'db', network: 'meshnet' });
  expect(lastOutcome()).toBe('error | Failed to remove the DNS Entry. | db.meshnet: no such luck');
  expect(listed('db')).toBe(true);
});

describe('an administrator of some networks', () => {
  beforeEach(async () => {
    beginSession(sessionOf(world, 'alice'));
    await refreshDns();
  });

  it('requests the entries of these networks, never all', () => {
    expect(listed('wiki.intern')).toBe(true);
    expect(asked.toSorted()).toEqual([
      'GET /dns/adm/dualnet/custom 200',
      'GET /dns/adm/meshnet/custom 200',
      'GET /networkusers/data/alice/me 200',
      'GET /nodes 200',
    ]);
  });

  it('sees and can delete entries that they create', async () => {
    await createDnsEntry(intranet);
    expect(listed('intranet')).toBe(true);
    await removeDnsEntry(intranet);
    expect(listed('intranet')).toBe(false);
    expect(world.dns.some(({ name }) => name === 'intranet')).toBe(false);
  });

  it('learns whether an entry with a lost response was created', async () => {
    world.faults.add('POST /dns/*', { kind: 'lost' });
    expect((await createDnsEntry(intranet)).ok).toBe(true);
  });

  it('keeps the list if one network can’t be read', async () => {
    world.faults.add('GET /dns/adm/dualnet/custom', { kind: 'status', status: 503 });
    await refreshDns();
    expect(listed('wiki.intern')).toBe(true);
    expect(dnsStore.data).toMatchObject({ status: 'ready', staleBecause: { kind: 'rejected', status: 503 } });
  });
});

it('requests nothing after a logout', async () => {
  logOut('signedOut');
  await refreshDns();
  expect(asked).toEqual([]);
});

it('isn’t requested if the user’s own data can’t be read', async () => {
  world.faults.add('GET /networkusers/data/*/me', { kind: 'status', status: 503 });
  beginSession(sessionOf(world, 'alice'));
  await refreshDns();
  expect(dnsStore.data).toMatchObject({ status: 'failed', failure: { kind: 'rejected', status: 503 } });
});
