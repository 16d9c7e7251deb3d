import { withPairsSet } from '../../acl/aclMatrix.ts';
import fc from 'fast-check';
import { expectedConfiguration } from './configuration.ts';
import { clientMember, type Member, nodeMember } from './member.ts';
import { isAllowed, reachIndex, type ReachSource } from './reachIndex.ts';
import { describe, expect, it } from 'vitest';
import { allPairs, type AllPairs, rangeCodes } from '../pairs/allPairs.ts';
import { hasBit } from '../pairs/bits.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { isIPv4 } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { fixesOf } from '../why/fixes.ts';
import { verdictOf } from '../why/verdict.ts';

const maxNodes = 7;
const names = Array.from({ length: maxNodes }, (_, at) => `n${at}`);
const place = fc.nat(maxNodes - 1);
const rarely = (weight: number) =>
  fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });

const nodeChanges = fc.record({
  isRelayed: rarely(3),
  isRelay: rarely(2),
  relays: fc.uniqueArray(place, { maxLength: 3 }),
  byAddress6: rarely(5),
  isConnected: rarely(4).map((isOff) => !isOff),
  isHub: rarely(3),
  isServer: rarely(6),
  isEgressGateway: rarely(2),
  egressRanges: fc.subarray(['192.168.0.0/16', '192.168.77.0/24', '0.0.0.0/0', 'fd77::/64', '10.9.0.0/29']),
  egressNat: fc.boolean(),
  isIngressGateway: rarely(2),
  isFailover: rarely(3),
  localAddress: fc.constantFrom('', '', '192.168.77.2', '192.168.1.9', 'fd77::9'),
  endpoint: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('', ...names.map((_, at) => `198.51.100.${at}`)) },
    { weight: 1, arbitrary: fc.constantFrom('2001:db8::9', '2001:db8::10') },
  ),
  listenPort: fc.constantFrom(0, 51821, 51821, 51821),
  allowedIps: fc.subarray(['10.9.0.2', '10.77.0.0/16', '10.9.0.4/30']),
  has: fc.constantFrom('v4', 'v4', 'v4', 'v6', 'both'),
  hasBadKey: rarely(30),
  hasBadEndpoint: rarely(30),
});

type Plan = {
  readonly nodes: readonly Node[];
  readonly blocked: readonly (readonly [number, number])[];
  readonly clients: readonly {
    readonly gateway: number;
    readonly isEnabled: boolean;
    readonly hasBadKey: boolean;
  }[];
  readonly needs: readonly (readonly [number, number, number])[];
  readonly isPointToSite: boolean;
};

const plans: fc.Arbitrary<Plan> = fc
  .record({
    nodes: fc.array(nodeChanges, { minLength: 2, maxLength: maxNodes }),
    blocked: fc.array(fc.tuple(place, place), { maxLength: 5 }),
    clients: fc.array(fc.record({ gateway: place, isEnabled: fc.boolean(), hasBadKey: rarely(15) }), {
      maxLength: 3,
    }),
    needs: fc.array(fc.tuple(place, place, place), { maxLength: 3 }),
    isPointToSite: rarely(4),
  })
  .map((plan) => ({
    ...plan,
    nodes: plan.nodes.map(
      ({ relays, byAddress6, has, endpoint, hasBadKey, hasBadEndpoint, ...changes }, at) =>
        aNode({
          ...changes,
          name: names[at] ?? '',
          address: has === 'v6' ? '' : `10.9.0.${at + 1}`,
          address6: has === 'v4' ? '' : `fd09::${at + 1}`,
          ...(hasBadKey && { publicKey: 'no key' }),
          endpoint: hasBadEndpoint ? 'nowhere' : endpoint || `198.51.100.${at}`,
          relayAddresses: relays.map((item) => (byAddress6 ? `fd09::${item + 1}` : `10.9.0.${item + 1}`)),
        }),
    ),
  }));

function sourceOf({ nodes, blocked, clients, needs, isPointToSite }: Plan): ReachSource {
  const idAt = (at: number) => nodes[at]?.id ?? '';
  return {
    networks: [{ netid: 'prod-eu', isPointToSite, addressRange: '10.9.0.0/16', addressRange6: 'fd09::/64' }],
    nodes,
    clients: clients.map(({ gateway, isEnabled, hasBadKey }, at) =>
      anExternalClient({
        clientId: `c${at}`,
        address: `10.9.1.${at + 1}`,
        address6: at === 1 ? 'fd09::1:1' : '',
        ingressGatewayId: idAt(gateway),
        isEnabled,
        ...(hasBadKey && { publicKey: 'no key' }),
      }),
    ),
    acls: new Map([
      [
        'prod-eu',
        anAclMatrix(
          nodes.map(({ id }) => id),
          blocked
            .filter((pair) => pair.every((at) => at < nodes.length))
            .map(([one, other]) => [idAt(one), idAt(other)]),
        ),
      ],
    ]),
    metrics: new Map(
      nodes.map(({ id, name, network }, at) => [
        id,
        {
          nodeId: id,
          nodeName: name,
          network,
          isServer: false,
          connectivity: undefined,
          needsFailover: new Map(
            needs.filter(([by]) => by === at).map(([, peer, failover]) => [idAt(peer), idAt(failover)]),
          ),
        },
      ]),
    ),
  };
}

function membersOf(source: ReachSource): readonly Member[] {
  return [...source.nodes.map(nodeMember), ...source.clients.map(clientMember)];
}

function pairsOf(source: ReachSource): readonly (readonly [Member, Member, number, number])[] {
  const members = membersOf(source);
  return members.flatMap((one, row) =>
    members.flatMap((other, column) => (row === column ? [] : [[one, other, row, column] as const])),
  );
}

/** Lists the pairs that can reach each other as texts, for readable diffs. */
function reaching(pairs: AllPairs): readonly string[] {
  return pairs.keys.flatMap((one, row) =>
    pairs.keys
      .filter((_, column) => hasBit(pairs.reaches, pairs.stride, row, column))
      .map((other) => `${one} ${other}`),
  );
}

describe('in any network', { timeout: 60_000 }, () => {
  it('computing all pairs at once gives the same results as tracing each path', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const source = sourceOf(plan);
        const index = reachIndex(source);
        const pairs = allPairs(reachIndex(source), 'prod-eu');
        const walked = pairsOf(source).map(([from, to]) => verdictOf(index, { from, to, now: NOW }).kind);
        const computed = pairsOf(source).map(([, , row, column]) =>
          hasBit(pairs.reaches, pairs.stride, row, column),
        );
        expect(computed).toEqual(walked.map((kind) => kind === 'reaches'));
        const toRanges = membersOf(source).flatMap((from) =>
          pairs.ranges.map((address): number => {
            const to = { kind: 'address', address, network: 'prod-eu' } as const;
            const { kind } = verdictOf(index, { from, to, now: NOW });
            return kind === 'reaches' || kind === 'oneWay' ? rangeCodes[kind] : rangeCodes.no;
          }),
        );
        expect(
          [...pairs.toRanges].map((code) => (code === rangeCodes.unsure ? rangeCodes.no : code)),
        ).toEqual(toRanges);
      }),
      { numRuns: 30 },
    );
  });

  it('a node gets the same configuration whether or not others share its peers', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const source = sourceOf(plan);
        const index = reachIndex(source);
        for (const node of source.nodes) {
          expect(expectedConfiguration(index, node)).toEqual(expectedConfiguration(reachIndex(source), node));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('a blocked pair is never reachable directly', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const source = sourceOf(plan);
        const index = reachIndex(source);
        for (const [from, to] of pairsOf(source)) {
          if (from.kind !== 'node' || to.kind !== 'node' || isAllowed(index, from.node, to.node)) continue;
          const { kind, path, bypassesAcl } = verdictOf(index, { from, to, now: NOW });
          if (kind !== 'reaches') continue;
          expect(path.visited.length).toBeGreaterThan(2);
          expect(bypassesAcl).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('allowing a pair loses no connectivity in a plain mesh', () => {
    const plain = plans.map((plan) => ({
      ...plan,
      needs: [],
      clients: [],
      nodes: plan.nodes.map((node, at) => ({
        ...node,
        publicKey: aNode({ name: node.name }).publicKey,
        endpoint: isIPv4(node.endpoint) ? node.endpoint : `198.51.100.${at}`,
        localAddress: isIPv4(node.localAddress) ? node.localAddress : '',
        isRelay: false,
        isRelayed: false,
        isEgressGateway: false,
        isIngressGateway: false,
        allowedIps: [],
      })),
    }));
    fc.assert(
      fc.property(plain, place, place, (plan, one, other) => {
        const [first, second] = [plan.nodes[one], plan.nodes[other]];
        if (!first || !second || first === second) return;
        const source = sourceOf(plan);
        const before = reaching(allPairs(reachIndex(source), 'prod-eu'));
        const rules = source.acls.get('prod-eu');
        const acls = new Map(rules && [['prod-eu', withPairsSet(rules, [[first.id, second.id]], true)]]);
        const after = reaching(allPairs(reachIndex({ ...source, acls }), 'prod-eu'));
        expect(after).toEqual(expect.arrayContaining([...before]));
        const gained = after.filter((pair) => !before.includes(pair));
        expect([[], [`${first.id} ${second.id}`, `${second.id} ${first.id}`].toSorted()]).toContainEqual(
          gained.toSorted(),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('names don’t affect reachability', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const source = sourceOf(plan);
        const renamed = {
          ...source,
          nodes: source.nodes.map((node, at) => ({ ...node, name: `z${maxNodes - at}` })),
        };
        expect(reaching(allPairs(reachIndex(renamed), 'prod-eu'))).toEqual(
          reaching(allPairs(reachIndex(source), 'prod-eu')),
        );
        const [index, other] = [reachIndex(source), reachIndex(renamed)];
        for (const [at, node] of source.nodes.entries()) {
          const again = renamed.nodes[at];
          const ranges = (configuration: ReturnType<typeof expectedConfiguration>) =>
            configuration.refused
              ? configuration.refused.kind
              : configuration.peers.map(({ publicKey, allowed }) => [publicKey, allowed]);
          expect(again && ranges(expectedConfiguration(other, again))).toEqual(
            ranges(expectedConfiguration(index, node)),
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  it('the suggested changes make a target reachable', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const source = sourceOf(plan);
        const index = reachIndex(source);
        for (const [from, to, row, column] of pairsOf(source).slice(0, 4)) {
          const fixes = fixesOf(index, { from, to, now: NOW });
          if (fixes.length === 0) continue;
          const changed = fixes.reduce((before, { changed: change }) => change(before), source);
          const pairs = allPairs(reachIndex(changed), 'prod-eu');
          expect(hasBit(pairs.reaches, pairs.stride, row, column)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});
