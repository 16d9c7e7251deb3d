// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../../mocks/world/faults.ts';
import { joinNode, removeNode } from '../../../mocks/world/nodes/nodes.ts';
import type { World } from '../../../mocks/world/state.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import {
  allowAll,
  blockAll,
  countChanges,
  redo,
  setPairs,
  undo,
  type AclEdit,
} from '../../domain/acl/aclEdit.ts';
import { conflictKey } from '../../domain/acl/aclMerge.ts';
import { isAllowed } from '../../domain/acl/aclPairs.ts';
import { loadAcls, loadedAcls } from '../stores/acls.ts';
import {
  aclEditOf,
  aclMerged,
  aclSubmissionOf,
  changeAcls,
  dismissAclMerged,
  isAclEdited,
} from '../stores/drafts/aclEdits.ts';
import { beginSession, closeSession } from '../stores/session.ts';
import { lastOutcome } from '../testing/outcomes.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { revertAcls, refreshAcls, resolveAclConflict, submitAcls } from './acls.ts';
import { allowPair } from '../testing/acts.ts';
import { clearSessionData } from './logOut.ts';

const netid = 'meshnet';
let world: World;
let asked: string[];

beforeEach(() => {
  world = worldOf('community');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
});

it('starts from allowed pairs', () => {
  expect([stored(...changed), stored(...other)]).toEqual([
    [2, 2],
    [2, 2],
  ]);
});

function idOf(name: string): string {
  const node = [...world.nodes.values()].find((one) => one.name === name && one.network === netid);
  if (!node) throw new Error(`No node is named ${name}`);
  return node.id;
}

function stored(one: string, other: string): readonly [number | undefined, number | undefined] {
  const acls = world.acls.get(netid);
  return [acls?.[idOf(one)]?.[idOf(other)], acls?.[idOf(other)]?.[idOf(one)]];
}

/** A change by another administrator. */
function store(one: string, other: string, there: number, back = there): void {
  const acls = world.acls.get(netid) ?? {};
  const [row, mirrored] = [acls[idOf(one)], acls[idOf(other)]];
  if (row) row[idOf(other)] = there;
  if (mirrored) mirrored[idOf(one)] = back;
}

function join(name: string): void {
  const sample = world.nodes.get(idOf('leaf-a'));
  if (!sample) throw new Error('There is no node to take after');
  joinNode(world, netid, { ...sample, id: '', name, address: '' });
}

function theEdit(): AclEdit {
  const edit = aclEditOf(netid);
  if (!edit) throw new Error('The rules are not loaded');
  return edit;
}

function placeOf(name: string): number {
  return theEdit().loaded.indexOf.get(idOf(name)) ?? -1;
}

function set(one: string, other: string, isOpen: boolean): void {
  changeAcls(netid, (edit) => setPairs(edit, [placeOf(one)], [placeOf(other)], isOpen));
}

function shown(one: string, other: string): boolean {
  return isAllowed(theEdit().pairs, placeOf(one), placeOf(other));
}

function isMerged(one: string, peer: string): boolean {
  const pairs = aclMerged.byNetid[netid];
  const places = [one, peer].map((name) => pairs?.nodeIds.indexOf(idOf(name)) ?? -1);
  return pairs !== undefined && isAllowed(pairs, places[0] ?? -1, places[1] ?? -1);
}

function puts(): readonly string[] {
  return asked.filter((line) => line.startsWith('PUT'));
}

const changed = ['gw-egress', 'gw-ingress'] as const;
const other = ['leaf-a', 'gw-relay'] as const;

describe('submitting', () => {
  it('writes both directions of a pair and keeps concurrent changes', async () => {
    await refreshAcls(netid);
    set(...changed, false);
    store(...other, 1);
    await submitAcls(netid);
    expect(stored(...changed)).toEqual([1, 1]);
    expect(stored(...other)).toEqual([1, 1]);
    expect(lastOutcome()).toBe('success | ACL Updated! | meshnet. 1 pair was changed by someone else');
    expect(isMerged(...other)).toBe(true);
    expect(isMerged(...changed)).toBe(false);
    expect(aclSubmissionOf(netid)).toMatchObject({ status: 'submitted', count: { blocked: 1, allowed: 0 } });
    expect(isAclEdited(netid)).toBe(false);
    expect(shown(...other)).toBe(false);
  });

  it('isn’t affected by the submit of another network that takes longer', async () => {
    await Promise.all([refreshAcls(netid), refreshAcls('p2snet')]);
    changeAcls('p2snet', blockAll);
    set(...changed, false);
    world.faults.add('PUT /networks/p2snet/acls', { kind: 'latency', ms: 20 });
    const slow = submitAcls('p2snet');
    await submitAcls(netid);
    expect(aclSubmissionOf('p2snet').status).toBe('sending');
    expect(aclSubmissionOf(netid).status).toBe('submitted');
    await slow;
    expect(aclSubmissionOf('p2snet').status).not.toBe('sending');
    expect(aclSubmissionOf(netid).status).toBe('submitted');
  });

  it('fixes a one-way pair', async () => {
    store(...changed, 2, 1);
    await refreshAcls(netid);
    set(...changed, true);
    await submitAcls(netid);
    expect(stored(...changed)).toEqual([2, 2]);
  });

  it('keeps the rules of a node that joined since', async () => {
    await refreshAcls(netid);
    changeAcls(netid, (edit) => setPairs(edit, [placeOf('leaf-a')], [...edit.pairs.nodeIds.keys()], false));
    join('newcomer');
    await submitAcls(netid);
    expect(stored('leaf-a', 'newcomer')).toEqual([2, 2]);
    expect(stored('leaf-a', 'gw-relay')).toEqual([1, 1]);
    expect(lastOutcome()).toBe('success | ACL Updated! | meshnet');
    expect(aclMerged.byNetid[netid]).toBeUndefined();
  });

  it('doesn’t restore a node that left since', async () => {
    await refreshAcls(netid);
    set('leaf-a', 'gw-relay', false);
    set(...changed, false);
    const gone = world.nodes.get(idOf('leaf-a'));
    if (gone) removeNode(world, gone);
    await submitAcls(netid);
    const acls = world.acls.get(netid) ?? {};
    expect(stored(...changed)).toEqual([1, 1]);
    expect([...Object.keys(acls), ...Object.values(acls).flatMap((row) => Object.keys(row))]).not.toContain(
      gone?.id,
    );
  });

  it('sends nothing if someone else made the same change, and reports it', async () => {
    await refreshAcls(netid);
    set(...changed, false);
    store(...changed, 1);
    await submitAcls(netid);
    expect(puts()).toEqual([]);
    expect(lastOutcome()).toBe(
      'success | ACL Updated! | No changes needed. The server already has these rules',
    );
    expect(aclSubmissionOf(netid).status).toBe('none');
    expect(isAclEdited(netid)).toBe(false);
  });

  it('keeps the changes if the server rejects them', async () => {
    await refreshAcls(netid);
    set(...changed, false);
    world.faults.add('PUT /networks/*/acls', { kind: 'status', status: 500, message: 'disk full' });
    await submitAcls(netid);
    expect(lastOutcome()).toMatch(/^error \| Failed to update ACL! .*disk full/);
    expect(aclSubmissionOf(netid).status).toBe('none');
    expect(shown(...changed)).toBe(false);
    expect(isAclEdited(netid)).toBe(true);
  });

  it('doesn’t start twice', async () => {
    await refreshAcls(netid);
    set(...changed, false);
    await Promise.all([submitAcls(netid), submitAcls(netid)]);
    expect(puts()).toHaveLength(1);
  });

  it('does nothing until the ACLs are loaded', async () => {
    await submitAcls(netid);
    expect(asked).toEqual([]);
  });
});

describe('a lost response', () => {
  it.each<[what: string, Fault, kind: string, isStored: boolean]>([
    ['counts as done when the change is there', { kind: 'lost' }, 'success', true],
    ['counts as failed when it is not', { kind: 'lost-before' }, 'error', false],
  ])('%s', async (_, fault, kind, isStored) => {
    await refreshAcls(netid);
    set(...changed, false);
    world.faults.add('PUT /networks/*/acls', fault);
    await submitAcls(netid);
    expect(lastOutcome().startsWith(kind)).toBe(true);
    expect(stored(...changed)).toEqual(isStored ? [1, 1] : [2, 2]);
    expect(isAclEdited(netid)).toBe(!isStored);
    expect(puts()).toHaveLength(1);
  });

  it('is unknown if the ACLs can’t be read again', async () => {
    await refreshAcls(netid);
    set(...changed, false);
    world.faults.add('GET /networks/*/acls', { kind: 'refuse' });
    world.faults.add('GET /networks/*/acls', { kind: 'latency', ms: 0 }, { times: 1 });
    world.faults.add('PUT /networks/*/acls', { kind: 'lost' });
    await submitAcls(netid);
    expect(lastOutcome()).toMatch(/Couldn’t confirm whether the change was applied/);
    expect(isAclEdited(netid)).toBe(true);
  });
});

function conflictsMet(): readonly string[] {
  const state = aclSubmissionOf(netid);
  return state.status === 'conflict' ? state.merge.conflicts.map(conflictKey) : [];
}

describe('a conflict', () => {
  beforeEach(async () => {
    store(...changed, 2, 1);
    await refreshAcls(netid);
    set(...changed, true);
    set(...other, false);
    store(...changed, 1);
    await submitAcls(netid);
  });

  it('is reported before anything is sent', () => {
    expect(puts()).toEqual([]);
    expect(aclSubmissionOf(netid)).toMatchObject({
      status: 'conflict',
      merge: { conflicts: [{ mine: true, theirs: false, was: 'oneSided' }] },
    });
    // The user has to decide, and nothing has failed.
    expect(toastQueue.snapshot().history).toEqual([]);
    expect(isAclEdited(netid)).toBe(true);
  });

  it('is sent as the user chose', async () => {
    await resolveAclConflict(netid, new Set());
    expect([stored(...changed), stored(...other)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(aclSubmissionOf(netid).status).toBe('submitted');
    expect(isAclEdited(netid)).toBe(false);
  });

  it('keeps the other user’s rule if chosen', async () => {
    await resolveAclConflict(netid, new Set(conflictsMet()));
    expect([stored(...changed), stored(...other)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(isAclEdited(netid)).toBe(false);
  });

  it('is over if the server rejects the choice, and the changes are kept', async () => {
    world.faults.add('PUT /networks/*/acls', { kind: 'status', status: 500 });
    await resolveAclConflict(netid, new Set());
    expect(aclSubmissionOf(netid).status).toBe('none');
    expect(isAclEdited(netid)).toBe(true);
  });
});

describe('reverting', () => {
  beforeEach(async () => {
    await refreshAcls(netid);
    set(...changed, false);
    await submitAcls(netid);
  });

  it('undoes the submit', async () => {
    await revertAcls(netid);
    expect(stored(...changed)).toEqual([2, 2]);
    expect(lastOutcome()).toBe('success | ACL Updated! | Previous rules restored');
    expect(aclSubmissionOf(netid).status).toBe('none');
  });

  it('keeps pairs that others changed since', async () => {
    store(...other, 1);
    join('newcomer');
    await revertAcls(netid);
    expect(stored(...changed)).toEqual([2, 2]);
    expect(stored(...other)).toEqual([1, 1]);
    expect(stored('gw-egress', 'newcomer')).toEqual([2, 2]);
  });

  it('keeps pairs that the user changed since', async () => {
    set(...other, false);
    await revertAcls(netid);
    expect(stored(...other)).toEqual([2, 2]);
    expect(isAclEdited(netid)).toBe(true);
    expect(shown(...other)).toBe(false);
    expect(shown(...changed)).toBe(true);
    // It is the user’s own change, although it isn’t part of the edit.
    expect(aclMerged.byNetid[netid]).toBeUndefined();
  });

  it('can be retried after a failure', async () => {
    world.faults.add('PUT /networks/*/acls', { kind: 'status', status: 500 }, { times: 1 });
    await revertAcls(netid);
    expect(aclSubmissionOf(netid).status).toBe('submitted');
    await revertAcls(netid);
    expect(stored(...changed)).toEqual([2, 2]);
  });

  it('isn’t offered for another network whose changes were rejected', async () => {
    await refreshAcls('p2snet');
    changeAcls('p2snet', blockAll);
    world.faults.add('PUT /networks/*/acls', { kind: 'status', status: 500 });
    await submitAcls('p2snet');
    expect(aclSubmissionOf('p2snet').status).toBe('none');
  });
});

describe('allowing one pair', () => {
  const allow = () => allowPair(netid, idOf(changed[0]), idOf(changed[1]));

  beforeEach(async () => {
    store(...changed, 1);
    await refreshAcls(netid);
  });

  it('allows both directions and shows the current rules', async () => {
    expect(await allow()).toBe(true);
    expect(stored(...changed)).toEqual([2, 2]);
    expect(shown(...changed)).toBe(true);
    expect(lastOutcome()).toBe('success | ACL Updated! | meshnet');
  });

  it('keeps unsubmitted changes', async () => {
    set(...other, false);
    await allow();
    expect(stored(...other)).toEqual([2, 2]);
    expect([shown(...changed), shown(...other)]).toEqual([true, false]);
    expect(isAclEdited(netid)).toBe(true);
  });

  it('sends nothing if the pair is already allowed, and reports it', async () => {
    store(...changed, 2);
    expect(await allow()).toBe(true);
    expect(puts()).toEqual([]);
    expect(lastOutcome()).toBe(
      'success | ACL Updated! | No changes needed. The server already has these rules',
    );
  });

  it.each(changed)('sends nothing if %s has left', async (name) => {
    const [one, peer] = changed.map(idOf);
    const gone = world.nodes.get(idOf(name));
    if (gone) removeNode(world, gone);
    expect(await allowPair(netid, one ?? '', peer ?? '')).toBe(true);
    expect(puts()).toEqual([]);
  });

  it('sends nothing during a submit', async () => {
    set(...other, false);
    const submitted = submitAcls(netid);
    expect(await allow()).toBe(false);
    await submitted;
    expect(puts()).toHaveLength(1);
    expect(stored(...changed)).toEqual([1, 1]);
  });

  it('changes nothing if the server rejects it', async () => {
    world.faults.add('PUT /networks/*/acls', { kind: 'status', status: 500, message: 'disk full' });
    expect(await allow()).toBe(false);
    expect(shown(...changed)).toBe(false);
    expect(lastOutcome()).toMatch(/^error \| Failed to update ACL! .*disk full/);
  });

  it('updates the ACLs of its network only', async () => {
    await Promise.all([loadAcls('p2snet'), loadAcls(netid)]);
    const before = loadedAcls('p2snet');
    expect(shown(...changed)).toBe(false);
    expect(await allow()).toBe(true);
    expect(loadedAcls('p2snet')).toBe(before);
    expect(shown(...changed)).toBe(true);
  });
});

describe('reading again', () => {
  it('keeps the changes on top of concurrent ones', async () => {
    await refreshAcls(netid);
    set(...changed, false);
    store(...other, 1);
    join('newcomer');
    await refreshAcls(netid);
    expect(countChanges(theEdit())).toEqual({ blocked: 1, allowed: 0 });
    expect([shown(...changed), shown(...other), shown('leaf-a', 'newcomer')]).toEqual([false, false, true]);
    expect([isMerged(...changed), isMerged(...other), isMerged('leaf-a', 'newcomer')]).toEqual([
      false,
      true,
      false,
    ]);
    store('gw-egress', 'leaf-a', 1);
    await refreshAcls(netid);
    expect([isMerged(...other), isMerged('gw-egress', 'leaf-a')]).toEqual([true, true]);
    dismissAclMerged(netid);
    expect(isMerged(...other)).toBe(false);
  });

  it('keeps undo steps if nothing changed', async () => {
    await refreshAcls(netid);
    set(...changed, false);
    await refreshAcls(netid);
    changeAcls(netid, undo);
    expect(isAclEdited(netid)).toBe(false);
  });

  it('keeps redo steps without changes', async () => {
    await refreshAcls(netid);
    set(...changed, false);
    changeAcls(netid, undo);
    await refreshAcls(netid);
    changeAcls(netid, redo);
    expect(isAclEdited(netid)).toBe(true);
  });

  it('keeps conflicting changes until they are submitted', async () => {
    store(...changed, 2, 1);
    await refreshAcls(netid);
    set(...changed, true);
    store(...changed, 1);
    await refreshAcls(netid);
    expect(shown(...changed)).toBe(true);
    await submitAcls(netid);
    expect(aclSubmissionOf(netid).status).toBe('conflict');
  });

  it('fails once for a network without ACLs', async () => {
    world.acls.delete(netid);
    expect(await refreshAcls(netid)).toMatchObject({ ok: false, error: { message: 'no result found' } });
    expect(aclEditOf(netid)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  beforeEach(async () => {
    await refreshAcls(netid);
    changeAcls(netid, allowAll);
    closeSession('expired');
    clearSessionData();
  });

  it('keeps the changes for the same user', async () => {
    beginSession(sessionOf(world, 'admin'));
    await refreshAcls(netid);
    expect(isAclEdited(netid)).toBe(true);
  });

  it('clears the changes for another user', async () => {
    beginSession(sessionOf(world, 'alice'));
    expect(isAclEdited(netid)).toBe(false);
    expect(aclSubmissionOf(netid).status).toBe('none');
  });
});
