// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { aServerConfig } from '../../../mocks/fixtures/serverConfig.ts';
import { aSession } from '../../../mocks/fixtures/session.ts';
import { messages } from '../../domain/text/messages.ts';
import '../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import '../../screens/state/NotFoundScreen/NotFoundScreen.tsx';
import { RequireAdmin, RequireAdminOrSelf, RequireEnterprise, RequireSession } from './guards.tsx';

import { serverConfigStore } from '../stores/records.ts';
import { replaceIn } from '../stores/resource.ts';
import type { SessionEnd } from '../../domain/session/session.ts';
import { beginSession, closeSession } from '../stores/session.ts';
import { openConsole } from '../testing/openConsole.tsx';

// Preloaded, so that no test waits for a file.

function Here() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function visit(address: string): void {
  const router = createMemoryRouter(
    [
      { path: '/', Component: Here },
      { path: '/login', Component: Here },
      {
        Component: RequireSession,
        children: [
          { path: '/private', Component: Here },
          {
            Component: RequireAdmin,
            children: [
              { path: '/administration', Component: Here },
              { path: '/acls/:netid', Component: Here },
            ],
          },
          { Component: RequireAdminOrSelf, children: [{ path: '/users/:username', Component: Here }] },
          { Component: RequireEnterprise, children: [{ path: '/metrics', Component: Here }] },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
}

const page = () => document.body.textContent;

describe('guards', () => {
  it('redirect to the login page, which remembers the whole address', () => {
    visit('/private?page=2#row');
    expect(page()).toBe('/login {"from":"/private?page=2#row","state":null}');
  });

  it.each<[SessionEnd, string]>([
    ['signedOut', 'null'],
    ['expired', '{"from":"/private","state":null}'],
    ['unauthorized', '{"from":"/private","state":null}'],
  ])('after a session that ended because of %s remember %s', (reason, state) => {
    beginSession(aSession());
    closeSession(reason);
    visit('/private');
    expect(page()).toBe(`/login ${state}`);
  });

  it('let logged-in users in', () => {
    beginSession(aSession({ isAdmin: false }));
    visit('/private');
    expect(page()).toBe('/private null');
  });

  it.each([
    ['/administration', true, '/administration null'],
    ['/administration', false, '/ {"refused":"page"}'],
    ['/acls/meshnet', false, '/ {"refused":"acls"}'],
    ['/ACLs/meshnet', false, '/ {"refused":"acls"}'],
    ['/users/mira', false, '/users/mira null'],
    ['/users/alice', false, '/ {"refused":"page"}'],
    ['/users/alice', true, '/users/alice null'],
  ])('redirect from %s (administrator: %s) to %s', (address, isAdmin, expected) => {
    beginSession(aSession({ name: 'mira', isAdmin }));
    visit(address);
    expect(page()).toBe(expected);
  });

  it('delay enterprise pages until the edition is known', async () => {
    beginSession(aSession());
    visit('/metrics');
    // The not-found page is in a separate file, so wait until it would have loaded.
    await act(() => vi.dynamicImportSettled());
    expect(page()).not.toContain(messages['error.notfound']);
    expect(page()).not.toContain('/metrics');
    replaceIn(serverConfigStore, aServerConfig({ isEE: true }));
    expect(await screen.findByText('/metrics null')).toBeTruthy();
  });

  it('hide enterprise pages on the community edition', async () => {
    beginSession(aSession());
    visit('/metrics');
    replaceIn(serverConfigStore, aServerConfig({ isEE: false }));
    expect(await screen.findByText(messages['error.notfound'])).toBeTruthy();
  });

  it('report a configuration that couldn’t be loaded and offer to retry', async () => {
    beginSession(aSession());
    serverConfigStore.data = { status: 'failed', failure: { kind: 'unreachable', offline: false } };
    visit('/metrics');
    expect(await screen.findByText('Could not reach server')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

it('the community edition has no enterprise pages', async () => {
  const { asked, goTo } = await openConsole('/');
  for (const at of [
    '/usergroups',
    '/usergroups/create',
    '/user-permissions',
    '/user-permissions/meshnet/alice',
    '/users/alice/groups',
    '/networks/meshnet/edit/groups',
    '/networks/meshnet/edit/networkusers',
    '/metrics/meshnet',
  ]) {
    await goTo('/users');
    expect(screen.queryByText(messages['error.notfound'])).toBeNull();
    await goTo(at);
    expect([at, screen.queryAllByText(messages['error.notfound']).length]).toEqual([at, 1]);
  }
  // A server with its own key rejects the built-in one, which findings try once the page is quiet.
  const expected = (line: string) => line.endsWith(' 200') || line === 'GET /dns 401';
  expect(asked.filter((line) => !expected(line))).toEqual([]);
});
