import { expect, it } from 'vitest';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { aReachSource } from '../../../../mocks/fixtures/reach.ts';
import { allEnds, endsMatching } from '../../../domain/reach/why/findEnds.ts';
import { reachIndex } from '../../../domain/reach/network/reachIndex.ts';
import { keyFor, optionsFor, whyEnd } from './whyEnds.ts';

const index = reachIndex(
  aReachSource({
    nodes: {
      'fra-gw-01': { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], isIngressGateway: true },
      'fra-db-01': {},
      'ord-db-01': { network: 'prod-us', address: '10.21.4.7' },
      'twin-a': { name: 'twin' },
      'twin-b': { name: 'twin', network: 'prod-us' },
    },
    clients: { 'mira-phone': { at: 'fra-gw-01' } },
  }),
);
const wiki = aDnsEntry({ name: 'wiki', network: 'prod-eu', address: '10.20.4.2', address6: '' });
const ends = allEnds(index, [
  wiki,
  aDnsEntry({ name: 'fra-db-01', network: 'prod-eu', address: '10.20.4.2', address6: '' }),
  aDnsEntry({ name: 'mail', network: 'prod-eu', address: '10.20.4.2', address6: '' }),
  aDnsEntry({ name: 'mail', network: 'prod-eu', address: '10.20.4.3', address6: '' }),
]);
const found = (text: string) => endsMatching(ends, text).map(({ label, detail }) => `${label} ${detail}`);

it('finds by name, address, network and range, the best first', () => {
  expect(found('db')).toEqual(['fra-db-01 10.20.4.2 prod-eu', 'ord-db-01 10.21.4.7 prod-us']);
  expect(found('db prod-us')).toEqual(['ord-db-01 10.21.4.7 prod-us']);
  expect(found('PHONE')).toEqual(['mira-phone 10.20.4.201 prod-eu']);
  expect(found('wiki')).toEqual(['wiki.prod-eu 10.20.4.2']);
  expect(found('192.168')).toEqual(['192.168.77.0/24 behind fra-gw-01']);
  expect(found('10.20.4.2')[0]).toBe('fra-db-01 10.20.4.2 prod-eu');
  expect(found('10.20.4.2/32')[0]).toBe('fra-db-01 10.20.4.2 prod-eu');
  expect(found('[10.20.4.2]:51821')[0]).toBe('fra-db-01 10.20.4.2 prod-eu');
  expect(found('no such thing')).toEqual([]);
});

it('offers an address that isn’t in use', () => {
  expect(found('10.99.0.1')).toEqual(['10.99.0.1 ']);
  expect(found('192.168.77.9')).toEqual(['192.168.77.9 ']);
  expect(optionsFor(ends, '2001:DB8:0::1').map(({ id }) => id)).toEqual(['2001:db8::1']);
});

it('resolves typed text to its only meaning or the first suggestion', () => {
  const [database] = endsMatching(ends, 'fra-db-01');
  expect(keyFor(ends, 'FRA-db-01')).toBe(database?.key);
  expect(keyFor(ends, 'fra-db-01.prod-eu')).toBe(database?.key);
  expect(keyFor(ends, 'phone')).toBe('prod-eu/mira-phone');
  expect(keyFor(ends, 'fra')).toBe(endsMatching(ends, 'fra')[0]?.key);
  expect(found('fra')).toHaveLength(3);
  expect(keyFor(ends, 'db')).toBe(database?.key);
  expect(keyFor(ends, 'nowhere')).toBe('nowhere');
  expect(keyFor(ends, 'twin')).toBe('twin');
});

it('explains an invalid key', () => {
  const problemOf = (key: string, was?: string) => whyEnd(ends, key, was).problem?.text;
  expect(problemOf('')).toBeUndefined();
  expect(problemOf('twin')).toBe('2 results for “twin”. Choose one.');
  expect(problemOf('unknown')).toBe('No results for “unknown”.');
  expect(problemOf('some-id', 'ber-runner-01')).toBe('ber-runner-01 no longer exists.');
  expect(problemOf('10.99.0.1')).toBeUndefined();
});

it('offers both addresses of a duplicate name', () => {
  const { problem } = whyEnd(ends, 'mail.prod-eu');
  expect(problem?.choices.map(({ key }) => key)).toEqual(['10.20.4.2@prod-eu', '10.20.4.3@prod-eu']);
  const [first] = problem?.choices ?? [];
  expect(first && whyEnd(ends, first.key)).toMatchObject({ text: 'mail.prod-eu', problem: undefined });
});

it('gives every end a key that resolves to it', () => {
  expect(new Set(ends.map(({ key }) => key)).size).toBe(ends.length);
  for (const { key, label } of ends) expect(whyEnd(ends, key)).toMatchObject({ key, text: label });
});
