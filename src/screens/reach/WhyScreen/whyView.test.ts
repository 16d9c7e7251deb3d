import { expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type Situation } from '../../../../mocks/fixtures/reach.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import { peersOf } from '../../../domain/reach/told/peersOf.ts';
import { clientMember, nodeMember, reachIndex } from '../../../domain/reach/told/reachIndex.ts';
import { whyView } from './whyView.ts';

function why(situation: Situation, fromName: string, toName: string) {
  const index = reachIndex(aReachSource(situation));
  const members = [...index.nodes.map(nodeMember), ...index.clients.map(clientMember)];
  const end = (name: string): End =>
    members.find((one) => (one.kind === 'node' ? one.node.name : one.client.clientId) === name) ?? {
      kind: 'address',
      address: name,
      network: undefined,
    };
  return { index, view: whyView({ index, from: end(fromName), to: end(toName), now: NOW }) };
}

const blocked = [
  ['ams', 'ber'],
  ['ber', 'ams'],
] as const;
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };

it('draws the path with the place where it stops', () => {
  const drawn = (situation: Situation, from: string, to: string) => {
    const { answer } = why(situation, from, to).view;
    return [answer?.stops.map(({ name }) => name).join(' '), answer?.breakAt];
  };
  expect([
    drawn({ nodes: { ams: {}, ber: {} } }, 'ams', 'ber'),
    drawn({ nodes: { ams: {}, ber: {} }, blocked }, 'ams', 'ber'),
    drawn({ nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } } }, 'ams', 'ber'),
    drawn({ nodes: { ams: {}, ber: {}, lon: { relays: ['ber'], isConnected: false } } }, 'ams', 'ber'),
    drawn({ nodes: { ams: {}, fra: egress } }, 'ams', '192.168.77.5'),
    drawn({ nodes: { ams: {}, fra: egress } }, '192.168.77.5', 'ams'),
    drawn({ nodes: { ams: {}, ord: { network: 'prod-us' } } }, 'ams', 'ord'),
    drawn({ nodes: { ams: {} } }, 'ams', '10.20.4.99'),
  ]).toEqual([
    ['ams ber', undefined],
    ['ams ber', 1],
    ['ams lon ber', undefined],
    ['ams lon ber', 1],
    ['ams fra 192.168.77.5', undefined],
    ['192.168.77.5 fra ams', undefined],
    ['ams ord', 1],
    ['ams 10.20.4.99', 1],
  ]);
});

it('offers a step that one press does, or the form that has the field', () => {
  const offered = (situation: Situation) =>
    why(situation, 'ams', 'ber').view.answer?.remedies.map(({ label, href }) => [
      label,
      href?.replace(/[\da-f-]{36}/, 'ID'),
    ]);
  expect(offered({ nodes: { ams: {}, ber: {} }, blocked })).toEqual([['Allow ams and ber', undefined]]);
  expect(
    offered({ nodes: { ams: { endpoint: '198.51.100.9' }, ber: { endpoint: '198.51.100.9' } } }),
  ).toEqual([
    ['Set a local address for ber', '/nodes/prod-eu/ID/edit'],
    ['Set a local address for ams', '/nodes/prod-eu/ID/edit'],
  ]);
  expect(offered({ nodes: { ams: {}, ber: { isRelayed: true } } })).toEqual([
    ['Relay ber through ams', '/nodes/prod-eu/ID/create-relay'],
  ]);
});

it('lists both ends to choose from, an address that was asked for first', () => {
  const { view } = why(
    { nodes: { ber: {}, ams: { isIngressGateway: true } }, clients: { phone: { at: 'ams' } } },
    'ams',
    '10.20.4.99',
  );
  expect(view.ends.map(({ label, detail }) => [label, detail])).toEqual([
    ['10.20.4.99', undefined],
    ['ams', '10.20.4.2 prod-eu'],
    ['ber', '10.20.4.1 prod-eu'],
    ['phone', '10.20.4.201 prod-eu'],
  ]);
  expect([view.fromKey, view.toKey]).toEqual([view.ends[1]?.id, '10.20.4.99']);
});

it('says where it is read from, and that it goes by what the server tells', () => {
  const { index, view } = why({ nodes: { ams: {}, ber: {} } }, 'ams', 'ber');
  expect(view.answer?.source).toBe('A prediction from the configuration');
  const [from, to] = index.nodes.map(nodeMember);
  const read = whyView({
    index,
    from,
    to,
    now: NOW,
    // The server has not told ber of ams yet.
    toldByServer: (node) => (node.name === 'ber' ? { peers: [], leftOut: [] } : peersOf(index, node)),
  });
  expect(read.answer).toMatchObject({ title: 'No path', source: 'What the server tells them now' });
});

it('has no answer before both ends are chosen', () => {
  const { index } = why({ nodes: { ams: {} } }, 'ams', 'ams');
  expect(whyView({ index, from: undefined, to: undefined, now: NOW }).answer).toBeUndefined();
});
