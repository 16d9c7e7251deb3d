import { expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type Situation } from '../../../../mocks/fixtures/reach.ts';
import { glanceOf } from './glance.ts';

const glance = (situation: Situation) => glanceOf(aReachSource(situation), 'prod-eu', NOW);
const bothWays = (one: string, other: string) =>
  [
    [one, other],
    [other, one],
  ] as const;

it('divides the pairs into what reaches, what does not, and what cannot be told', () => {
  const { islands, unreached, oneWay, hanging, ...counts } = glance({
    nodes: {
      ams: { isIngressGateway: true },
      ber: {},
      fra: { lastCheckIn: NOW - 7200 },
      lon: { isRelayed: true },
    },
    clients: { phone: { at: 'ams' } },
    blocked: bothWays('ams', 'ber'),
  });
  expect(counts).toEqual({
    nodes: 4,
    clients: 1,
    ranges: 0,
    pairs: 10,
    reaching: 1,
    silent: 3,
    noPath: 6,
    byRules: 2,
    unsure: 0,
    areRulesKnown: true,
  });
  expect(unreached.first).toMatchObject([{ name: 'lon', reason: 'no relay lists lon' }]);
  expect([islands.count, oneWay.count, hanging.count]).toEqual([2, 0, 1]);
});

it('tells islands with what keeps them apart', () => {
  const apart = ['ams', 'ber', 'fra'].flatMap((one) => [...bothWays(one, 'lon'), ...bothWays(one, 'osl')]);
  const { islands } = glance({
    nodes: { ams: {}, ber: {}, fra: {}, lon: {}, osl: {}, rom: { isRelayed: true } },
    blocked: apart,
  });
  expect(islands.first.map(({ name, note }) => `${name}: ${note}`)).toEqual([
    'The rest: 3 nodes',
    'lon and osl: blocked by an ACL, both ways',
    'rom: alone: no relay lists rom',
  ]);
});

it('knows no islands where all reach each other', () => {
  expect(glance({ nodes: { ams: {}, ber: {} } }).islands).toEqual({ count: 0, first: [] });
});

it('tells what hangs on one thing, and what gets no answer', () => {
  const { hanging, oneWay } = glance({
    nodes: {
      ams: { isIngressGateway: true },
      ber: {},
      fra: { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: false },
      lon: { relays: ['osl', 'par'] },
      osl: {},
      par: {},
    },
    clients: { phone: { at: 'ams' } },
  });
  expect(hanging.first.map(({ name, note, pairs }) => `${name} ${note}: ${pairs}`)).toEqual([
    'lon the only way for 2 nodes: 9',
    'ams the only way for phone: 5',
    'fra the only way to 192.168.77.0/24: 6',
  ]);
  expect(oneWay.count).toBe(6);
  expect(oneWay.first[0]).toMatchObject({ from: 'ams', range: '192.168.77.0/24' });
});
