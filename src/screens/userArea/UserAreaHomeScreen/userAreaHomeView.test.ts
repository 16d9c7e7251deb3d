import { expect, it } from 'vitest';
import { aNetworkUser, someNetworkUserData } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { userAreaHomeView } from './userAreaHomeView.ts';

it('lists a person’s networks by name, with what they are there', () => {
  const value = [
    someNetworkUserData({ network: 'prod', user: aNetworkUser({ accessLevel: 0 }), nodes: [aNode()] }),
    someNetworkUserData({ network: 'lab' }),
  ];
  expect(userAreaHomeView('anna', { status: 'ready', value, loadedAt: 0 })).toEqual({
    name: 'anna',
    status: 'ready',
    networks: [
      { netid: 'lab', href: '/prouser/lab', role: 'Client user', facts: '0 nodes, 0 external clients' },
      {
        netid: 'prod',
        href: '/prouser/prod',
        role: 'Network administrator',
        facts: '1 node, 0 external clients',
      },
    ],
  });
});

it.each([
  ['idle', 'loading'],
  ['loading', 'loading'],
] as const)('while %s it is %s', (status, expected) => {
  expect(userAreaHomeView('anna', { status }).status).toBe(expected);
});

it('has no results for somebody without a network', () => {
  expect(userAreaHomeView('anna', { status: 'ready', value: [], loadedAt: 0 }).status).toBe('empty');
});
