// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { paths, routePatterns } from '../../../domain/paths.ts';
import * as egressDialog from '../../../screens/nodes/CreateEgressDialog/CreateEgressDialog.tsx';
import { IsDialogContext } from '../forms/LeaveGuard.tsx';
import { loadEverything } from '../../flows/refresh.ts';
import { beginSession, closeSession } from '../../stores/session.ts';
import { logInAs } from '../../testing/enter.ts';
import { answerConfirmation } from '../../testing/openConsole.tsx';
import { NoScreen, openRoutes } from '../../testing/openPage.tsx';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { CreateEgressRoute } from './CreateRoleRoutes.tsx';

const refOf = (name: string) => ({ network: 'meshnet', id: uuidFor(`meshnet/${name}`) });
const owned = refOf('owned-node');

let world: World;

function Dialog() {
  return (
    <IsDialogContext value>
      <CreateEgressRoute />
    </IsDialogContext>
  );
}

const page = {
  handle: { pattern: routePatterns.node, crumb: 'Node' },
  children: [
    {
      path: routePatterns.createEgress,
      Component: Dialog,
      handle: { pattern: routePatterns.createEgress, crumb: 'Create egress', isDialog: true },
    },
  ],
};

const open = (node = owned) => openRoutes([page], `${paths.createEgress(node)}?rowsPerPage=25`);
const form = () => {
  const [props] = vi.mocked(egressDialog.CreateEgressDialog).mock.lastCall ?? [];
  if (!props) throw new Error('There is no form');
  return props;
};
const typeRanges = (ranges: string) => act(async () => form().form.change({ ranges, interfaceName: 'eth0' }));

beforeEach(async () => {
  vi.spyOn(egressDialog, 'CreateEgressDialog').mockImplementation(NoScreen);
  world = worldOf('community');
  await logInAs(world);
});

describe('the form of a new egress gateway', () => {
  it('keeps input when the server rejects it and explains it until the next change', async () => {
    const { address } = await open(refOf('win-desktop'));
    const before = address();
    await typeRanges('172.16.9.0/24, fd99::/64');
    await act(async () => form().form.submit());
    await vi.waitFor(() =>
      expect(form().form).toMatchObject({
        isSaving: false,
        failure: { reason: 'windows is unsupported for egress gateways' },
        value: { ranges: '172.16.9.0/24, fd99::/64' },
      }),
    );
    expect(address()).toBe(before);
    await typeRanges('10.9.0.0/16');
    expect(form().form.failure).toBeUndefined();
  });

  it('asks before leaving with input', async () => {
    const { address, goTo } = await open();
    const before = address();
    await typeRanges('172.16.9.0/24');
    await goTo('/networks');
    expect(address()).toBe(before);
    await answerConfirmation('Leave without saving', 'Stay');
    expect(form().form.value.ranges).toBe('172.16.9.0/24');
    await goTo('/networks');
    await answerConfirmation('Leave without saving', 'Leave');
    expect(address()).toBe('/networks');
  });

  it('restores input when the same user logs in after the session expired', async () => {
    await open();
    await typeRanges('172.16.9.0/24');
    await act(async () => closeSession('expired'));
    await act(async () => beginSession(sessionOf(world, 'admin')));
    await act(() => loadEverything());
    expect(form().form.value.ranges).toBe('172.16.9.0/24');
  });

  it('returns to its node on cancel if opened by its address', async () => {
    const { address } = await open();
    await act(async () => form().form.cancel());
    expect(address()).toBe(`${paths.node(owned)}?rowsPerPage=25`);
  });

  it('opens the not-found page of an unknown node', async () => {
    const { address } = await open(refOf('nobody'));
    expect(egressDialog.CreateEgressDialog).not.toHaveBeenCalled();
    expect(address()).toBe(`${paths.node(refOf('nobody'))}?rowsPerPage=25`);
  });
});
