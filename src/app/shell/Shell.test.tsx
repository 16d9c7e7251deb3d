// @vitest-environment happy-dom

import type { ReactNode } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSession } from '../../../mocks/fixtures/session.ts';
import { NodeListRoute } from '../routes/nodes/NodeListRoute.tsx';
import { replaceIn, nodesStore } from '../stores/records.ts';
import { beginSession } from '../stores/session.ts';
import { resetApp } from '../testing/resetApp.ts';
import { RouterContext } from './history.ts';
import { Shell } from './Shell.tsx';

const drawn = vi.hoisted((): string[] => []);

/** The component itself, with a note of each time that it is drawn. */
const noted = vi.hoisted(
  () =>
    <Props extends object>(name: string, draw: (props: Props) => ReactNode) =>
    (props: Props) => {
      drawn.push(name);
      return draw(props);
    },
);

vi.mock('../../components/SideNav/SideNav.tsx', async (load) => {
  const file = await load<typeof import('../../components/SideNav/SideNav.tsx')>();
  return { ...file, SideNav: noted('navigation', file.SideNav) };
});
vi.mock('../../components/TopBar/TopBar.tsx', async (load) => {
  const file = await load<typeof import('../../components/TopBar/TopBar.tsx')>();
  return { ...file, TopBar: noted('top bar', file.TopBar) };
});
vi.mock('../../components/FilterChip/FilterChip.tsx', async (load) => {
  const file = await load<typeof import('../../components/FilterChip/FilterChip.tsx')>();
  return { ...file, FilterChip: noted('filter', file.FilterChip) };
});
vi.mock('../../components/SortControl/SortControl.tsx', async (load) => {
  const file = await load<typeof import('../../components/SortControl/SortControl.tsx')>();
  return { ...file, SortControl: noted('order', file.SortControl) };
});
vi.mock('../../components/SegmentedControl/SegmentedControl.tsx', async (load) => {
  const file = await load<typeof import('../../components/SegmentedControl/SegmentedControl.tsx')>();
  return { ...file, SegmentedControl: noted('page size', file.SegmentedControl) };
});

beforeEach(() => {
  resetApp();
  beginSession(aSession());
  replaceIn(nodesStore, [aNode({ id: 'a', name: 'alpha' }), aNode({ id: 'b', name: 'beta' })]);
});

afterEach(() => {
  cleanup();
  resetApp();
});

it('draws the rows alone for a letter of a search, not the frame, the filters and the page sizes', async () => {
  const router = createMemoryRouter(
    [{ Component: Shell, children: [{ path: '/nodes', element: <NodeListRoute netid={undefined} /> }] }],
    { initialEntries: ['/nodes'] },
  );
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  await screen.findByRole('link', { name: 'beta' });
  expect(new Set(drawn)).toEqual(new Set(['navigation', 'top bar', 'filter', 'order', 'page size']));
  drawn.length = 0;
  await act(() => router.navigate('/nodes?search=alph', { replace: true }));
  expect(screen.queryByRole('link', { name: 'beta' })).toBeNull();
  expect(drawn).toEqual([]);
});
