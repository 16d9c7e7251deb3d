import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetClients } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { clientPickerView, type ClientPickerInput } from './recordPickers.ts';

const gateways = ready(fleetNodes.filter(({ isIngressGateway }) => isIngressGateway));
const lists = { gateways, clients: ready(fleetClients) };

const viewOf = (changes: Partial<ClientPickerInput> = {}, query = '') =>
  clientPickerView({
    netids: ['edge-iot', 'office', 'prod-eu'],
    lists,
    viewer: viewer(aSessionUser(), true, []),
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    ...changes,
  });

it('counts gateways and clients of each network', () => {
  expect(viewOf()).toMatchObject({
    status: 'ready',
    rows: [
      { netid: 'edge-iot', facts: { gateways: 0, clients: 0 } },
      { netid: 'office', facts: { clients: 4 } },
      { netid: 'prod-eu', href: '/ext-clients/prod-eu', facts: { gateways: 3, clients: 11 } },
    ],
  });
});

it.each<[string, Partial<ClientPickerInput>, string, object]>([
  ['waits for the networks', { netids: undefined }, '', { status: 'loading' }],
  [
    'waits for the clients',
    { lists: { gateways, clients: { status: 'loading' } } },
    '',
    { status: 'loading' },
  ],
  ['has no networks', { netids: [] }, '', { status: 'empty' }],
  ['finds nothing', {}, 'search=nowhere', { status: 'noMatch', search: 'nowhere' }],
  ['finds whatever the case', {}, 'search=PROD', { status: 'ready', paging: { total: 1 } }],
  [
    'says why it failed',
    { lists: { gateways, clients: { status: 'failed', failure: { kind: 'timeout' } } } },
    '',
    { status: 'failed', reason: 'Could not reach server: no answer in time' },
  ],
  ['is of the own networks', { viewer: aViewerAt({}), netids: [] }, '', { status: 'empty', isOwn: true }],
  [
    'leaves out a network without access',
    { viewer: aViewerAt({ office: 2, 'prod-eu': 3 }) },
    '',
    { status: 'ready', rows: [{ netid: 'office' }] },
  ],
])('%s', (_, changes, query, expected) => {
  expect(viewOf(changes, query)).toMatchObject(expected);
});
