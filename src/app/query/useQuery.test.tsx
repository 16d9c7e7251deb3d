// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { searchFilter } from '../../domain/listFilter.ts';
import { defaultSettings } from '../../domain/settings/settings.ts';
import { adoptSettings, settingsStore } from '../stores/settings.ts';
import { useListQuery, useQuery, type QueryChange } from './useQuery.ts';

const withValue =
  (name: string, value: string): QueryChange =>
  (before) => {
    const query = new URLSearchParams(before);
    query.set(name, value);
    return query;
  };

function openAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ ...useQuery(), navigate: useNavigate() }), { wrapper }).result;
}

beforeEach(() => adoptSettings(defaultSettings('mira')));

it('begins a change with the one before, which is not drawn yet', () => {
  const page = openAt('/nodes?sort=name');
  const { change } = page.current;
  act(() => {
    change(withValue('search', 'ams'));
    change(withValue('role', 'egress'));
  });
  expect(page.current.query.toString()).toBe('sort=name&search=ams&role=egress');
});

it('begins with the address that was gone to since', () => {
  const page = openAt('/nodes');
  act(() => page.current.change(withValue('search', 'ams')));
  act(() => void page.current.navigate('/nodes?sort=name'));
  act(() => page.current.change(withValue('role', 'egress')));
  expect(page.current.query.toString()).toBe('sort=name&role=egress');
});

it('keeps as one’s own a page size that was chosen, and not that of somebody’s link', () => {
  const page = openAt('/nodes?rowsPerPage=100');
  act(() => page.current.turnTo({ page: 2, rowsPerPage: 100 }));
  expect(settingsStore.settings.rowsPerPage).toBe(10);
  act(() => page.current.turnTo({ page: 1, rowsPerPage: 25 }));
  expect(settingsStore.settings.rowsPerPage).toBe(25);
});

function Routed({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/nodes', element: children }], { initialEntries: ['/nodes'] }),
  );
  return <RouterProvider router={router} />;
}

it('draws what is searched for before the event of the letter is over', async () => {
  const { result } = renderHook(() => useListQuery(searchFilter), { wrapper: Routed });
  // As outside of tests, where nobody waits for what React has put off.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  result.current.filter({ search: 'ams' });
  // No task has come to its turn since, of which a drawing that was put off would be one.
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  vi.unstubAllGlobals();
  expect(result.current.query.toString()).toBe('search=ams');
});
