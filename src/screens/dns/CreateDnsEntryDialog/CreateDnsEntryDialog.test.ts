// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { createDnsEntryView } from './CreateDnsEntryDialog.tsx';

const records = recordsOf({
  dns: ready([aDnsEntry({ name: 'wiki' }), aDnsEntry({ name: 'grafana', network: 'lab' })]),
  nodes: ready([
    aNode({ name: 'gw', address: '10.20.4.5' }),
    aNode({ name: 'six', address: '', address6: 'fd00::1' }),
    aNode({ name: 'grafana', network: 'lab' }),
    aNode({ name: 'nowhere', address: '', address6: '' }),
  ]),
});
const viewOf = (form = { name: 'grafana', address: '10.20.4.5' }) =>
  createDnsEntryView(records, 'prod-eu', form);

it('shows the name with the network’s suffix', () => {
  expect(viewOf()).toMatchObject({ suffix: '.prod-eu', fullName: 'grafana.prod-eu' });
});

it('doesn’t repeat a typed suffix', () => {
  expect(viewOf({ name: 'grafana.prod-eu', address: '' }).fullName).toBe('grafana.prod-eu');
});

it.each([
  ['wiki', 'dns.validation.taken'],
  ['gw', 'dns.validation.taken'],
  ['gw.prod-eu', 'dns.validation.taken'],
  ['Wiki', 'dns.validation.taken'],
  ['GW.Prod-EU.', 'dns.validation.taken'],
  ['grafana', undefined],
])('validates the name %o before submit: %o', (name, problem) => {
  expect(viewOf({ name, address: '10.20.4.5' }).problems.name).toBe(problem);
});

it('offers the addresses of the network’s nodes, IPv6 without an IPv4 one', () => {
  expect(viewOf().addresses.map(({ label, address }) => [label, address])).toEqual([
    ['gw', '10.20.4.5'],
    ['six', 'fd00::1'],
  ]);
});

it.each([
  ['10.20.4.5', 'gw'],
  [' fd00::1 ', 'six'],
  ['FD00:0:0::1', 'six'],
  ['10.20.4.9', undefined],
  ['', undefined],
])('selects for the address %o the node %o', (address, name) => {
  const view = viewOf({ name: '', address });
  expect(view.addresses.find(({ id }) => id === view.chosen)?.label).toBe(name);
});

it.each([
  [
    'two words',
    'Some nodes can’t resolve this name. Use letters without accents, digits, hyphens, underscores and dots.',
  ],
  ['x'.repeat(64), 'Some nodes can’t resolve this name. Use at most 63 characters between dots.'],
  ['wiki-2.prod-eu.', undefined],
  ['', undefined],
])('warns about the name %o: %s', (name, warning) => {
  const view = viewOf({ name, address: '' });
  expect(view.warning).toBe(warning);
  expect(view.fullName).toBe(name.startsWith('wiki') ? 'wiki-2.prod-eu' : undefined);
});
