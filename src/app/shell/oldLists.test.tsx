// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pauseUpdates } from '../stores/clock.ts';
import { shiftLoaded } from '../stores/resource.ts';
import { openConsole } from '../testing/openConsole.tsx';

async function openUsersAfter(ms: number, prepare: () => void = () => undefined) {
  const { world, asked, goTo } = await openConsole('/networks');
  const [alice] = [...world.users.values()].filter(({ username }) => username === 'alice');
  if (alice) world.users.set('someone-new', { ...alice, username: 'someone-new' });
  prepare();
  await act(async () => shiftLoaded(-ms));
  await goTo('/users');
  return asked;
}

it('shows on a page that opens what someone else has created over a minute ago', async () => {
  await openUsersAfter(61_000);
  expect(await screen.findByRole('link', { name: 'someone-new' })).toBeTruthy();
});

it.each([
  ['within a minute', 30_000, () => undefined],
  ['while updates are paused', 61_000, () => pauseUpdates(true)],
])('reads no list again %s', async (_, ms, prepare) => {
  expect(await openUsersAfter(ms, prepare)).not.toContain('GET /users 200');
});
