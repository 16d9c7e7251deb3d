import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { membersOf } from '../aclText.ts';
import { choiceOf, choiceText, setPlaces, setsOf, setsWith, type SetChoice } from './nodeSets.ts';

const nodes = [
  aNode({ name: 'ams-db-1', address: '10.20.4.1', os: 'linux' }),
  aNode({ name: 'ams-db-2', address: '10.20.5.1', address6: 'fd00::5', os: 'Darwin' }),
  aNode({ name: 'gw', address: '10.20.4.3', isIngressGateway: true, isEgressGateway: true }),
  aNode({ name: 'relay', address: '10.20.4.4', isRelay: true, lastCheckIn: NOW - 3600 }),
  aNode({ name: 'leaf', address: '10.20.4.5', isRelayed: true, isPending: true }),
  aNode({ name: 'netmaker-1', address: '10.20.4.6', isServer: true, isHub: true }),
];
const members = membersOf([...nodes.map(({ id }) => id), 'gone'], nodes);
const namesIn = (text: string) => {
  const choice = choiceOf(text);
  return choice && setPlaces(choice, members, NOW).map((place) => nodes[place]?.name ?? 'gone');
};

it.each<[text: string, names: readonly string[] | undefined]>([
  ['', undefined],
  ['  ', undefined],
  ['All nodes', ['ams-db-1', 'ams-db-2', 'gw', 'relay', 'leaf', 'netmaker-1', 'gone']],
  ['ingress gateways and their clients', ['gw']],
  ['egress  gateways', ['gw']],
  ['relays', ['relay']],
  ['relayed nodes', ['leaf']],
  ['hubs', ['netmaker-1']],
  ['server nodes', ['netmaker-1']],
  ['nodes without a role', ['ams-db-1', 'ams-db-2']],
  ['health error', ['relay']],
  ['health pending', ['leaf']],
  ['system darwin', ['ams-db-2']],
  ['name contains DB', ['ams-db-1', 'ams-db-2']],
  ['db-2', ['ams-db-2']],
  ['node ams-db-1', ['ams-db-1']],
  ['node AMS-DB-1', ['ams-db-1']],
  ['node ams-db', []],
  ['nothing of the kind', []],
  ['10.20.5.0/24', ['ams-db-2']],
  ['address in 10.20.4.0/30', ['ams-db-1', 'gw']],
  ['10.20.4.4', ['relay']],
  ['fd00::/64', ['ams-db-2']],
])('parses “%s” as %o', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('suggests the sets that have nodes', () => {
  const sets = setsOf(members, NOW).map(({ choice, count }) => [choiceText(choice), count]);
  expect(sets).toEqual([
    ['all nodes', 7],
    ['ingress gateways and their clients', 1],
    ['egress gateways', 1],
    ['relays', 1],
    ['relayed nodes', 1],
    ['hubs', 1],
    ['server nodes', 1],
    ['nodes without a role', 2],
    ['health healthy', 4],
    ['health error', 1],
    ['health pending', 1],
    ['system darwin', 1],
    ['system linux', 5],
    ['name contains ams', 2],
    ['name contains db', 2],
  ]);
});

const suggested = (text: string, of = members) =>
  setsWith(text, setsOf(of, NOW), of, NOW).map(({ choice, count }) => `${choiceText(choice)} ${count}`);

it.each<[text: string, sets: readonly string[]]>([
  ['client', ['ingress gateways and their clients 1']],
  ['ams-db-1', ['node ams-db-1 1', 'name contains ams-db-1 1']],
  ['db', ['name contains db 2', 'node ams-db-1 1', 'node ams-db-2 1']],
  ['node ams-db-1', ['node ams-db-1 1']],
  ['node ams', ['node ams-db-1 1', 'node ams-db-2 1']],
  ['GW', ['node gw 1', 'name contains GW 1']],
  ['moon', ['name contains moon 0']],
  ['10.20.5.0/24', ['address in 10.20.5.0/24 1']],
  ['10.99.0.0/16', ['address in 10.99.0.0/16 0']],
  ['system l', ['system linux 5']],
])('suggests for “%s” %o', (text, sets) => {
  expect(suggested(text)).toEqual(sets);
});

it('can select a node whose name is part of another name', () => {
  const alike = ['leaf-a', 'leaf-a2'].map((name) => aNode({ name }));
  const of = membersOf(
    alike.map(({ id }) => id),
    alike,
  );
  expect(suggested('leaf-a', of)).toEqual(['node leaf-a 1', 'name contains leaf-a 2', 'node leaf-a2 1']);
  expect(suggested('', of)).toEqual(expect.arrayContaining(['node leaf-a 1', 'node leaf-a2 1']));
});

it('never suggests an empty set before one with nodes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...'abcdeghilmnorstvwy0123456789- '),
      fc.string({ maxLength: 3 }),
      (one, more) => {
        const counts = setsWith(one + more, setsOf(members, NOW), members, NOW).map(({ count }) => count);
        expect(counts.slice(0, 1)).not.toEqual(counts.some((count) => count > 0) ? [0] : []);
      },
    ),
  );
});

const someChoice: fc.Arbitrary<SetChoice> = fc.oneof(
  fc.constantFrom<SetChoice>(
    { by: 'all' },
    { by: 'role', role: 'ingress' },
    { by: 'health', health: 'warning' },
  ),
  fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/).map((part): SetChoice => ({ by: 'name', part })),
  fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/).map((name): SetChoice => ({ by: 'node', name })),
  fc.stringMatching(/^[a-z]{1,9}$/).map((system): SetChoice => ({ by: 'system', system })),
  fc.ipV4().map((range): SetChoice => ({ by: 'range', range: `${range}/24` })),
);

it('parses what it writes', () => {
  fc.assert(
    fc.property(someChoice, (choice) => {
      expect(choiceOf(choiceText(choice))).toEqual(choice);
    }),
  );
});
