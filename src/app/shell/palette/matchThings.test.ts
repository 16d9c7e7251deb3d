import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { findables } from '../../../domain/find/findables.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { thingMatcher } from './matchThings.ts';

const nodeNames = ['fra-gw-01', 'fra-db-01', 'lon-db-02', 'zürich-web', 'кафе-1', 'database'];
const things = findables(
  {
    networks: [],
    nodes: nodeNames.map((name, index) =>
      aNode({
        name,
        network: 'prod',
        id: `0000000${index}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`,
        address: `10.20.4.${index + 1}`,
        publicKey: `Key${index}bcdefGW=`,
        macAddress: `52:54:00:9c:31:0${index}`,
        endpoint: `203.0.113.${index + 1}`,
      }),
    ),
    clients: [anExternalClient({ clientId: 'anna-phone', network: 'prod' })],
    dns: [],
    users: [],
    groups: [],
  },
  createViewer(aSessionUser(), false, []),
);

const found = (text: string) => thingMatcher(things)(text).map(({ item }) => item.name);

it.each([
  ['gw', ['fra-gw-01']],
  ['db', ['fra-db-01', 'lon-db-02']],
  ['FRA', ['fra-db-01', 'fra-gw-01']],
  ['01 fra gw', ['fra-gw-01']],
  ['zurich', ['zürich-web']],
  ['КАФЕ', ['кафе-1']],
  ['phone', ['anna-phone']],
  ['databse', ['database']],
  ['dtaabsae', []],
  ['fra -gw', ['fra-gw-01']],
  ['a b c d e', []],
  ['', []],
  ['203.0.113.3', ['lon-db-02']],
  ['52:54:00:9c:31:03', ['zürich-web']],
  ['52-54-00-9C-31-03', ['zürich-web']],
  ['5254.009c.3103', ['zürich-web']],
  ['5254009c3103', ['zürich-web']],
  ['fra-gw\u200b', ['fra-gw-01']],
  ['key0bcdefgw=', ['fra-gw-01']],
  ['00000001-aaaa', ['fra-db-01']],
])('%o finds %o', (text, names) => {
  expect(found(text).toSorted()).toEqual([...names].toSorted());
});

it.each([
  ['problems', ['Dashboard', 'Findings']],
  ['isolated', ['Findings']],
  ['isolated nodes', ['Findings']],
  ['who reaches', ['Findings']],
  ['changed', ['Dashboard', 'Server logs']],
  ['block', ['ACLs', 'Ext. clients']],
  ['block clients', ['ACLs', 'Ext. clients']],
])('%o finds the pages %o', (text, names) => {
  expect(found(text).toSorted()).toEqual(names);
});

it('marks what matches', () => {
  expect(thingMatcher(things)('gw')[0]?.marks).toEqual([4, 6]);
});

it('finds each item at most once, and always by its own name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const names = found(text);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
  for (const name of nodeNames) expect(found(name)[0]).toBe(name);
});
