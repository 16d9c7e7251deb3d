import { expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import type { Failure, Result } from '../../failure.ts';
import { expectedConfiguration } from '../network/configuration.ts';
import { clientMember, memberName, nodeMember } from '../network/member.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { responseOf, type ReportedPeer } from '../network/serverResponse.ts';
import type { End } from './ends.ts';
import {
  differencesAlong,
  isSameVerdict,
  nodeResponseFrom,
  nodesToQuery,
  type NodeResponse,
} from './nodeResponses.ts';
import { verdictOf } from './verdict.ts';

const mesh: ReachFixture = { nodes: { ams: {}, ber: {} } };
const cycle: ReachFixture = { nodes: { ams: { relays: ['ber'] }, ber: { relays: ['ams'] } } };
const closed: Failure = { kind: 'unreachable', offline: false };
const offline: Failure = { kind: 'unreachable', offline: true };
const rejected = (status: number, message: string): Failure => ({ kind: 'rejected', status, message });
const refused = (status: number, message: string): NodeResponse => ({
  kind: 'answered',
  answer: { refused: { status, message } },
});
const unread = (failure: Failure): NodeResponse => ({ kind: 'unread', failure });

function responseTo(given: ReachFixture, result: Result<readonly ReportedPeer[], Failure>) {
  const index = reachIndex(aReachSource(given));
  const [node] = index.nodes;
  return node && nodeResponseFrom(index, node, result);
}

it.each<[string, ReachFixture, Failure, NodeResponse]>([
  ['an error about the node', mesh, rejected(500, 'not found'), refused(500, 'not found')],
  ['no such node', mesh, rejected(500, 'no result found'), { kind: 'gone' }],
  ['another error', mesh, rejected(503, 'no result found'), unread(rejected(503, 'no result found'))],
  ['no response', mesh, closed, unread(closed)],
  ['no response about relays that relay each other', cycle, closed, refused(0, '')],
  ['the same in an offline browser', cycle, offline, unread(offline)],
  ['the same with a timeout', cycle, { kind: 'timeout' }, unread({ kind: 'timeout' })],
])('understands %s', (_, given, failure, response) => {
  expect(responseTo(given, { ok: false, error: failure })).toEqual(response);
});

it('keeps the peers', () => {
  const peers = [{ publicKey: 'x', endpoint: undefined, allowed: [] }];
  expect(responseTo(mesh, { ok: true, value: peers })).toEqual({ kind: 'answered', answer: { peers } });
});

function questionOf(given: ReachFixture, ...names: readonly [from: string, to: string]) {
  const index = reachIndex(aReachSource(given));
  const members = [...index.nodes.map(nodeMember), ...index.clients.map(clientMember)];
  const [from, to] = names.map(
    (name): End =>
      members.find((member) => memberName(member) === name) ?? {
        kind: 'address',
        address: name,
        network: undefined,
      },
  );
  if (!from || !to) throw new Error('A question has two ends.');
  return { index, question: { from, to, now: NOW } };
}

const networks: ReachFixture = {
  nodes: {
    ord: { network: 'prod-us', address: '10.20.4.9' },
    ams: { isIngressGateway: true },
    ber: { address: '10.20.4.9' },
    lon: { relays: ['ber'] },
  },
  clients: { phone: { at: 'ams' } },
};

it.each([
  ['ams', 'ber', ['ams', 'ber', 'lon']],
  ['phone', 'ber', ['ber', 'ams', 'lon']],
  ['10.20.4.9', 'ams', ['ber', 'ams', 'lon']],
  ['ams', 'ord', ['ams', 'ord']],
  ['ams', '10.77.1.1', ['ams']],
])('asks from %s to %s about %j', (from, to, names) => {
  const { index, question } = questionOf(networks, from, to);
  expect(nodesToQuery(index, question, new Map()).map(({ name }) => name)).toEqual(names);
});

const blocked = [
  ['ams', 'ber'],
  ['ber', 'ams'],
] as const;
const alone: ReachFixture = { nodes: { ams: { isRelayed: true }, ber: {} } };
const off: ReachFixture = { nodes: { ams: { isConnected: false }, ber: {} } };
const reports = (there: boolean): ReachFixture => ({
  ...mesh,
  metrics: { ams: { connected: { ber: there } }, ber: { connected: { ams: false } } },
});

it.each<[string, ReachFixture, ReachFixture, boolean]>([
  ['blocked in different directions', { ...mesh, blocked }, { ...mesh, blocked: [['ams', 'ber']] }, true],
  ['no path for different reasons', alone, off, false],
  ['no path and a one-way path by measurements', reports(false), reports(true), false],
])('compares verdicts: %s', (_, given, other, isSame) => {
  const [one, two] = [given, other].map((situation) => {
    const { index, question } = questionOf(situation, 'ams', 'ber');
    return verdictOf(index, question);
  });
  expect(one && two && isSameVerdict(one, two)).toBe(isSame);
});

it('lists differences about the nodes on the path, except ports', () => {
  const { index, question } = questionOf({ nodes: { ...mesh.nodes, osl: {} } }, 'ams', 'ber');
  const asked = nodesToQuery(index, question, new Map());
  const answers = asked.map((node): [string, NodeResponse] => {
    const expected = responseOf(expectedConfiguration(index, node));
    const peers = expected.refused ? [] : expected.peers;
    const [first, ...others] = peers.map((peer) => ({
      ...peer,
      endpoint: peer.endpoint?.replace(/\d+$/, '7'),
    }));
    const answer = { peers: first && node.name === 'ams' ? [{ ...first, allowed: [] }] : others };
    return [node.id, { kind: 'answered', answer }];
  });
  expect(differencesAlong(index, asked, new Map(answers), verdictOf(index, question))).toEqual([
    'ams: ber lacks 10.20.4.2/32 on the server',
    'ber: ams is a peer only in the prediction',
  ]);
});
