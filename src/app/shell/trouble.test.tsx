// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { startErrorReports } from './startServices.ts';
import { nodesStore } from '../stores/records.ts';
import { replaceIn } from '../stores/resource.ts';
import { click, openConsole, press } from '../testing/openConsole.tsx';

const crashed = 'This page couldn’t be displayed';
const inNetwork = { network: 'meshnet' };

let stop = () => {};
afterEach(() => stop());

function anUndrawableNode() {
  return Object.defineProperty(aNode(inNetwork), 'address', {
    get: () => {
      throw new TypeError('cannot read the address');
    },
  });
}

it('a page that throws keeps the navigation and is rendered again on request', async () => {
  // React logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { address, goTo } = await openConsole('/nodes/meshnet');
  await screen.findByRole('link', { name: 'leaf-a' });
  await act(async () => replaceIn(nodesStore, [anUndrawableNode()]));
  expect(screen.getByText(crashed)).toBeTruthy();
  expect(screen.getByText('TypeError: cannot read the address')).toBeTruthy();
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  await click(navigation.getByRole('link', { name: 'Networks' }));
  expect(address()).toBe('/networks');
  expect(screen.queryByText(crashed)).toBeNull();
  await goTo('/nodes/meshnet');
  await press('Try again');
  expect(screen.getByText(crashed)).toBeTruthy();
  await act(async () => replaceIn(nodesStore, [aNode({ ...inNetwork, name: 'whole-node' })]));
  await press('Try again');
  expect(screen.getByRole('link', { name: 'whole-node' })).toBeTruthy();
});

it('an unhandled rejection offers its report in a toast and in the notifications', async () => {
  stop = startErrorReports();
  await openConsole('/networks');
  const reason = new Error('no one handles this');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const toast = within(
    await screen.findByRole('alertdialog', { name: 'Something went wrong in the console' }),
  );
  expect(toast.getByText('Error: no one handles this')).toBeTruthy();
  expect(toast.getByRole('button', { name: 'Copy error report' })).toBeTruthy();
  await click(toast.getByRole('button', { name: 'Close' }));
  await click(screen.getByRole('button', { name: /^Notifications/ }));
  expect(await screen.findByRole('button', { name: 'Copy error report' })).toBeTruthy();
});

it('a page that failed to load links to the diagnosis, which can be repeated', async () => {
  const { world, address } = await openConsole('/networks');
  const fails = { 'GET /networks': 'cut', 'GET /users/adm/hasadmin': 'refuse' } as const;
  for (const [call, kind] of Object.entries(fails)) world.faults.add(call, { kind });
  await press('Refresh');
  await click(await screen.findByRole('link', { name: 'Why?' }));
  expect(address()).toBe('/networks?why=server');
  expect(await screen.findByText(/^No response from http:\/\/localhost:8081/)).toBeTruthy();
  world.faults.clear();
  await press('Check again');
  expect(await screen.findByText('The server responds again.')).toBeTruthy();
  await press('Done');
  await waitFor(() => expect(address()).toBe('/networks'));
});

it('a call that the server closes links to an explanation while others succeed', async () => {
  const { world, address } = await openConsole('/networks');
  world.faults.add('GET /networks', { kind: 'lost' });
  await press('Refresh');
  expect(await screen.findByText(/^The server closed the connection without a response/)).toBeTruthy();
  expect(screen.queryByText(/^Could not reach server/)).toBeNull();
  await click(await screen.findByRole('link', { name: 'Why?' }));
  expect(address()).toBe('/networks?why=closed');
  const dialog = within(await screen.findByRole('dialog', { name: 'Why the server can’t be reached' }));
  expect(await dialog.findByText(/^The request probably crashed the server process/)).toBeTruthy();
  expect(dialog.queryByText('The server responds again.')).toBeNull();
});

it('a closed node list doesn’t count as an unresponsive server', async () => {
  const { world } = await openConsole('/nodes/meshnet');
  await screen.findByRole('link', { name: 'leaf-a' });
  world.faults.add('GET /nodes', { kind: 'lost' });
  await press('Refresh');
  expect(await screen.findByText(/^The server closed the connection without a response/)).toBeTruthy();
  expect(screen.queryByText(/^No response from/)).toBeNull();
});
