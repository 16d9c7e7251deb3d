import { subscribe } from 'valtio';
import { expect, it, vi } from 'vitest';
import { pageScoped, register, registeredStores, resetStores, sessionScoped } from './store.ts';

it('returns to its initial value at the end of its scope, and notifies subscribers', async () => {
  const choice = sessionScoped<{ netid: string | undefined; seen: readonly string[] }>('choice', () => ({
    netid: undefined,
    seen: [],
  }));
  Object.assign(choice, { netid: 'meshnet', seen: ['meshnet'] });
  const told = vi.fn<() => void>();
  const stop = subscribe(choice, told);
  resetStores('session');
  expect(choice).toEqual({ netid: undefined, seen: [] });
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  stop();
});

it('is kept at the end of another scope', () => {
  const rail = pageScoped('rail', () => ({ isRail: false }));
  rail.isRail = true;
  resetStores('session');
  resetStores('person');
  expect(rail.isRail).toBe(true);
});

it('continues counting numbers that must be unique', () => {
  const opening = sessionScoped<{ count: number }>('opening', (before) => ({
    count: (before?.count ?? 0) + 1,
  }));
  resetStores('session');
  expect(opening.count).toBe(2);
});

it('accepts other resources that are cleared with the stores', () => {
  const reset = vi.fn<() => void>();
  register({ name: 'timer', scope: 'session', store: undefined, reset });
  resetStores('session');
  expect(reset).toHaveBeenCalledOnce();
  expect(registeredStores().map(({ name }) => name)).toContain('timer');
});
