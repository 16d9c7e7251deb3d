// @vitest-environment happy-dom

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { joinNode } from '../../../../mocks/world/nodes/nodes.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { countChanges } from '../../../domain/acl/aclEdit.ts';
import { isAllowed } from '../../../domain/acl/aclPairs.ts';
import * as matrix from '../../../screens/acls/AclMatrixScreen/AclMatrixScreen.tsx';
import { refreshNodes } from '../../flows/refresh.ts';
import { answerConfirmation } from '../../testing/openConsole.tsx';
import { openPage } from '../../testing/openPage.tsx';
import { AclMatrixRoute } from './AclMatrixRoute.tsx';

const pages = [{ path: '/acls/:netid/:nodeId?', Component: AclMatrixRoute }];
const pair = ['gw-egress', 'gw-ingress'] as const;
const other = ['leaf-a', 'gw-relay'] as const;

/** Replaces the screen: the tests read its view and call its actions. */
let drawn: MockInstance<typeof matrix.AclMatrixScreen>;

beforeEach(() => {
  drawn = vi.spyOn(matrix, 'AclMatrixScreen').mockReturnValue(<></>);
});

function shown() {
  const [props] = drawn.mock.lastCall ?? [];
  if (props?.view.status !== 'ready') throw new Error(`The rules are ${props?.view.status}`);
  return { ...props, frame: props.view.frame, source: props.view.source };
}

async function open(at = '/acls/meshnet', prepare?: (world: World) => void) {
  const page = await openPage(pages, { at, ...(prepare && { prepare }) });
  await waitFor(shown);
  return page;
}

function idOf(world: World, name: string): string {
  const node = [...world.nodes.values()].find(
    (candidate) => candidate.name === name && candidate.network === 'meshnet',
  );
  if (!node) throw new Error(`No node ${name}`);
  return node.id;
}

/** Stores a change by another administrator. */
function store(world: World, [one, peer]: readonly [string, string], there: number, back = there): void {
  const acls = world.acls.get('meshnet') ?? {};
  const [from, to] = [idOf(world, one), idOf(world, peer)];
  const [row, mirrored] = [acls[from], acls[to]];
  if (row) row[to] = there;
  if (mirrored) mirrored[from] = back;
}

function stored(world: World, [one, peer]: readonly [string, string]) {
  const acls = world.acls.get('meshnet') ?? {};
  const [from, to] = [idOf(world, one), idOf(world, peer)];
  return [acls[from]?.[to], acls[to]?.[from]];
}

function placesOf(world: World, names: readonly [string, string]) {
  const { indexOf } = shown().source.edit.loaded;
  const [one = -1, peer = -1] = names.map((name) => indexOf.get(idOf(world, name)));
  return [one, peer] as const;
}

async function set(world: World, names: readonly [string, string], isOn: boolean): Promise<void> {
  const [one, peer] = placesOf(world, names);
  await act(async () => shown().on.set([one], [peer], isOn));
  await waitFor(() => expect(isAllowed(shown().source.edit.pairs, one, peer)).toBe(isOn));
}

const changes = () => {
  const { blocked, allowed } = countChanges(shown().source.edit);
  return blocked + allowed;
};

const reads = (asked: readonly string[]) =>
  asked.filter((line) => line.startsWith('GET /networks/meshnet/acls')).length;

describe('when nodes join and leave', () => {
  async function nodesJoinAndLeave(world: World) {
    const sample = world.nodes.get(idOf(world, 'leaf-a'));
    if (sample) joinNode(world, 'meshnet', { ...sample, id: '', name: 'newcomer', address: '' });
    await act(refreshNodes);
  }

  it('the rules are loaded again', async () => {
    const { world, asked } = await open();
    await nodesJoinAndLeave(world);
    await waitFor(() => expect(placesOf(world, ['newcomer', 'leaf-a'])).not.toContain(-1));
    expect(reads(asked)).toBe(2);
  });

  it('the rules stay under unsubmitted changes until the administrator reloads them', async () => {
    const { world, asked } = await open();
    await set(world, pair, false);
    await nodesJoinAndLeave(world);
    await waitFor(() => expect(shown().source.nodes.map(({ name }) => name)).toContain('newcomer'));
    expect(reads(asked)).toBe(1);
    await act(async () => shown().on.refresh());
    await waitFor(() => expect(placesOf(world, ['newcomer', 'leaf-a'])).not.toContain(-1));
    expect(changes()).toBe(1);
  });
});

describe('a conflict with another administrator', () => {
  async function openConflict() {
    const { world } = await open('/acls/meshnet', (fresh) => store(fresh, pair, 2, 1));
    await set(world, pair, true);
    store(world, pair, 1);
    await act(async () => shown().on.submit());
    await waitFor(() => expect(shown().source.submission.status).toBe('conflict'));
    return world;
  }

  it('is shown with both results, and can be closed to keep editing', async () => {
    const world = await openConflict();
    const ends = pair.map((name) => idOf(world, name));
    expect(shown().source.submission).toMatchObject({
      merge: { conflicts: [{ mine: true, theirs: false, was: 'oneSided' }] },
    });
    const { submission } = shown().source;
    const [met] = submission.status === 'conflict' ? submission.merge.conflicts : [];
    expect([met?.one, met?.other].toSorted()).toEqual(ends.toSorted());
    await act(async () => shown().on.keepEditing());
    await waitFor(() => expect(shown().source.submission.status).toBe('none'));
    expect(changes()).toBe(1);
  });

  it('is submitted as resolved', async () => {
    const world = await openConflict();
    await act(async () => shown().on.resolveConflicts(new Set()));
    await waitFor(() =>
      expect(shown().source.submission).toMatchObject({
        status: 'submitted',
        count: { blocked: 0, allowed: 1 },
      }),
    );
    expect(stored(world, pair)).toEqual([2, 2]);
  });
});

it('marks changes by others in the matrix and in the list of one node until they’re dismissed', async () => {
  const { world, goTo } = await open();
  await set(world, pair, false);
  store(world, other, 1);
  await act(async () => shown().on.refresh());
  await waitFor(() => expect(shown().source.merged).toBeDefined());
  await goTo(`/acls/meshnet/${idOf(world, 'gw-relay')}`);
  await waitFor(() => expect(shown().source.only).toBe(idOf(world, 'gw-relay')));
  const { merged } = shown().source;
  const ids = merged?.nodeIds ?? [];
  const [one = -1, peer = -1] = other.map((name) => ids.indexOf(idOf(world, name)));
  expect(merged && isAllowed(merged, one, peer)).toBe(true);
  await act(async () => shown().on.dismissMerged());
  await waitFor(() => expect(shown().source.merged).toBeUndefined());
});

it('keeps the rule builder’s input while the administrator is on another page', async () => {
  const { goTo } = await open();
  const intent = { isAllowed: false, one: 'gw-egress', other: 'ingress gateways and their clients' };
  await act(async () => shown().on.setIntent(intent));
  await goTo('/networks');
  drawn.mockClear();
  await goTo('/acls/meshnet');
  await waitFor(() => expect(shown().source.intent).toEqual(intent));
  await act(async () => shown().on.setIntent(undefined));
  await waitFor(() => expect(shown().source.intent).toBeUndefined());
});

it('computes patterns only where they are shown', async () => {
  const { address } = await open();
  expect(shown().source.reading).toBeUndefined();
  await act(async () => shown().on.filter({ groupBy: 'rules' }));
  await waitFor(() => expect(shown().source.reading).toBeDefined());
  expect(address()).toBe('/acls/meshnet?group=rules');
});

it('keeps the groups after a submit until they are computed again', async () => {
  const { world } = await open('/acls/meshnet?group=rules');
  await waitFor(() => expect(shown().source.reading).toBeDefined());
  const former = shown().source.reading;
  await set(world, pair, false);
  const { submit } = shown().on;
  drawn.mockClear();
  await act(async () => submit());
  await waitFor(() => expect(shown().source.submission.status).toBe('submitted'));
  await waitFor(() => expect(shown().source.reading).not.toBe(former));
  const readings = drawn.mock.calls.map(([{ view }]) => view.status === 'ready' && view.source.reading);
  expect(readings).not.toContain(undefined);
});

it.each([
  ['/acls/meshnet?view=patterns', '/acls/meshnet?group=rules'],
  ['/acls/meshnet?view=reality', '/findings/meshnet?kind=notConnected&kind=blockedYetConnected'],
])('redirects the former address %s', async (at, target) => {
  const { address } = await openPage([...pages, { path: '/findings/:netid?', Component: () => null }], {
    at,
  });
  await waitFor(() => expect(address()).toBe(target));
});

it('keeps the cell and the filters of both pages in the address', async () => {
  const { world, address, goTo } = await open();
  await act(async () => shown().on.saveCursor({ row: 'a', column: 'b', from: undefined }));
  await waitFor(() => expect(shown().frame.at).toMatchObject({ row: 'a', column: 'b' }));
  expect(address()).toBe('/acls/meshnet?at=a&at=b');
  const page = `/acls/meshnet/${idOf(world, 'leaf-a')}`;
  await goTo(page);
  await act(async () => shown().on.filterPeers({ shown: 'allowed' }));
  await waitFor(() => expect(address()).toBe(`${page}?show=allowed`));
  expect(shown().frame.peerFilter.shown).toBe('allowed');
});

it('asks before leaving unsubmitted changes, but not for the explainer or the graph', async () => {
  const { world, address, goTo } = await open();
  await set(world, pair, false);
  await goTo('/networks');
  await answerConfirmation('Leave without saving', 'Stay');
  expect(address()).toBe('/acls/meshnet');
  await goTo(`/acls/meshnet?why=${idOf(world, 'leaf-a')}..`);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(changes()).toBe(1);
  await goTo('/graphs/meshnet');
  expect(address()).toBe('/graphs/meshnet');
});
