import { expect, it } from 'vitest';
import { aReachSource } from '../../../../mocks/fixtures/reach.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { allEnds, endsAt, endsMatching } from './findEnds.ts';

const ends = allEnds(reachIndex(aReachSource({ nodes: { ams: {}, ber: {} } })), []);
const address = (text: string, network?: string) => ({
  end: { kind: 'address', address: text, network },
  kind: 'address',
  label: text,
  detail: '',
});

it.each([
  ['192.0.2.7', [address('192.0.2.7')]],
  ['FD00:0:0::9', [address('fd00::9')]],
  ['192.0.2.0/24', [address('192.0.2.0/24')]],
  ['192.0.2', []],
])('any address is an end: %s', (text, found) => {
  expect(endsMatching(ends, text)).toMatchObject(found);
  expect(endsAt(ends, text)).toMatchObject(found);
});

it('an address in the page’s address can have a network', () => {
  expect(endsAt(ends, '192.0.2.7@prod-eu')).toEqual([
    { ...address('192.0.2.7', 'prod-eu'), key: '192.0.2.7@prod-eu' },
  ]);
});

it('a node’s own address is only the node', () => {
  expect(endsMatching(ends, '10.20.4.2').map(({ label }) => label)).toEqual(['ber']);
});

it.each([
  ['am', ['AM', 'ams', 'a-am']],
  ['10.20.4.20', ['10.20.4.20', 'phone']],
  ['  ', ['a-am', 'AM', 'ams', 'phone']],
])('“%s” finds exact names first, then names that start with it: %j', (text, labels) => {
  const given = { nodes: { 'a-am': {}, AM: {}, ams: {} }, clients: { phone: { at: 'AM' } } };
  const all = allEnds(reachIndex(aReachSource(given)), []);
  expect(endsMatching(all, text).map(({ label }) => label)).toEqual(labels);
});

it('finds an end at a name with other capitals', () => {
  expect(endsAt(ends, ' AMS ').map(({ label }) => label)).toEqual(['ams']);
});
