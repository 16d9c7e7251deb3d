// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { searchFilter } from '../../../domain/listFilter.ts';
import { defaultSettings } from '../../../domain/settings/settings.ts';
import { lazyComponent } from '../../../components/Lazy/lazyComponent.ts';
import { RouterContext } from '../../stores/history.ts';
import { adoptSettings, settingsStore } from '../../stores/settings.ts';
import { useListQuery, useQuery, useSelection, type QueryChange } from './useQuery.ts';

const withValue =
  (name: string, value: string): QueryChange =>
  (before) => {
    const query = new URLSearchParams(before);
    query.set(name, value);
    return query;
  };

/** A list in the app’s router, next to a page whose script never loads. */
function openAt<Result>(address: string, use: () => Result) {
  const Late = lazyComponent(() => new Promise<never>(() => undefined));
  const shown: { children?: ReactNode } = {};
  const router = createMemoryRouter(
    [
      { path: '/nodes', Component: () => <>{shown.children}</> },
      { path: '/late', Component: Late },
    ],
    { initialEntries: [address] },
  );
  const wrapper = ({ children }: { children: ReactNode }) => {
    shown.children = children;
    return (
      <RouterContext value={router}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </RouterContext>
    );
  };
  return { page: renderHook(use, { wrapper }).result, router };
}

beforeEach(() => adoptSettings(defaultSettings('mira')));

it('bases a change on the previous one before it renders', () => {
  const { page } = openAt('/nodes?sort=name', useQuery);
  const { change } = page.current;
  act(() => {
    change(withValue('search', 'ams'));
    change(withValue('role', 'egress'));
  });
  expect(page.current.query.toString()).toBe('sort=name&search=ams&role=egress');
});

it('bases a change on the latest address', () => {
  const { page, router } = openAt('/nodes', useQuery);
  act(() => page.current.change(withValue('search', 'ams')));
  act(() => void router.navigate('/nodes?sort=name'));
  act(() => page.current.change(withValue('role', 'egress')));
  expect(page.current.query.toString()).toBe('sort=name&role=egress');
});

it('saves a selected page size, but not one from a link', () => {
  const { page } = openAt('/nodes?rowsPerPage=100', useQuery);
  act(() => page.current.turnTo({ page: 2, rowsPerPage: 100 }));
  expect(settingsStore.settings.rowsPerPage).toBe(10);
  act(() => page.current.turnTo({ page: 1, rowsPerPage: 25 }));
  expect(settingsStore.settings.rowsPerPage).toBe(25);
});

it('does not change the address after navigation', async () => {
  const { page, router } = openAt('/nodes?sort=name', useQuery);
  await act(() => router.navigate('/late'));
  expect(page.current.query.toString()).toBe('sort=name');
  act(() => page.current.change(withValue('at', 'a')));
  expect(router.state.location).toMatchObject({ pathname: '/late', search: '' });
});

it('renders search results within the keystroke’s event', async () => {
  const { page } = openAt('/nodes', () => useListQuery(searchFilter));
  // As in production, where nothing flushes deferred renders.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  page.current.filter({ search: 'ams' });
  // No task has run since, so a deferred render would not have happened.
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  vi.unstubAllGlobals();
  expect(page.current.query.toString()).toBe('search=ams');
});

it('forgets the selection when the list shows another network', () => {
  const { result, rerender } = renderHook(({ netid }) => useSelection(netid), {
    initialProps: { netid: 'office' },
  });
  act(() => result.current.select(new Set(['a'])));
  rerender({ netid: 'office' });
  expect(result.current.selected.selection).toEqual(new Set(['a']));
  rerender({ netid: 'lab' });
  expect(result.current.selected.selection).toEqual(new Set());
});
