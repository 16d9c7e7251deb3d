import { subscribe } from 'valtio';
import { expect, it, vi } from 'vitest';
import { pageScoped, register, registeredStores, resetStores, sessionScoped } from './store.ts';

it('is as it was at first once its scope is over, and tells whoever draws it', async () => {
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

it('is left alone at the end of another scope', () => {
  const rail = pageScoped('rail', () => ({ isRail: false }));
  rail.isRail = true;
  resetStores('session');
  resetStores('person');
  expect(rail.isRail).toBe(true);
});

it('goes on counting where a number must never be given out twice', () => {
  const opening = sessionScoped<{ count: number }>('opening', (before) => ({
    count: (before?.count ?? 0) + 1,
  }));
  resetStores('session');
  expect(opening.count).toBe(2);
});

it('may be something else that has to be emptied with the stores', () => {
  const reset = vi.fn<() => void>();
  register({ name: 'timer', scope: 'session', store: undefined, reset });
  resetStores('session');
  expect(reset).toHaveBeenCalledOnce();
  expect(registeredStores().map(({ name }) => name)).toContain('timer');
});
