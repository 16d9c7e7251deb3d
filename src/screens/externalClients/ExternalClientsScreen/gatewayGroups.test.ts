import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { noClientFilter } from './clientQuery.ts';
import { gatewayGroups, narrowGroups } from './gatewayGroups.ts';

const fra = aNode({
  name: 'fra-gw-01',
  address: '10.20.4.4',
  endpoint: '203.0.113.4',
  isIngressGateway: true,
});
const ams = aNode({ name: 'ams-gw-01', address: '10.20.4.3', isIngressGateway: true });
const phone = anExternalClient({ clientId: 'phone-2', address: '10.20.4.202', ingressGatewayId: fra.id });
const phone10 = anExternalClient({ clientId: 'phone-10', address: '10.20.4.210', ingressGatewayId: fra.id });
const kiosk = anExternalClient({
  clientId: 'Kiosk',
  address: '10.20.4.203',
  address6: 'fd42::cb',
  ownerId: 'erin',
  isEnabled: false,
  ingressGatewayId: fra.id,
});
const lost = anExternalClient({ clientId: 'lost', ingressGatewayId: 'gone' });
const groups = gatewayGroups([fra, ams], [phone10, lost, phone, kiosk]);

const named = (list: typeof groups) =>
  list.map(({ name, clients }) => [name, ...clients.map(({ clientId }) => clientId)]);

describe('gatewayGroups', () => {
  it('sorts gateways and clients by name, in natural order', () => {
    expect(named(groups)).toEqual([
      ['ams-gw-01'],
      ['fra-gw-01', 'Kiosk', 'phone-2', 'phone-10'],
      ['gone', 'lost'],
    ]);
  });

  it('puts clients of a deleted gateway last', () => {
    expect(groups.at(-1)).toMatchObject({ node: undefined, name: 'gone', clients: [lost] });
  });
});

describe('narrowGroups', () => {
  it.each([
    ['nothing', {}, ['ams-gw-01', 'fra-gw-01', 'gone'], 4],
    ['a client', { search: 'PHONE' }, ['fra-gw-01'], 2],
    ['an address', { search: '10.20.4.20' }, ['fra-gw-01', 'gone'], 3],
    ['an IPv6 address', { search: 'fd42::cb' }, ['fra-gw-01'], 1],
    ['an address in WireGuard’s notation', { search: '10.20.4.202/32' }, ['fra-gw-01'], 1],
    ['an address in brackets', { search: '[FD42:0::cb]:51821' }, ['fra-gw-01'], 1],
    ['the endpoint of a gateway', { search: '203.0.113.4:51821' }, ['fra-gw-01'], 3],
    ['the full name of a gateway', { search: 'ams-gw-01.prod-eu' }, ['ams-gw-01'], 0],
    ['text of an owner', { search: 'ERI' }, ['fra-gw-01'], 1],
    ['an owner', { owners: ['erin'] }, ['fra-gw-01'], 1],
    ['an owner without clients', { owners: ['frank'] }, [], 0],
    ['owner and gateway', { search: 'ams', owners: ['erin'] }, [], 0],
    ['a gateway, with all its clients', { search: 'fra-gw' }, ['fra-gw-01'], 3],
    ['a gateway without clients', { search: 'ams' }, ['ams-gw-01'], 0],
    ['a state', { states: ['disabled'] }, ['fra-gw-01'], 1],
    ['a selected gateway', { gateways: [ams.id] }, ['ams-gw-01'], 0],
    ['text and state', { search: 'phone', states: ['disabled'] }, [], 0],
    ['text without a match', { search: 'nobody' }, [], 0],
    ['a regular expression as plain text', { search: '.*' }, [], 0],
  ] as const)('filters by %s', (_, changes, names, clients) => {
    const matches = narrowGroups(groups, { ...noClientFilter, ...changes });
    expect(matches.map(({ name }) => name)).toEqual(names);
    expect(matches.flatMap((group) => group.clients)).toHaveLength(clients);
  });
});
