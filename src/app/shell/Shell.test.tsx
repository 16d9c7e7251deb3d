// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';
import { aFindingsSource } from '../../../mocks/fixtures/findings.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { aServerConfig } from '../../../mocks/fixtures/serverConfig.ts';
import { aSession } from '../../../mocks/fixtures/session.ts';
import * as checkbox from '../../components/Checkbox/Checkbox.tsx';
import * as link from '../../components/Link/Link.tsx';
import { NavigationProvider } from '../../components/Link/Link.tsx';
import * as segmentedControl from '../../components/SegmentedControl/SegmentedControl.tsx';
import * as sideNav from '../../components/SideNav/SideNav.tsx';
import * as topBar from '../../components/TopBar/TopBar.tsx';
import { type Finding, nodeSubject } from '../../domain/findings/finding.ts';
import { findingsOf } from '../../domain/findings/findings.ts';
import type { Node } from '../../domain/node/node.ts';
import { NodeListRoute } from '../routes/nodes/NodeListRoute.tsx';
import { findingsStore } from '../stores/findings.ts';
import { networksStore, nodesStore, serverConfigStore } from '../stores/records.ts';
import { replaceIn } from '../stores/resource.ts';
import { beginSession } from '../stores/session.ts';
import { RouterContext } from '../stores/history.ts';
import { Shell } from './Shell.tsx';

let parts: Readonly<Record<string, { readonly mock: { readonly calls: readonly unknown[] } }>>;

const drawn = () => Object.keys(parts).filter((name) => parts[name]?.mock.calls.length);

beforeEach(() => {
  // The session of the fixture is live, and the server of these nodes never answers.
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  parts = {
    navigation: vi.spyOn(sideNav, 'SideNav'),
    'top bar': vi.spyOn(topBar, 'TopBar'),
    'page size': vi.spyOn(segmentedControl, 'SegmentedControl'),
  };
  beginSession(aSession());
  replaceIn(nodesStore, [alpha, beta]);
});

const alpha = aNode({ id: 'a', name: 'alpha' });
const beta = aNode({ id: 'b', name: 'beta' });

async function showList() {
  const router = createMemoryRouter(
    [
      {
        Component: Shell,
        children: [
          { path: '/nodes', element: <NodeListRoute netid={undefined} /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: ['/nodes'] },
  );
  render(
    <NavigationProvider navigate={(href) => void router.navigate(href)}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </NavigationProvider>,
  );
  await screen.findByRole('link', { name: 'beta' });
  expect(drawn()).toEqual(['navigation', 'top bar', 'page size']);
  vi.clearAllMocks();
  return router;
}

it('doesn’t render the frame and the page sizes for a keystroke in a search', async () => {
  const router = await showList();
  await act(() => router.navigate('/nodes?search=alph', { replace: true }));
  expect(screen.queryByRole('link', { name: 'beta' })).toBeNull();
  expect(drawn()).toEqual([]);
});

it('renders of the frame only what shows data that arrives after it', async () => {
  await showList();
  await act(async () => replaceIn(serverConfigStore, aServerConfig()));
  await act(async () => replaceIn(nodesStore, [alpha, { ...beta, address: '10.99.0.9' }]));
  expect(screen.queryByText('Server v0.16.1')).not.toBeNull();
  expect(drawn()).toEqual(['navigation']);
  const links = vi.spyOn(link, 'PlainLink');
  await act(async () => replaceIn(networksStore, [aNetwork()]));
  // The entry whose count has changed, and the name of the console.
  const followed = links.mock.calls.map(([{ href }]) => href);
  expect(followed.filter((href) => href === '/networks')).toEqual(['/networks']);
  expect(followed).not.toContain('/graphs');
});

it('renders only the row of a node that has changed', async () => {
  const rows = vi.spyOn(checkbox, 'RowCheckbox');
  await showList();
  const moved = { ...alpha, address: '10.99.0.9' };
  await act(async () => replaceIn(nodesStore, [moved, beta]));
  expect(screen.queryByText(moved.address)).not.toBeNull();
  expect(rows.mock.calls.map(([{ label }]) => label)).toEqual(['Select alpha']);
});

it('renders only the row of a node whose findings have changed, and keeps the focus in it', async () => {
  const show = (...findings: readonly Finding[]) =>
    act(async () => void (findingsStore.data = ref({ status: 'ready', value: findings, loadedAt: 0 })));
  const rows = vi.spyOn(checkbox, 'RowCheckbox');
  await showList();
  const [found] = findingsOf(aFindingsSource({ nodes: { ams: { endpoint: '2001:db8::9' } } }));
  if (!found) throw new Error('No finding');
  const about = (node: Node): Finding => ({ ...found, key: node.id, subjects: [nodeSubject(node)] });
  await show(about(alpha));
  const name = screen.getByRole('link', { name: 'beta' });
  await act(async () => name.focus());
  rows.mockClear();
  await show(about(alpha), about(beta));
  expect(screen.getByRole('link', { name: /^1 finding about beta/ })).toBeTruthy();
  expect(rows.mock.calls.map(([{ label }]) => label)).toEqual(['Select beta']);
  expect(document.activeElement).toBe(name);
});

it('moves through the list of nodes with single keys: down, select, up and edit', async () => {
  const router = await showList();
  const press = (key: string) =>
    act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key }));
  await press('j');
  await press('j');
  expect(document.activeElement?.textContent).toContain('beta');
  await press('x');
  expect(screen.queryByText('1 selected')).not.toBeNull();
  await press('k');
  await press('e');
  expect(router.state.location.pathname).toBe(`/nodes/${alpha.network}/a/edit`);
});
