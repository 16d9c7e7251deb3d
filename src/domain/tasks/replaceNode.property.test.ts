import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { reachIndex, type ReachSource } from '../reach/network/reachIndex.ts';
import { allPairs, canReach, rangeCodeOf, rangeCodes } from '../reach/pairs/allPairs.ts';
import { withChange } from '../reach/report/reachChange.ts';
import { createViewer } from '../session/permissions.ts';
import { nodeTaskOf } from './nodeTasks.ts';
import type { TaskRecords } from './task.ts';
import { taskImpact } from './taskImpact.ts';

const netid = 'prod-eu';
const others = 5;
const place = fc.nat(others - 1);

/**
 * The exceptions: the new node has neither a role nor rules, can be reached as the old one could, and neither
 * external clients nor allowed IPs are among what others have from the old one.
 */
const networks = fc.record({
  blocked: fc.uniqueArray(place, { maxLength: 3 }),
  blockedAmong: fc.array(fc.tuple(place, place), { maxLength: 3 }),
  relayed: fc.uniqueArray(place, { maxLength: 2 }),
  ranges: fc.subarray(['192.168.0.0/16', '192.168.77.0/24', '10.99.0.0/24']),
  nat: fc.boolean(),
  isHub: fc.boolean(),
  isPointToSite: fc.boolean(),
  isDeleted: fc.boolean(),
  isDead: fc.boolean(),
});

type Plan = typeof networks extends fc.Arbitrary<infer Value> ? Value : never;

function sourceOf({ blocked, blockedAmong, relayed, ranges, nat, isHub, isPointToSite, isDead }: Plan) {
  const address = (at: number) => `10.20.4.${at + 11}`;
  const isRelay = relayed.length > 0;
  const old = aNode({
    id: 'old',
    name: 'old',
    address: '10.20.4.1',
    endpoint: '198.51.100.1',
    lastCheckIn: isDead ? NOW - 9000 : NOW,
    isHub,
    isRelay,
    relayAddresses: relayed.map(address),
    isEgressGateway: ranges.length > 0,
    egressRanges: ranges,
    egressNat: nat,
    egressInterface: 'eth0',
  });
  const next = aNode({ id: 'next', name: 'next', address: '10.20.4.2', endpoint: '198.51.100.2' });
  const rest = Array.from({ length: others }, (_, at) =>
    aNode({
      id: `n${at}`,
      name: `n${at}`,
      address: address(at),
      endpoint: `198.51.100.${at + 11}`,
      isRelayed: relayed.includes(at),
    }),
  );
  const nodes = [old, next, ...rest].map((node) => ({ ...node, localAddress: '' }));
  const closed = [
    ...blocked.map((at) => ['old', `n${at}`] as const),
    ...rest.map(({ id }) => ['next', id] as const),
    ...blockedAmong.map(([one, other]) => [`n${one}`, `n${other}`] as const),
  ];
  const acl = anAclMatrix(
    nodes.map(({ id }) => id),
    closed.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  );
  const network = aNetwork({ netid, isPointToSite });
  const source: ReachSource = { networks: [network], nodes, clients: [], acls: new Map([[netid, acl]]) };
  return { source, acl, network, old, next };
}

/** Everything that a node reaches, with one node under the name of another. */
function reachOf(source: ReachSource, stands: { readonly gateway: string; readonly out: string }) {
  const pairs = allPairs(reachIndex(source), netid);
  const named = (key: string) => (key === stands.gateway ? 'gateway' : key);
  return pairs.keys
    .flatMap((from, row) => {
      if (from === stands.out) return [];
      const nodes = pairs.keys.flatMap((to, column) =>
        to !== stands.out && canReach(pairs, row, column) ? [`${named(from)} → ${named(to)}`] : [],
      );
      const ranges = pairs.ranges.flatMap((range, at) =>
        rangeCodeOf(pairs, row, at) === rangeCodes.reaches ? [`${named(from)} → ${range}`] : [],
      );
      return [...nodes, ...ranges];
    })
    .toSorted();
}

it('after a replacement, every node reaches what it reached, with the new node in the place of the old one', () => {
  fc.assert(
    fc.property(networks, (plan) => {
      const { source, acl, network, old, next } = sourceOf(plan);
      const records: TaskRecords = {
        viewer: createViewer(aSessionUser(), true, []),
        nodes: source.nodes,
        networks: [network],
        clients: [],
        dnsEntries: [],
        acl,
        now: NOW,
      };
      const choice = { toggled: new Set(plan.isDeleted ? ['delete'] : []), interfaceName: 'eth0' };
      const task = nodeTaskOf('replace');
      const [from = old, to = next] = source.nodes;
      const steps = task?.plan([from], to, choice, records).steps ?? [];
      const after = withChange(source, netid, taskImpact(steps, source.nodes));
      expect(reachOf(after, { gateway: 'next', out: 'old' })).toEqual(
        reachOf(source, { gateway: 'old', out: 'next' }),
      );
    }),
    { numRuns: 300 },
  );
});
