import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { seededRandom } from '../../../mocks/seededRandom.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Node } from '../node/node.ts';
import { reachImpact } from '../reach/report/impact.ts';
import { blockAll, editAcls, setPairs, type AclEdit } from './aclEdit.ts';
import { aclImpact, changeText, cutOffText, namesText, type AclImpact } from './aclImpact.ts';
import { aclAllowed, aclBlocked, aclMatrixOf } from './aclMatrix.ts';
import { pairsOf } from './aclPairs.ts';

const ids = ['a', 'b', 'c', 'd'];

function nodes(changes: Readonly<Record<string, Partial<Node>>> = {}): readonly Node[] {
  return ids.map((id, index) =>
    aNode({
      id,
      name: `node-${id}`,
      address: `10.0.0.${index + 1}`,
      address6: '',
      endpoint: `198.51.100.${index + 1}`,
      ...changes[id],
    }),
  );
}

const open = editAcls(aclMatrixOf(ids, new Uint8Array(16).fill(aclAllowed)));

function impact(
  edit: AclEdit,
  of: readonly Node[] = nodes(),
  isPointToSite = false,
  clients: readonly ExternalClient[] = [],
): AclImpact {
  return aclImpact(edit.before, edit.pairs, { nodes: of, clients, isPointToSite });
}

const [a, b, c] = [0, 1, 2];
const hub = { d: { isHub: true } };
const relay = { a: { isRelay: true, relayAddresses: ['10.0.0.2'] }, b: { isRelayed: true } };

describe('the impact of a change', () => {
  it('is empty without changes', () => {
    expect(impact(open)).toEqual({
      blocked: 0,
      allowed: 0,
      changes: 0,
      cutOff: [],
      gateways: [],
      servers: [],
    });
  });

  it.each<[what: string, AclImpact, cutOff: string[]]>([
    ['a node that loses every peer', impact(blockAll(open, a)), ['a']],
    ['all nodes when everything is blocked', impact(blockAll(open)), ids],
    ['nodes by name', impact(blockAll(open), nodes({ a: { name: 'node-z' } })), ['b', 'c', 'd', 'a']],
    ['no nodes while one peer is left', impact(setPairs(open, [a], [b, c], false)), []],
    [
      'a node of a point-to-site network that loses the hub',
      impact(setPairs(open, [a], [3], false), nodes(hub), true),
      ['a'],
    ],
    [
      'no nodes of a point-to-site network that keep the hub',
      impact(setPairs(open, [a], [b, c], false), nodes(hub), true),
      [],
    ],
    ['no nodes in a point-to-site network without a hub', impact(blockAll(open), nodes(), true), []],
    ['a relayed node that loses its relay', impact(setPairs(open, [b], [a], false), nodes(relay)), ['b']],
    [
      'no nodes when a relayed node keeps its relay',
      impact(setPairs(open, [b], [c, 3], false), nodes(relay)),
      [],
    ],
    [
      'a node that waits for approval, as the server does',
      impact(blockAll(open, a), nodes({ a: { isPending: true } })),
      ['a'],
    ],
    [
      'no nodes whose last peer is pending approval',
      impact(setPairs(open, [a], [b, c], false), nodes({ d: { isPending: true } })),
      [],
    ],
    ['no disconnected nodes', impact(blockAll(open, a), nodes({ a: { isConnected: false } })), []],
    [
      'a node whose last peer is disconnected',
      impact(setPairs(open, [a], [b, c], false), nodes({ d: { isConnected: false } })),
      ['a'],
    ],
    [
      'a node whose last peer is behind the same router',
      impact(
        setPairs(open, [a], [b, c], false),
        nodes({ a: { endpoint: '203.0.113.9' }, d: { endpoint: '203.0.113.9', localAddress: '' } }),
      ),
      ['a'],
    ],
    [
      'no gateways with an enabled client',
      impact(blockAll(open, a), nodes({ a: { isIngressGateway: true } }), false, [
        anExternalClient({ ingressGatewayId: 'a' }),
      ]),
      [],
    ],
    [
      'a gateway whose only client is disabled',
      impact(blockAll(open, a), nodes({ a: { isIngressGateway: true } }), false, [
        anExternalClient({ ingressGatewayId: 'a', isEnabled: false }),
      ]),
      ['a'],
    ],
    ['no nodes that have left the network', impact(blockAll(open, a), nodes().slice(1)), []],
  ])('lists %s', (_, { cutOff }, expected) => {
    expect(cutOff.map(({ id }) => id)).toEqual(expected);
  });

  it('counts the peers that a node loses', () => {
    expect(impact(blockAll(open, a)).cutOff).toEqual([{ id: 'a', name: 'node-a', peers: 3 }]);
  });

  it('lists the gateways and servers among them', () => {
    const of = nodes({
      a: { isEgressGateway: true },
      b: { isIngressGateway: true },
      c: { isServer: true },
      d: { isRelay: true },
    });
    expect(impact(blockAll(open), of)).toMatchObject({
      gateways: ['node-a', 'node-b', 'node-d'],
      servers: ['node-c'],
    });
  });

  it('lists a gateway that keeps only its clients', () => {
    const of = nodes({ a: { isIngressGateway: true } });
    const clients = [anExternalClient({ ingressGatewayId: 'a' })];
    expect(impact(blockAll(open, a), of, false, clients)).toMatchObject({
      cutOff: [],
      gateways: ['node-a'],
    });
  });

  it('counts the pairs that change', () => {
    const edit = setPairs(blockAll(open, a), [a], [b], true);
    expect(impact(edit)).toMatchObject({ blocked: 2, allowed: 0, changes: 2 });
    const other = { ...edit, before: edit.pairs, pairs: edit.before };
    expect(impact(other)).toMatchObject({ blocked: 0, allowed: 2 });
  });
});

/** Random networks of up to six nodes, with ACLs before and after a change. */
function drawing(seed: number) {
  const random = seededRandom(seed);
  const chance = (of: number) => random() < of;
  return () => {
    const letters = Array.from('abcdef'.slice(0, 2 + Math.floor(random() * 5)));
    const addressOf = (at: number) => `10.20.4.${at + 1}`;
    /** The index of each node's relay; −1 where no relay lists it. */
    const relayOf = letters.map(() =>
      chance(0.3) ? Math.floor(random() * (letters.length + 1)) - 1 : undefined,
    );
    const listedBy = (by: number) =>
      letters.flatMap((_, other) => (relayOf[other] === by && other !== by ? [addressOf(other)] : []));
    const drawn = letters.map((id, at) =>
      aNode({
        id,
        name: id,
        address: addressOf(at),
        address6: '',
        endpoint: chance(0.2) ? '203.0.113.9' : `198.51.100.${at + 1}`,
        localAddress: chance(0.5) ? `192.168.7.${at + 1}` : '',
        isConnected: chance(0.9),
        isPending: chance(0.1),
        isHub: chance(0.3),
        isServer: at === 0,
        isIngressGateway: chance(0.3),
        isEgressGateway: chance(0.2),
        isRelayed: relayOf[at] !== undefined,
        isRelay: listedBy(at).length > 0,
        relayAddresses: listedBy(at),
      }),
    );
    const clients = drawn.flatMap(({ id, isIngressGateway }, at) =>
      isIngressGateway && chance(0.5)
        ? [
            anExternalClient({
              clientId: `of-${id}`,
              address: `10.20.4.${100 + at}`,
              ingressGatewayId: id,
              isEnabled: chance(0.7),
            }),
          ]
        : [],
    );
    const isOpen = random();
    const rules = () => {
      const cells = new Uint8Array(letters.length ** 2).fill(aclBlocked);
      for (const one of letters.keys()) {
        for (const other of letters.keys()) {
          if (one < other && chance(isOpen)) {
            cells[one * letters.length + other] = aclAllowed;
            cells[other * letters.length + one] = aclAllowed;
          }
        }
      }
      return aclMatrixOf(letters, cells);
    };
    return { nodes: drawn, clients, isPointToSite: chance(0.3), before: rules(), after: rules() };
  };
}

it('lists the same isolated nodes as the reachability impact', () => {
  const draw = drawing(50_000);
  const disagreements: unknown[] = [];
  let count = 0;
  for (let run = 0; run < 800; run++) {
    const { nodes: of, clients, isPointToSite, before, after } = draw();
    const impactOf = aclImpact(pairsOf(before), pairsOf(after), { nodes: of, clients, isPointToSite });
    const source = {
      networks: [{ netid: 'prod-eu', isPointToSite, addressRange: '10.20.4.0/24', addressRange6: '' }],
      nodes: of,
      clients,
      acls: new Map([['prod-eu', before]]),
    };
    const { cutOff } = reachImpact(source, 'prod-eu', { kind: 'rules', acl: after }).affected;
    const expected = of.flatMap(({ id }) => (cutOff.includes(id) ? [id] : []));
    const got = impactOf.cutOff.map(({ id }) => id);
    if (got.join() !== expected.join()) {
      disagreements.push({ run, got, expected, of, clients, isPointToSite });
    }
    count += got.length;
  }
  expect(disagreements).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

it.each([
  [{ blocked: 14, allowed: 2 }, '14 pairs blocked, 2 allowed'],
  [{ blocked: 1, allowed: 0 }, '1 pair blocked'],
  [{ blocked: 0, allowed: 1 }, '1 pair allowed'],
])('describes %o as "%s"', (change, text) => {
  expect(changeText(change)).toBe(text);
});

it.each([
  [1, '1 node will be isolated'],
  [2, '2 nodes will be isolated'],
])('describes %i isolated nodes as "%s"', (count, text) => {
  expect(cutOffText(count)).toBe(text);
});

it('lists at most five names', () => {
  expect(namesText(['a', 'b'])).toBe('a, b');
  expect(namesText(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('a, b, c, d, e and 2 more');
  expect(namesText(Array.from({ length: 1005 }, () => 'a'))).toBe('a, a, a, a, a and 1,000 more');
});
