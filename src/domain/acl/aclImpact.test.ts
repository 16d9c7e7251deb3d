import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { seededRandom } from '../../../mocks/seededRandom.ts';
import type { Node } from '../node/node.ts';
import { blockAll, editAcls, setPairs, type AclEdit } from './aclEdit.ts';
import { aclImpact, type AclImpact, type ImpactNode } from './aclImpact.ts';
import { aclAllowed, aclBlocked, aclMatrixOf } from './aclMatrix.ts';
import { pairsOf } from './aclPairs.ts';

const ids = ['a', 'b', 'c', 'd'];

function nodes(changes: Readonly<Record<string, Partial<Node>>> = {}): readonly Node[] {
  return ids.map((id, index) => aNode({ id, address: `10.0.0.${index + 1}`, address6: '', ...changes[id] }));
}

const open = editAcls(aclMatrixOf(ids, new Uint8Array(16).fill(aclAllowed)));

function impact(edit: AclEdit, of: readonly Node[] = nodes(), isPointToSite = false): AclImpact {
  return aclImpact(edit.before, edit.pairs, of, isPointToSite);
}

const [a, b, c] = [0, 1, 2];
const hub = { d: { isHub: true } };
const relay = { a: { isRelay: true, relayAddresses: ['10.0.0.2'] }, b: { isRelayed: true } };

describe('the impact of a change', () => {
  it('is nothing before one', () => {
    expect(impact(open)).toEqual({ blocked: 0, allowed: 0, cutOff: [], gateways: [], servers: [] });
  });

  it.each<[what: string, AclImpact, cutOff: string[]]>([
    ['a node that loses every peer', impact(blockAll(open, a)), ['a']],
    ['everybody when all is blocked', impact(blockAll(open)), ids],
    ['nobody while one peer is left', impact(setPairs(open, [a], [b, c], false)), []],
    [
      'a node of a point-to-site network that loses the hub',
      impact(setPairs(open, [a], [3], false), nodes(hub), true),
      ['a'],
    ],
    [
      'nobody of a point-to-site network who keeps it',
      impact(setPairs(open, [a], [b, c], false), nodes(hub), true),
      [],
    ],
    ['nobody where a point-to-site network has no hub', impact(blockAll(open), nodes(), true), []],
    ['a relayed node that loses its relay', impact(setPairs(open, [b], [a], false), nodes(relay)), ['b']],
    ['nobody when a relayed node keeps it', impact(setPairs(open, [b], [c, 3], false), nodes(relay)), []],
    ['nobody who waits for approval', impact(blockAll(open, a), nodes({ a: { isPending: true } })), []],
    [
      'a node whose only other peer waits for approval',
      impact(setPairs(open, [a], [b, c], false), nodes({ d: { isPending: true } })),
      ['a'],
    ],
    ['nobody who is not in the network any more', impact(blockAll(open, a), nodes().slice(1)), []],
  ])('names %s', (_, { cutOff }, expected) => {
    expect(cutOff.map(({ id }) => id)).toEqual(expected);
  });

  it('says how many peers a node loses', () => {
    expect(impact(blockAll(open, a)).cutOff).toEqual([{ id: 'a', peers: 3 }]);
  });

  it('names gateways and servers among them', () => {
    const of = nodes({
      a: { isEgressGateway: true },
      b: { isIngressGateway: true },
      c: { isServer: true },
      d: { isRelay: true },
    });
    expect(impact(blockAll(open), of)).toMatchObject({ gateways: ['a', 'b', 'd'], servers: ['c'] });
  });

  it('counts the pairs that change', () => {
    const edit = setPairs(blockAll(open, a), [a], [b], true);
    expect(impact(edit)).toMatchObject({ blocked: 2, allowed: 0 });
    const other = { ...edit, before: edit.pairs, pairs: edit.before };
    expect(impact(other)).toMatchObject({ blocked: 0, allowed: 2 });
  });
});

/** The second model: packets instead of counts. Every node sends to every other, and who gets an answer has a peer. */
function secondModel(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  everyone: readonly ImpactNode[],
  isPointToSite: boolean,
): AclImpact {
  const names = (node: ImpactNode) => [node.address, node.address6].filter((address) => address !== '');
  const relayOf = (node: ImpactNode, other: ImpactNode) =>
    node.isRelay && node !== other && names(other).some((address) => node.relayAddresses.includes(address));
  const isBehindRelay = (node: ImpactNode) =>
    node.isRelayed || everyone.some((other) => !other.isPending && relayOf(other, node));
  const hubs = everyone.filter((node) => node.isHub && !node.isPending && !isBehindRelay(node));
  const meet = (node: ImpactNode, other: ImpactNode) => {
    if (node === other || node.isPending || other.isPending) return false;
    if (relayOf(node, other) || relayOf(other, node)) return true;
    if (isBehindRelay(node) || isBehindRelay(other)) return false;
    return !isPointToSite || node === hubs[0] || other === hubs[0];
  };
  const peers = (node: ImpactNode, rules: ReadonlySet<string>) =>
    everyone.filter((other) => meet(node, other) && rules.has([node.id, other.id].toSorted().join('-')));
  const lost = everyone.filter((node) => peers(node, before).length > 0 && peers(node, after).length === 0);
  return {
    blocked: [...before].filter((rule) => !after.has(rule)).length,
    allowed: [...after].filter((rule) => !before.has(rule)).length,
    cutOff: lost.map((node) => ({ id: node.id, peers: peers(node, before).length })),
    gateways: lost
      .filter((node) => [node.isRelay, node.isEgressGateway, node.isIngressGateway].includes(true))
      .map(({ id }) => id),
    servers: lost.filter((node) => node.isServer).map(({ id }) => id),
  };
}

it('agrees with a second model on 10,000 random topologies', () => {
  const random = seededRandom(50_000);
  const chance = (of: number) => random() < of;
  const letters = 'abcdefg';
  const disagreements: unknown[] = [];
  let cutOff = 0;
  for (let run = 0; run < 10_000; run++) {
    const size = 2 + Math.floor(random() * 5);
    const members: ImpactNode[] = Array.from(letters.slice(0, size), (id, index) => ({
      id,
      address: chance(0.9) ? `10.0.0.${index}` : '',
      address6: chance(0.3) ? `fd::${index}` : '',
      relayAddresses: Array.from(letters.slice(0, size)).flatMap((_, other) =>
        chance(0.15) ? [chance(0.7) ? `10.0.0.${other}` : `fd::${other}`] : [],
      ),
      isHub: chance(0.3),
      isPending: chance(0.1),
      isRelay: chance(0.3),
      isRelayed: chance(0.1),
      isEgressGateway: chance(0.2),
      isIngressGateway: chance(0.2),
      isServer: chance(0.2),
    }));
    // A node may be gone while the container still has it, and the other way round.
    const known = members.filter(() => chance(0.95));
    const inContainer = members.map(({ id }) => id);
    const isOpen = random();
    const draw = () => {
      const cells = new Uint8Array(size * size);
      const rules = new Set<string>();
      for (let one = 0; one < size; one++) {
        for (let other = one + 1; other < size; other++) {
          const value = chance(isOpen) ? aclAllowed : aclBlocked;
          cells[one * size + other] = value;
          cells[other * size + one] = value;
          if (value === aclAllowed) rules.add(`${letters[one]}-${letters[other]}`);
        }
      }
      return { pairs: pairsOf(aclMatrixOf(inContainer, cells)), rules };
    };
    const before = draw();
    const after = draw();
    const isPointToSite = chance(0.4);
    const got = aclImpact(before.pairs, after.pairs, known, isPointToSite);
    const expected = secondModel(before.rules, after.rules, known, isPointToSite);
    if (JSON.stringify(got) !== JSON.stringify(expected)) {
      disagreements.push({ run, known, isPointToSite, got, expected });
    }
    cutOff += got.cutOff.length;
  }
  expect(disagreements).toEqual([]);
  expect(cutOff).toBeGreaterThan(2_000);
});
