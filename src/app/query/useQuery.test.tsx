// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { defaultSettings } from '../../domain/settings.ts';
import { adoptSettings, settingsStore } from '../stores/settings.ts';
import { useQuery, type QueryChange } from './useQuery.ts';

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
