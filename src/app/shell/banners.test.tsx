// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clock, tick } from '../stores/clock.ts';
import { loadNodes, loadServerConfig } from '../stores/records.ts';
import { beginSession, sessionStore } from '../stores/session.ts';
import { openConsole, press } from '../testing/openConsole.tsx';

const offline = 'This browser is offline';
const unanswered = 'No response from localhost:8081';

it('names the server that doesn’t respond, or the browser while it is offline', async () => {
  const { world } = await openConsole('/networks');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const turn = (to: 'online' | 'offline') =>
    act(async () => {
      onLine.mockReturnValue(to === 'online');
      window.dispatchEvent(new Event(to));
    });
  world.faults.add('*', { kind: 'refuse' });
  await act(loadNodes);
  expect(screen.getByText(unanswered)).toBeTruthy();
  await turn('offline');
  expect(screen.getByText(offline)).toBeTruthy();
  expect(screen.queryByText(unanswered)).toBeNull();
  expect(screen.getByRole('link', { name: 'meshnet' })).toBeTruthy();
  await turn('online');
  expect(await screen.findByText(unanswered)).toBeTruthy();
  expect(screen.queryByText(offline)).toBeNull();

  world.faults.clear();
  await act(loadNodes);
  expect(screen.queryByText(unanswered)).toBeNull();
});

it('names the version of another server until it is checked again', async () => {
  const { world, goTo } = await openConsole('/networks');
  const fact = 'The server is Netmaker v0.17.1';
  world.settings.version = 'v0.17.1';
  await act(loadServerConfig);
  await goTo('/users');
  expect(screen.getByText(fact)).toBeTruthy();
  world.settings.version = 'v0.16.1';
  await press('Check again');
  await waitFor(() => expect(screen.queryByText(fact)).toBeNull());
});

it('reports a server that isn’t Netmaker', async () => {
  await openConsole('/networks', { prepare: ({ faults }) => faults.add('*', { kind: 'html' }) });
  expect(screen.getByText('This isn’t a Netmaker v0.16 server')).toBeTruthy();
  expect(screen.getByText(/Check BACKEND_URL/).textContent).toContain('localhost:8081');
});

it('warns before the session ends', async () => {
  await openConsole('/networks');
  const { session } = sessionStore;
  if (!session) throw new Error('No one is logged in');
  const expiresAt = clock.here / 1000 + 30;
  await act(async () => beginSession({ ...session, user: { ...session.user, expiresAt } }));
  expect(screen.getByText('Your session ends in less than a minute')).toBeTruthy();
});

it('reports a clock that is wrong', async () => {
  await openConsole('/networks');
  await act(async () => void (clock.correction = -43_140_000));
  expect(screen.getByText('This computer’s clock is 11 h 59 min ahead of the server’s')).toBeTruthy();
});

it('reports that health is unknown after a restart of the server', async () => {
  const { world } = await openConsole('/networks');
  const now = Math.floor(world.now() / 1000);
  const fact = /^The server restarted \d+ s ago$/;
  for (const node of world.nodes.values()) {
    Object.assign(node, {
      lastcheckin: now - 20,
      lastmodified: now - 20,
      expdatetime: now - 20 + 300_000_000,
    });
  }
  await act(loadNodes);
  expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getByText('Health is unknown until nodes check in again.')).toBeTruthy();
  for (const node of world.nodes.values()) node.lastcheckin = now;
  await act(loadNodes);
  expect(screen.queryByText(fact)).toBeNull();
});

it('pauses updates and ages until they are resumed', async () => {
  await openConsole('/networks');
  await press('Logged in as admin');
  const item = await screen.findByRole('menuitem', { name: 'Pause updates' });
  await act(async () => item.click());
  expect(await screen.findByText('Updates are paused.')).toBeTruthy();
  const { now, here } = clock;
  vi.spyOn(Date, 'now').mockReturnValue(here + 60_000);
  act(tick);
  // The end of the session still counts down.
  expect([clock.now - now, clock.here - here]).toEqual([0, 60_000]);
  await act(loadNodes);
  expect(clock.now - now).toBe(60_000);
  await press('Resume updates');
  expect(screen.queryByText('Updates are paused.')).toBeNull();
  expect(document.activeElement?.id).toBe('main');
});
