// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { zeroNode } from '../../../../mocks/wire/goStructs.ts';
import { joinNode } from '../../../../mocks/world/nodes/nodes.ts';
import { wireguardKey } from '../../../../mocks/world/random.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { App, Root } from '../App.tsx';
import { valueOf } from '../../../domain/loadable.ts';
import { routePatterns } from '../../../domain/paths.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { newAccessKey } from '../../stores/newAccessKey.ts';
import { loadNetworks, loadNodes, networksStore } from '../../stores/records.ts';
import { beginSession } from '../../stores/session.ts';
import { serve } from '../../testing/simulatedServer.ts';
import { LoggedIn } from '../../testing/openPage.tsx';
import { confirmAsked } from '../../testing/confirmAsked.ts';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { AccessKeyDetailsRoute } from './AccessKeyDetailsRoute.tsx';
import { CreateAccessKeyRoute } from './CreateAccessKeyRoute.tsx';

let world: World;
let asked: string[];

beforeEach(async () => {
  world = worldOf('community');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
  await loadEverything();
  asked.length = 0;
});

const listed = () =>
  valueOf(networksStore.data)
    ?.find(({ netid }) => netid === 'meshnet')
    ?.accessKeys.map(({ name }) => name);

function openAt(path: string) {
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: '/', element: null },
          {
            Component: LoggedIn,
            children: [
              {
                path: '/access-keys/:netid',
                Component: Outlet,
                handle: { pattern: '/access-keys/:netid', crumb: 'Access keys' },
                children: [
                  { path: 'create', Component: CreateAccessKeyRoute },
                  {
                    path: 'details/:keyName',
                    Component: AccessKeyDetailsRoute,
                    handle: { pattern: routePatterns.accessKey, crumb: 'Key', isDialog: true },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<App router={router} />);
  return router;
}

/** Joins a node like netclient, then loads the nodes like the next poll. */
async function join(name: string, accesskey: string): Promise<void> {
  joinNode(world, 'meshnet', {
    ...zeroNode(),
    name,
    os: 'linux',
    endpoint: '198.51.100.7',
    publickey: wireguardKey(world),
    accesskey,
  });
  await act(async () => {
    await loadNodes();
  });
}

async function send(name: string): Promise<void> {
  const field = await screen.findByLabelText(/^Name/);
  await act(async () => fireEvent.change(field, { target: { value: name } }));
  fireEvent.submit(field);
}

describe('create dialog', () => {
  it('keeps the name and shows the server’s message after a rejection', async () => {
    openAt('/access-keys/meshnet/create');
    world.faults.add('POST /networks/*/keys', { kind: 'status', status: 500, message: 'no such luck' });
    await send('fra-rack-2');
    // The form and the toast both show the message.
    expect(await screen.findAllByText(/no such luck/)).not.toHaveLength(0);
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'fra-rack-2');
  });

  it('shows the new key once', async () => {
    const router = openAt('/access-keys/meshnet/create');
    await send('once');
    expect(await screen.findByText('Access key once')).toBeTruthy();
    await act(() => router.navigate('/'));
    expect(newAccessKey.created).toBeUndefined();
    await act(() => router.navigate('/access-keys/meshnet/create'));
    expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', '');
  });
});

describe('details dialog', () => {
  it('stays open after the key’s last use and lists the new node', async () => {
    const key = world.networks.get('meshnet')?.accesskeys?.find(({ name }) => name === 'mesh-join');
    if (key) key.uses = 1;
    openAt('/access-keys/meshnet/details/mesh-join');
    await screen.findByText('Access key mesh-join');
    await join('last-one', key?.value ?? '');
    expect(await screen.findByText('last-one')).toBeTruthy();
    await waitFor(() => expect(listed()).not.toContain('mesh-join'));
    expect(screen.getByLabelText('Copy Access key')).toBeTruthy();
  });

  it('approves a node that joined without a key', async () => {
    const network = world.networks.get('meshnet');
    if (network) network.allowmanualsignup = 'yes';
    await loadNetworks();
    openAt('/access-keys/meshnet/details/mesh-join');
    await screen.findByText('Access key mesh-join');
    await join('stranger', '');
    fireEvent.click(await screen.findByLabelText('Approve stranger'));
    await confirmAsked();
    await waitFor(() => expect(asked).toContainEqual(expect.stringMatching(/^POST .*\/approve 200$/)));
    await waitFor(() => expect(screen.queryByLabelText('Approve stranger')).toBeNull());
  });

  it('links an unknown key to the list of keys', async () => {
    const router = openAt('/access-keys/meshnet/details/a%2F..%2Fb');
    await screen.findByText('Access key not found');
    expect(document.body.textContent).toContain('No key named a/../b in meshnet');
    fireEvent.click(screen.getByText('View keys in meshnet'));
    expect(router.state.location.pathname).toBe('/access-keys/meshnet');
  });
});
