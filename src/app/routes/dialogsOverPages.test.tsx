// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App, Root } from './App.tsx';
import { loadEverything } from '../flows/refresh.ts';
import { beginSession } from '../stores/session.ts';
import { LoggedIn } from '../testing/openPage.tsx';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { AccessKeyListRoute } from './accessKeys/AccessKeyListRoute.tsx';
import { DnsRoute } from './dns/DnsRoutes.tsx';
import { ExternalClientsRoute } from './externalClients/ExternalClientsRoute.tsx';

const children = [{ path: '*', element: <p>The dialog</p> }];
const pages = [
  { path: '/access-keys/:netid', Component: AccessKeyListRoute, children },
  { path: '/dns/:netid', Component: DnsRoute, children },
  { path: '/ext-clients/:netid', Component: ExternalClientsRoute, children },
];

async function open(at: string, username: string, isDnsOn = true): Promise<readonly string[]> {
  const world = worldOf(username.startsWith('lvl') ? 'accessLevels' : 'community');
  world.settings.dnsMode = isDnsOn;
  const { asked } = serve(world);
  beginSession(sessionOf(world, username));
  await loadEverything();
  render(
    <App
      router={createMemoryRouter(
        [{ Component: Root, children: [{ Component: LoggedIn, children: pages }] }],
        {
          initialEntries: [at],
        },
      )}
    />,
  );
  return asked;
}

it.each([
  ['/access-keys/meshnet/create', 'admin'],
  ['/access-keys/meshnet/create', 'alice'],
  ['/dns/meshnet/create', 'admin'],
  ['/dns/meshnet/create', 'alice'],
  ['/ext-clients/meshnet/phone-1/qr', 'admin'],
])('%s draws its dialog for %s', async (at, username) => {
  await open(at, username);
  expect(await screen.findByText('The dialog')).toBeTruthy();
});

it.each([
  ['/access-keys/nowhere/create', 'admin', /^nowhere, No Network Selected/],
  ['/access-keys/meshnet', 'lvl1-node', /^You don’t have access to keys in meshnet/],
  ['/access-keys/meshnet/create', 'lvl1-node', /^You don’t have access to keys in meshnet/],
  ['/dns/nowhere/create', 'admin', /^There is no network nowhere/],
  ['/dns/meshnet/create', 'lvl1-node', /^You don’t have access to custom entries/],
  ['/ext-clients/nowhere/phone-1/qr', 'admin', /^There is no network nowhere/],
  ['/ext-clients/meshnet/phone-1/qr', 'bob', /^There is no network meshnet/],
])(
  '%s explains why %s gets no dialog and sends no request that would be rejected',
  async (at, username, reason) => {
    const asked = await open(at, username);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByText('The dialog')).toBeNull();
    expect(asked.filter((line) => !line.endsWith(' 200') || /\/keys|^GET \/extclients/.test(line))).toEqual(
      username === 'admin' ? ['GET /extclients 200'] : [],
    );
  },
);

it('draws no dialog on the DNS page while DNS is disabled', async () => {
  await open('/dns/meshnet/create', 'admin', false);
  expect(await screen.findByText('DNS is disabled')).toBeTruthy();
  expect(screen.queryByText('The dialog')).toBeNull();
});
