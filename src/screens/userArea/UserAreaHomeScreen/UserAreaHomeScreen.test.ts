import { expect, it } from 'vitest';
import { aNetworkUser, aViewerAt, someNetworkUserData } from '../../../../mocks/fixtures/networkUser.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { userAreaHomeView } from './UserAreaHomeScreen.tsx';

const areaOf = (network: string, accessLevel: AccessLevel) =>
  someNetworkUserData({
    network,
    user: aNetworkUser({ accessLevel }),
    nodes: accessLevel < 2 ? [aNode()] : [],
    clients: [anExternalClient()],
  });
const ready = (...value: ReturnType<typeof areaOf>[]) => ({ status: 'ready', value, loadedAt: 0 }) as const;

it('lists the user’s networks by name, with rights and counts', () => {
  const anna = aViewerAt({ prod: 0, office: 1, lab: 2 });
  expect(userAreaHomeView(anna, ready(areaOf('prod', 0), areaOf('office', 1), areaOf('lab', 2)))).toEqual({
    name: 'anna.berg',
    status: 'ready',
    networks: [
      {
        netid: 'lab',
        href: '/prouser/lab',
        rights: 'Client user. Create a client, then scan its QR code or download its file on the device.',
        facts: 'You have 1 external client',
      },
      {
        netid: 'office',
        href: '/prouser/office',
        rights: 'Node user. You can manage your own nodes and external clients here.',
        facts: 'You have 1 node, 1 external client',
      },
      {
        netid: 'prod',
        href: '/prouser/prod',
        rights: 'Network administrator. You manage this network, its nodes, keys and external clients.',
        facts: '1 node, 1 external client',
      },
    ],
  });
});

it('says that rights given since the login take effect at the next one', () => {
  const user = aSessionUser({ isAdmin: false, networks: [] });
  const data = [areaOf('lab', 0)];
  expect(userAreaHomeView(createViewer(user, true, data), ready(...data))).toMatchObject({
    networks: [{ rights: expect.stringContaining('after your next login') }],
  });
});

it.each([
  ['idle', 'loading'],
  ['loading', 'loading'],
] as const)('is, with data %s, %s', (status, expected) => {
  expect(userAreaHomeView(aViewerAt({}), { status }).status).toBe(expected);
});

it('is empty without networks', () => {
  expect(userAreaHomeView(aViewerAt({}), ready()).status).toBe('empty');
});
