// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { blockAll, setPairs } from '../../domain/acl/aclEdit.ts';
import { trialState, wholeCause } from '../../domain/acl/ruleTrial.ts';
import { trialsLockKey } from '../../domain/acl/storedTrials.ts';
import { trialsKey } from '../../domain/acl/trialsKey.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { fail, type Failure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { GatewayRole } from '../../domain/node/gateways.ts';
import { nodeForm, type NodeForm } from '../../domain/node/nodeForm.ts';
import type { NodeEdit } from '../../domain/node/nodesEdit.ts';
import { api } from '../stores/api.ts';
import { backend } from '../stores/config.ts';
import { aclSubmissionOf, changeAcls, setAclSubmission } from '../stores/drafts/aclEdits.ts';
import {
  dismissTrial,
  endTrial,
  extendTrial,
  followTrials,
  ownMark,
  ruleTrials,
} from '../stores/ruleTrials.ts';
import { loadNodes, nodesStore } from '../stores/records.ts';
import { beginSession, closeSession, sessionStore } from '../stores/session.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { lastOutcome } from '../testing/outcomes.ts';
import { resetPage } from '../testing/resetApp.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { refreshAcls, submitAcls } from './acls.ts';
import { allowPair, setClientEnabled, switchRole } from '../testing/acts.ts';
import { logOut } from './logOut.ts';
import { editNodes } from './nodeBulk.ts';
import { saveNode } from './nodeEdits.ts';
import { revertTrial, watchTrials } from './ruleTrial.ts';

const netid = 'meshnet';
const storageKey = trialsKey('admin', backend.baseUrl);
let before: string;
let stops: (() => void)[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // As in a browser on plain HTTP.
  vi.stubGlobal('navigator', { ...navigator, onLine: true, locks: undefined });
  await enter('community');
  before = rules();
  openPage();
  await refreshAcls(netid);
});

afterEach(closePage);

function openPage(): void {
  stops = [followTrials(), watchTrials()];
}

function closePage(): void {
  for (const stop of stops) stop();
}

/** Reloads the page after `ms`. */
async function reload(ms = 0): Promise<void> {
  closePage();
  const { session } = sessionStore;
  resetPage();
  await pass(ms);
  if (session) beginSession(session);
  openPage();
}

function rules(): string {
  const rows = Object.entries(world.acls.get(netid) ?? {}).flatMap(([one, row]) =>
    Object.entries(row).map(([other, cell]) => `${one} ${other} ${cell}`),
  );
  return rows.toSorted().join('\n');
}

function idOf(name: string): string {
  return [...world.nodes.values()].find((node) => node.name === name && node.network === netid)?.id ?? '';
}

/** A change by another administrator. */
function store(one: string, other: string, there: number, back = there): void {
  const acls = world.acls.get(netid) ?? {};
  const [row, mirrored] = [acls[idOf(one)], acls[idOf(other)]];
  if (row) row[idOf(other)] = there;
  if (mirrored) mirrored[idOf(one)] = back;
}

function stored(one: string, other: string) {
  const acls = world.acls.get(netid);
  return [acls?.[idOf(one)]?.[idOf(other)], acls?.[idOf(other)]?.[idOf(one)]];
}

async function submitAll(): Promise<void> {
  changeAcls(netid, blockAll);
  await submitAcls(netid);
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const puts = () => asked.filter((line) => line.startsWith('PUT'));
const states = () =>
  ruleTrials.trials.map((trial) =>
    trialState(trial, ruleTrials.attempts[trial.netid], ruleTrials.now, ownMark()),
  );
const status = () => states().map((state) => state.status);

/** Waits for responses, which real timers carry. */
const settled = (check: () => void) =>
  vi.waitFor(
    async () => {
      await pass(0);
      check();
    },
    { interval: 5 },
  );

function inOtherTab(work: () => void): void {
  work();
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

it('counts down and keeps the rules', async () => {
  await submitAll();
  expect(states()).toEqual([{ status: 'counting', seconds: 60 }]);
  // The bar of the page doesn't offer to revert them as well.
  expect(aclSubmissionOf(netid)).toEqual({ status: 'none' });
  expect(ruleTrials.trials[0]?.cause).toMatch(/^The last change isolated server node netmaker-1 and /);
  await pass(18_000);
  expect(states()).toEqual([{ status: 'counting', seconds: 42 }]);
  endTrial(netid, 'kept');
  await pass(120_000);
  expect(ruleTrials.trials).toEqual([]);
  expect(puts()).toHaveLength(1);
  expect(rules()).not.toBe(before);
});

it('gives five more minutes up to ten times', async () => {
  await submitAll();
  await pass(50_000);
  extendTrial(netid);
  await pass(60_000);
  expect(states()).toEqual([{ status: 'counting', seconds: 250 }]);
  await reload();
  await pass(1_000);
  expect(states()).toEqual([{ status: 'counting', seconds: 249 }]);
  for (let more = 0; more < 20; more += 1) extendTrial(netid);
  await pass(1_000);
  expect(states()).toEqual([{ status: 'counting', seconds: 248 + 9 * 300 }]);
  expect(puts()).toHaveLength(1);
});

describe('an edit of a node', () => {
  const nodeNamed = (name: string) => {
    const found = valueOf(nodesStore.data)?.find((node) => node.name === name && node.network === netid);
    if (!found) throw new Error(`There is no node ${name}`);
    return found;
  };
  const editOfNode = (name: string, changes: Partial<NodeForm>): NodeEdit => {
    const form = nodeForm(nodeNamed(name));
    return { node: nodeNamed(name), edit: { before: form, after: { ...form, ...changes } } };
  };
  const wire = (name: string) => world.nodes.get(idOf(name));
  const cause = () => ruleTrials.trials.map(wholeCause);

  it.each<[string, () => readonly NodeEdit[], RegExp]>([
    [
      'that denies a gateway all',
      () => [editOfNode('gw-egress', { defaultAcl: 'no' })],
      /isolated gateway gw-egress/,
    ],
    [
      'that denies several nodes all, in a run',
      () => ['leaf-a', 'leaf-b', 'mac-laptop'].map((name) => editOfNode(name, { defaultAcl: 'no' })),
      /blocked \d+ of 36 pairs/,
    ],
    [
      'that disconnects a gateway',
      () => [editOfNode('gw-egress', { isConnected: false })],
      /disconnected gw-egress/,
    ],
    [
      'that removes a range',
      () => [editOfNode('gw-egress', { egressRanges: '' })],
      /removed .* from gw-egress/,
    ],
    ['that shortens a relay’s list', () => [editOfNode('gw-relay', { relayAddresses: '' })], /from gw-relay/],
  ])('%s is kept only if the user says so', async (_, edits, expected) => {
    const all = edits();
    const nodesBefore = structuredClone(all.map(({ node }) => nodeNamed(node.name)));
    if (all.length > 1) await editNodes(all);
    else for (const { node, edit } of all) await saveNode(node, edit);
    expect(cause().join()).toMatch(expected);
    await pass(60_300);
    await settled(() => expect(ruleTrials.trials).toEqual([]));
    expect(rules()).toBe(before);
    await loadNodes();
    expect(all.map(({ node }) => nodeForm(nodeNamed(node.name)))).toEqual(nodesBefore.map(nodeForm));
  });

  it.each<[string, Partial<NodeForm>]>([
    ['mac-laptop', { isConnected: false }],
    ['gw-egress', { mtu: '1300' }],
  ])('isn’t asked about if nothing depends on it: %s, %o', async (name, changes) => {
    const { node, edit } = editOfNode(name, changes);
    await saveNode(node, edit);
    expect(ruleTrials.trials).toEqual([]);
  });

  it('survives a reload', async () => {
    const { node, edit } = editOfNode('gw-egress', { defaultAcl: 'no', isConnected: false });
    await saveNode(node, edit);
    await reload(30_000);
    expect(states()).toEqual([{ status: 'counting', seconds: 30 }]);
    await pass(31_000);
    await settled(() => expect(rules()).toBe(before));
    await settled(() => expect(wire('gw-egress')).toMatchObject({ connected: 'yes', defaultacl: 'yes' }));
  });

  it('ends its question when it is undone', async () => {
    const { node, edit } = editOfNode('gw-egress', { defaultAcl: 'no' });
    await saveNode(node, edit);
    await toastQueue.undo(toastQueue.snapshot().history.find(({ undo }) => undo)?.id ?? '');
    expect(rules()).toBe(before);
    expect(ruleTrials.trials).toEqual([]);
  });

  it('isn’t undone over rules that someone else has changed since', async () => {
    const { node, edit } = editOfNode('gw-egress', { defaultAcl: 'no' });
    await saveNode(node, edit);
    store('gw-egress', 'leaf-a', 2);
    const count = puts().length;
    await toastQueue.undo(toastQueue.snapshot().history.find(({ undo }) => undo)?.id ?? '');
    expect(puts()).toHaveLength(count);
    expect(stored('gw-egress', 'leaf-a')).toEqual([2, 2]);
  });

  it('sends nothing while the rules that it overwrites can’t be read', async () => {
    world.faults.add('GET /networks/*/acls', { kind: 'status', status: 500 });
    const { node, edit } = editOfNode('gw-egress', { defaultAcl: 'no' });
    expect((await saveNode(node, edit)).ok).toBe(false);
    expect(puts()).toEqual([]);
  });
});

describe('a removed role or a disabled client', () => {
  const named = (name: string) => {
    const found = valueOf(nodesStore.data)?.find((node) => node.name === name && node.network === netid);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const wire = (name: string) => [...world.nodes.values()].find((node) => node.name === name);
  const phone = () => [...world.extClients.values()].find(({ clientid }) => clientid === 'phone-1');
  const off = (role: GatewayRole, name: string) => switchRole(named(name), role, false);
  const disable = () => setClientEnabled({ network: netid, clientId: 'phone-1' }, false);
  const undo = () => toastQueue.undo(toastQueue.snapshot().history.find((one) => one.undo)?.id ?? '');

  it.each<[string, () => Promise<unknown>, RegExp, () => unknown]>([
    [
      'egress',
      () => off('egress', 'gw-egress'),
      /removed the egress role from gw-egress/,
      () => wire('gw-egress')?.egressgatewayranges,
    ],
    [
      'a relay',
      () => off('relay', 'gw-relay'),
      /removed the relay role from gw-relay/,
      () => wire('gw-relay')?.relayaddrs,
    ],
    ['a client', disable, /disabled phone-1/, () => phone()?.enabled],
  ])('is restored unless it is kept, also after a reload: %s', async (_, made, cause, state) => {
    const then = state();
    await made();
    expect(state()).not.toEqual(then);
    expect(ruleTrials.trials.map(wholeCause).join()).toMatch(cause);
    await reload(30_000);
    expect(states()).toEqual([{ status: 'counting', seconds: 30 }]);
    await pass(31_000);
    await settled(() => expect(state()).toEqual(then));
    await settled(() => expect(ruleTrials.trials.filter(({ end }) => !end)).toEqual([]));
    expect(lastOutcome()).toContain('Previous settings restored');
  });

  it('counts at once, however long the browser takes to store it', async () => {
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
    await disable();
    expect(status()).toEqual(['counting']);
  });

  it('is kept on request', async () => {
    await disable();
    endTrial(netid, 'kept');
    await pass(61_000);
    expect(phone()?.enabled).toBe(false);
  });

  it('ends its question when it is undone', async () => {
    await off('relay', 'gw-relay');
    await undo();
    expect(ruleTrials.trials).toEqual([]);
  });

  it('ends its question when the client is enabled again', async () => {
    await disable();
    await setClientEnabled({ network: netid, clientId: 'phone-1' }, true);
    expect(ruleTrials.trials).toEqual([]);
  });

  it('stays if someone else has changed it since', async () => {
    await off('egress', 'gw-egress');
    Object.assign(wire('gw-egress') ?? {}, {
      isegressgateway: 'yes',
      egressgatewayranges: ['192.168.9.0/24'],
    });
    await pass(61_000);
    await settled(() => expect(ruleTrials.trials.filter(({ end }) => !end)).toEqual([]));
    expect(wire('gw-egress')?.egressgatewayranges).toEqual(['192.168.9.0/24']);
    expect(lastOutcome()).toContain(undoConflictText);
  });

  it('isn’t asked about if nothing depends on it', async () => {
    await off('ingress', 'gw-ingress');
    await setClientEnabled({ network: netid, clientId: 'phone-2' }, true);
    expect(ruleTrials.trials).toEqual([]);
  });
});

it('restores the previous rules at the deadline', async () => {
  await submitAll();
  await pass(59_000);
  expect(puts()).toHaveLength(1);
  await pass(1_300);
  await settled(() => expect(rules()).toBe(before));
  await settled(() => expect(ruleTrials.trials).toEqual([]));
  expect(lastOutcome()).toBe('success | ACL Updated! | meshnet. Previous rules restored');
  expect(aclSubmissionOf(netid).status).toBe('none');
  expect(localStorage.getItem(trialsLockKey)).toBeNull();
});

it('restores them at once on request', async () => {
  await submitAll();
  void revertTrial(netid);
  expect(status()).toEqual(['reverting']);
  await pass(300);
  await settled(() => expect(rules()).toBe(before));
});

it('doesn’t ask about a few pairs', async () => {
  const count = Object.keys(world.acls.get(netid) ?? {}).length;
  expect(count * (count - 1)).toBeGreaterThan(20);
  changeAcls(netid, (edit) => {
    const place = (name: string) => edit.loaded.indexOf.get(idOf(name)) ?? -1;
    return setPairs(edit, [place('gw-egress')], [place('gw-ingress')], false);
  });
  await submitAcls(netid);
  expect(puts()).toHaveLength(1);
  expect(ruleTrials.trials).toEqual([]);
});

it('ends when the submit is undone', async () => {
  await submitAll();
  const id = toastQueue.snapshot().history.find(({ undo }) => undo)?.id ?? '';
  await toastQueue.undo(id);
  expect(rules()).toBe(before);
  expect(ruleTrials.trials).toEqual([]);
});

it('starts again when the restored rules are undone', async () => {
  await submitAll();
  void revertTrial(netid);
  await pass(300);
  await settled(() => expect(ruleTrials.trials).toEqual([]));
  await toastQueue.undo(toastQueue.snapshot().history[0]?.id ?? '');
  expect(rules()).not.toBe(before);
  expect(status()).toEqual(['counting']);
});

it('includes further submits, and counts from the start', async () => {
  store('leaf-a', 'leaf-b', 1);
  before = rules();
  await refreshAcls(netid);
  await submitAll();
  await pass(30_000);
  changeAcls(netid, (edit) => {
    const place = (name: string) => edit.loaded.indexOf.get(idOf(name)) ?? -1;
    return setPairs(edit, [place('leaf-a')], [place('leaf-b')], true);
  });
  await submitAcls(netid);
  expect(states()).toEqual([{ status: 'counting', seconds: 60 }]);
  await pass(60_300);
  await settled(() => expect(rules()).toBe(before));
});

it('counts on after a change that the server already has', async () => {
  await submitAll();
  await pass(30_000);
  store('leaf-a', 'leaf-b', 2);
  expect(await allowPair(netid, idOf('leaf-a'), idOf('leaf-b'))).toBe(true);
  expect(puts()).toHaveLength(1);
  expect(states()).toEqual([{ status: 'counting', seconds: 30 }]);
});

it('keeps what someone else changed since', async () => {
  store('leaf-a', 'leaf-b', 1);
  await refreshAcls(netid);
  await submitAll();
  store('leaf-a', 'leaf-b', 2);
  store('leaf-a', 'gw-relay', 2, 1);
  await pass(60_300);
  await settled(() => expect(ruleTrials.trials).toEqual([]));
  expect(stored('leaf-a', 'leaf-b')).toEqual([2, 2]);
  expect(stored('leaf-a', 'gw-relay')).toEqual([2, 1]);
  expect(stored('gw-egress', 'gw-relay')).toEqual([2, 2]);
  expect(lastOutcome()).toBe(
    'warning | ACL Updated! | meshnet. Previous rules restored. 1 pair was changed by someone else',
  );
});

it('keeps trying while the server is unreachable', async () => {
  await submitAll();
  world.faults.add('GET /networks/*/acls', { kind: 'refuse' });
  await pass(60_300);
  await settled(() => expect(status()).toEqual(['retrying']));
  await pass(5_300);
  expect(status()).toEqual(['retrying']);
  expect(puts()).toHaveLength(1);
  expect(lastOutcome()).not.toMatch(/^(error|pending)/);
  world.faults.clear();
  await pass(6_300);
  await settled(() => expect(rules()).toBe(before));
});

it('stops if the server rejects the rules, until the user tries again', async () => {
  await submitAll();
  world.faults.add(
    'PUT /networks/*/acls',
    { kind: 'status', status: 500, message: 'disk full' },
    { times: 1 },
  );
  await pass(60_300);
  await settled(() => expect(states()).toEqual([{ status: 'failed', reason: 'disk full' }]));
  await pass(30_000);
  expect(puts()).toHaveLength(2);
  void revertTrial(netid);
  await pass(300);
  await settled(() => expect(rules()).toBe(before));
});

it.each<[string, Failure]>([
  ['failed', { kind: 'rejected', status: 501, message: 'no' }],
  ['failed', { kind: 'unauthorized', message: 'no' }],
  ['failed', { kind: 'blocked', host: 'api.example.com' }],
  ['retrying', { kind: 'rejected', status: 502, message: '' }],
  ['retrying', { kind: 'rejected', status: 0, message: 'not sent' }],
  ['retrying', { kind: 'timeout' }],
])('is %s if the rules can’t be read because of %j', async (expected, failure) => {
  await submitAll();
  vi.spyOn(api.acls, 'load').mockResolvedValue(fail(failure));
  await pass(60_300);
  await settled(() => expect(status()).toEqual([expected]));
});

it('waits for the end of a submit', async () => {
  await submitAll();
  setAclSubmission(netid, { status: 'sending' });
  await pass(60_300);
  await settled(() => expect(status()).toEqual(['retrying']));
  expect(puts()).toHaveLength(1);
  setAclSubmission(netid, { status: 'none' });
  await pass(6_300);
  await settled(() => expect(rules()).toBe(before));
});

it('doesn’t restore rules that another tab keeps while they load', async () => {
  await submitAll();
  world.faults.add('GET /networks/*/acls', { kind: 'latency', ms: 5_000 });
  await pass(61_000);
  expect(status()).toEqual(['reverting']);
  const text = localStorage.getItem(storageKey) ?? '';
  inOtherTab(() => localStorage.setItem(storageKey, text.replace('"netid"', '"end":"kept","netid"')));
  await pass(10_000);
  expect(asked.at(-1)).toBe('GET /networks/meshnet/acls 200');
  expect(puts()).toHaveLength(1);
  expect(status()).toEqual(['kept']);
});

it('continues after a reload', async () => {
  await submitAll();
  await reload(20_000);
  expect(states()).toEqual([{ status: 'counting', seconds: 40 }]);
  await reload(60_000);
  await pass(1_300);
  await settled(() => expect(rules()).toBe(before));
});

it('asks first after a long time', async () => {
  await submitAll();
  await reload(12 * 60_000);
  await pass(10_000);
  expect(status()).toEqual(['late']);
  expect(puts()).toHaveLength(1);
});

it('asks first when the same user logs in again, and is hidden from others', async () => {
  await submitAll();
  closePage();
  logOut('expired');
  beginSession(sessionOf(world, 'alice'));
  openPage();
  expect(ruleTrials.trials).toEqual([]);
  closePage();
  closeSession('expired');
  await pass(1_000);
  beginSession(sessionOf(world, 'admin'));
  openPage();
  await pass(70_000);
  expect(status()).toEqual(['late']);
  expect(puts()).toHaveLength(1);
  void revertTrial(netid);
  await pass(300);
  await settled(() => expect(rules()).toBe(before));
});

it('is removed by a logout', async () => {
  await submitAll();
  logOut('signedOut');
  expect(localStorage.getItem(storageKey)).toBeNull();
});

/** Written by someone else at this browser, before the administrator logs in. */
function plant(session: object): void {
  const change = { nodeIds: [idOf('leaf-a'), idOf('leaf-b')], runs: [[0, 1, 1, 1, 1]] };
  const trial = { netid, deadline: Date.now() + 8_000, cause: 'Nothing happens', change, ...session };
  localStorage.setItem(storageKey, JSON.stringify([trial]));
}

it.each([
  ['without a session', {}],
  ['of another session', { session: 7 }],
  ['with a deadline far ahead', { deadline: 9e15 }],
])('of someone else, %s, changes nothing without a click', async (_, session) => {
  closePage();
  plant(session);
  openPage();
  await pass(120_000);
  expect(status()).toEqual(['late']);
  expect(puts()).toEqual([]);
});

it('of someone else doesn’t become part of a change of rules', async () => {
  closePage();
  plant({});
  openPage();
  await submitAll();
  expect(status()).toEqual(['counting']);
  await pass(60_300);
  await settled(() => expect(rules()).toBe(before));
});

it('isn’t blocked by a claim that no tab makes', async () => {
  await submitAll();
  localStorage.setItem(trialsLockKey, `other ${9e15}`);
  await pass(60_300);
  await settled(() => expect(rules()).toBe(before));
});

it('shows in a second tab, which reports how it ended', async () => {
  await submitAll();
  const text = localStorage.getItem(storageKey) ?? '';
  await reload();
  expect(status()).toEqual(['counting']);
  inOtherTab(() => localStorage.setItem(storageKey, text.replace('"netid"', '"end":"kept","netid"')));
  expect(status()).toEqual(['kept']);
  await pass(70_000);
  expect(puts()).toHaveLength(1);
  dismissTrial(netid);
  expect(ruleTrials.trials).toEqual([]);
  await reload();
  expect(ruleTrials.trials).toEqual([]);
});

it('reads the rules that another tab has restored', async () => {
  await submitAll();
  const text = localStorage.getItem(storageKey) ?? '';
  const count = asked.length;
  inOtherTab(() => localStorage.setItem(storageKey, text.replace('"netid"', '"end":"reverted","netid"')));
  await settled(() => expect(asked.slice(count)).toEqual(['GET /networks/meshnet/acls 200']));
  expect(aclSubmissionOf(netid).status).toBe('none');
});

/** Another tab restores the rules, and renews its claim until it is closed. */
function claimInOtherTab(): () => void {
  const claim = () => localStorage.setItem(trialsLockKey, `other ${Date.now() + 15_000}`);
  claim();
  const timer = setInterval(claim, 5_000);
  return () => clearInterval(timer);
}

it.each([0, 60_200])('waits while another tab restores the rules, since %i ms', async (since) => {
  await submitAll();
  await pass(since);
  const close = claimInOtherTab();
  await pass(90_000);
  expect(puts()).toHaveLength(1);
  expect(status()).toEqual(['reverting']);
  close();
  await pass(30_000);
  await settled(() => expect(rules()).toBe(before));
  expect(puts()).toHaveLength(2);
});

it('renews a short claim while it restores the rules, so that a closed tab blocks no other for long', async () => {
  await submitAll();
  world.faults.add('GET /networks/*/acls', { kind: 'latency', ms: 25_000 });
  for (const ms of [61_000, 6_000, 6_000, 6_000]) {
    await pass(ms);
    const until = Number(localStorage.getItem(trialsLockKey)?.split(' ')[1]) - Date.now();
    expect(until).toBeGreaterThan(5_000);
    expect(until).toBeLessThanOrEqual(15_000);
  }
  await pass(10_000);
  await settled(() => expect(rules()).toBe(before));
  expect(localStorage.getItem(trialsLockKey)).toBeNull();
});

it('uses Web Locks where the browser has them', async () => {
  let isFree = false;
  const request = vi.fn((_name: string, _options: object, work: (lock: unknown) => unknown) =>
    Promise.resolve(work(isFree ? {} : null)),
  );
  vi.stubGlobal('navigator', { ...navigator, onLine: true, locks: { request } });
  await submitAll();
  await pass(60_000);
  expect(request).toHaveBeenCalledWith(trialsLockKey, { ifAvailable: true }, expect.anything());
  expect(puts()).toHaveLength(1);
  isFree = true;
  await pass(6_000);
  await settled(() => expect(rules()).toBe(before));
  expect(localStorage.getItem(trialsLockKey)).toBeNull();
});

it('works in this tab if storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await submitAll();
  expect(status()).toEqual(['counting']);
  await pass(60_300);
  await settled(() => expect(rules()).toBe(before));
});
