// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { routePatterns } from '../../../domain/paths.ts';
import * as legacyScreen from '../../../screens/networks/LegacyAccessKeysScreen/LegacyAccessKeysScreen.tsx';
import * as detailsScreen from '../../../screens/networks/NetworkDetailsScreen/NetworkDetailsScreen.tsx';
import { logInAs } from '../../testing/enter.ts';
import { NoScreen, openRoute } from '../../testing/openPage.tsx';
import { worldOf } from '../../testing/worldOf.ts';
import { confirmAsked } from '../../testing/confirmAsked.ts';
import { LegacyAccessKeysRoute, NetworkDetailsRoute } from './NetworkDetailsRoute.tsx';

let world: World;

const open = (at: string) => openRoute(routePatterns.network, NetworkDetailsRoute, at);
const page = () => {
  const [props] = vi.mocked(detailsScreen.NetworkDetailsScreen).mock.lastCall ?? [];
  if (!props) throw new Error('There is no page');
  return props;
};

/** Removes all nodes except the server’s, so that the network can be deleted. */
function emptyOut(netid: string): void {
  for (const [id, node] of world.nodes) {
    if (node.network === netid && node.isserver !== 'yes') world.nodes.delete(id);
  }
}

beforeEach(() => {
  vi.spyOn(detailsScreen, 'NetworkDetailsScreen').mockImplementation(NoScreen);
  world = worldOf('enterprise');
});

it('stays on the page when the server rejects the deletion', async () => {
  emptyOut('p2snet');
  await logInAs(world);
  world.faults.add('DELETE /networks/*', { kind: 'status', status: 400, message: 'no such luck' });
  const { address } = await open('/networks/p2snet');
  await act(async () => page().on.act([{ kind: 'deleteNetwork', netid: 'p2snet' }]));
  await act(confirmAsked);
  await vi.waitFor(() =>
    expect(toastQueue.snapshot().history.at(0)?.text).toBe('Deleting network p2snet error!\nno such luck'),
  );
  expect(address()).toBe('/networks/p2snet');
  expect(page().view).toMatchObject({ status: 'ready', netid: 'p2snet' });
});

it('keeps a network that a node has joined since and counts its nodes', async () => {
  const joined = [...world.nodes].filter(([, { network }]) => network === 'p2snet');
  emptyOut('p2snet');
  const asked = await logInAs(world);
  await open('/networks/p2snet');
  expect(page().view).toMatchObject({ remove: { obstacle: undefined } });
  for (const [id, node] of joined) world.nodes.set(id, node);
  await act(async () => page().on.act([{ kind: 'deleteNetwork', netid: 'p2snet' }]));
  await act(confirmAsked);
  await vi.waitFor(() =>
    expect(page().view).toMatchObject({ remove: { obstacle: 'Delete its 4 nodes first' } }),
  );
  expect(asked.filter((line) => line.startsWith('DELETE'))).toEqual([]);
});

describe('a network', () => {
  it.each([
    [
      'is not found for an administrator when it does not exist',
      'admin',
      'nowhere',
      { status: 'noRecord', listHref: '/networks' },
      [],
    ],
    [
      'is read alone for its own administrator',
      'lvl0-admin',
      'meshnet',
      { status: 'ready' },
      ['GET /networks/meshnet 200'],
    ],
    [
      'is not read for a node user, who can’t see its settings',
      'lvl1-node',
      'meshnet',
      { status: 'noRecord', listHref: '/nodes/meshnet' },
      [],
    ],
  ])('%s', async (_, username, netid, view, calls) => {
    const asked = await logInAs(world, username);
    await open(`/networks/${netid}`);
    await vi.waitFor(() => expect(page().view).toMatchObject(view));
    expect(asked).toEqual(calls);
  });
});

describe('the legacy page of access keys', () => {
  const openLegacy = (at: string) => openRoute(routePatterns.legacyAccessKeys, LegacyAccessKeysRoute, at);
  const legacy = () => {
    const [props] = vi.mocked(legacyScreen.LegacyAccessKeysScreen).mock.lastCall ?? [];
    if (!props) throw new Error('There is no page');
    return props;
  };

  beforeEach(() => {
    vi.spyOn(legacyScreen, 'LegacyAccessKeysScreen').mockImplementation(NoScreen);
  });

  it('only writes to the console', async () => {
    const asked = await logInAs(world);
    const written = vi.spyOn(window.console, 'info').mockReturnValue();
    await openLegacy('/networks/meshnet/accesskeys');
    legacy().on.add();
    legacy().on.remove('mesh-join');
    expect(written.mock.calls).toEqual([
      ['Add New Access Key to meshnet'],
      ['Delete Key mesh-join of meshnet'],
    ]);
    expect(asked).toEqual([]);
  });

  it('is not found for an unknown network', async () => {
    await logInAs(world);
    await openLegacy('/networks/nowhere/accesskeys');
    expect(legacy().view).toMatchObject({ status: 'noRecord', listHref: '/networks' });
  });
});
