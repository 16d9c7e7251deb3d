import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { dnsPickerView, type DnsPickerInput } from './recordPickers.ts';

const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;
const normalUser = aViewerAt({ lab: 0, 'prod-eu': 1 });

const input: DnsPickerInput = {
  entries: ready([aDnsEntry({ name: 'wiki' }), aDnsEntry({ name: 'gw' })]),
  nodes: ready([aNode({ name: 'gw' }), aNode({ name: 'db' })]),
  networks: ready([aNetwork({ netid: 'prod-eu' }), aNetwork({ netid: 'lab' })]),
  config: ready({ isDnsOn: true }),
  viewer: viewer(aSessionUser(), false, []),
  query: new URLSearchParams(),
  rowsPerPage: 10,
};
const viewOf = (changes: Partial<DnsPickerInput> = {}) => dnsPickerView({ ...input, ...changes });

it('counts custom and default entries of each network', () => {
  expect(viewOf()).toMatchObject({
    status: 'ready',
    rows: [
      { netid: 'lab', href: '/dns/lab', facts: { custom: 0, defaults: 0 } },
      { netid: 'prod-eu', href: '/dns/prod-eu', facts: { custom: 1, defaults: 2 } },
    ],
  });
});

it('counts custom entries for administrators of the network only', () => {
  const view = viewOf({ viewer: normalUser, networks: { status: 'idle' } });
  expect(view).toMatchObject({
    rows: [
      { netid: 'lab', facts: { custom: 0 } },
      { netid: 'prod-eu', facts: { custom: undefined } },
    ],
  });
});

it.each<[string, Partial<DnsPickerInput>, string]>([
  ['is disabled while the DNS mode is off', { config: ready({ isDnsOn: false }) }, 'closed'],
  ['waits for the config', { config: { status: 'loading' } }, 'loading'],
  ['waits for the networks', { networks: { status: 'idle' } }, 'loading'],
  ['fails with the networks', { networks: failed }, 'failed'],
  ['fails with the nodes', { nodes: failed }, 'failed'],
  ['does without the entries', { entries: failed }, 'ready'],
  ['is empty without a network', { networks: ready([]), nodes: ready([]) }, 'empty'],
  ['has no match', { query: new URLSearchParams('search=office') }, 'noMatch'],
  ['is searched without regard to case', { query: new URLSearchParams('search=PROD') }, 'ready'],
])('%s', (_, changes, status) => {
  expect(viewOf(changes).status).toBe(status);
});
