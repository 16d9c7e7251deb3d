// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { paths, routePatterns } from '../../../domain/paths.ts';
import * as nodeDetailsScreen from '../../../screens/nodes/NodeDetailsScreen/NodeDetailsScreen.tsx';
import { logInAs } from '../../testing/enter.ts';
import { NoScreen, openRoute } from '../../testing/openPage.tsx';
import { confirmAsked } from '../../testing/confirmAsked.ts';
import { worldOf } from '../../testing/worldOf.ts';
import { NodeDetailsRoute } from './NodeDetailsRoute.tsx';

const gateway = { network: 'meshnet', id: uuidFor('meshnet/gw-ingress'), name: 'gw-ingress' };

let world: World;

const open = (node: { network: string; id: string }) =>
  openRoute(routePatterns.node, () => NodeDetailsRoute({ node }), paths.node(node));
const lastToast = () => toastQueue.snapshot().history.at(0)?.text;
const page = () => {
  const [props] = vi.mocked(nodeDetailsScreen.NodeDetailsScreen).mock.lastCall ?? [];
  if (!props) throw new Error('There is no page');
  return props;
};

beforeEach(async () => {
  vi.spyOn(nodeDetailsScreen, 'NodeDetailsScreen').mockImplementation(NoScreen);
  world = worldOf('community');
  await logInAs(world);
});

it('stays on the page when the server rejects the deletion', async () => {
  world.faults.add('DELETE /nodes/*/*', { kind: 'status', status: 401, message: 'not yours' });
  const { address } = await open(gateway);
  page().on.act([{ kind: 'deleteNode', node: gateway }]);
  await act(async () => void confirmAsked());
  await vi.waitFor(() => expect(lastToast()).toBe('Failed to remove Node. : not yours'));
  expect(address()).toBe(paths.node(gateway));
  expect(page().view).toMatchObject({ status: 'ready', node: gateway });
});

it('replaces the page of a deleted node by the list of its network', async () => {
  const { address } = await open(gateway);
  page().on.act([{ kind: 'deleteNode', node: gateway }]);
  await act(async () => void confirmAsked());
  await vi.waitFor(() => expect(address()).toBe('/nodes/meshnet'));
  expect(page().view.status).toBe('ready');
});

it('shows a node without a role and the role’s clients once it is removed', async () => {
  await open(gateway);
  expect(page().view).toMatchObject({ clients: { count: expect.any(Number) } });
  page().on.act([{ kind: 'switchRole', node: gateway, role: 'ingress', isOn: false }]);
  await act(async () => void confirmAsked());
  await vi.waitFor(() => expect(page().view).toMatchObject({ roles: [], clients: undefined }));
});

it('shows not found for an unknown ID', async () => {
  await open({ network: 'meshnet', id: uuidFor('nobody') });
  expect(page().view).toMatchObject({ status: 'noRecord', listHref: '/nodes/meshnet' });
});
