import { aclMatrixOf } from '../../src/domain/acl/aclMatrix.ts';
import { expectedConfiguration } from '../../src/domain/reach/network/configuration.ts';
import { nodeMember } from '../../src/domain/reach/network/member.ts';
import { reachIndex, type ReachSource } from '../../src/domain/reach/network/reachIndex.ts';
import { responseOf } from '../../src/domain/reach/network/serverResponse.ts';
import { allPairs } from '../../src/domain/reach/pairs/allPairs.ts';
import { connectivityOf } from '../../src/domain/reach/report/connectivity.ts';
import { reachImpact } from '../../src/domain/reach/report/impact.ts';
import { reachOf } from '../../src/domain/reach/report/reachOf.ts';
import { nodesToQuery, type NodeResponse } from '../../src/domain/reach/why/nodeResponses.ts';
import { explanationView } from '../../src/screens/reach/WhyScreen/explanationView.ts';
import { NOW } from '../../mocks/fixtures/now.ts';
import { anExternalClient } from '../../mocks/fixtures/externalClient.ts';
import { generatedWorld, median, signIn, withTab, type Figure, type Part } from './tab.ts';
import { manyNodes } from '../../mocks/fixtures/manyNodes.ts';

const size = 2000;
const rounds = 5;

/** Reachability in a network of 2,000 nodes, as the worker calculates it, and on the built pages. */
export const reachParts: readonly Part[] = [
  { name: 'reach model', run: () => Promise.resolve(model()) },
  { name: 'reach pages', run: pages },
];

function model(): readonly Figure[] {
  const source = largeNetwork();
  const runs = Array.from({ length: rounds }, () => timed(() => allPairs(reachIndex(source), 'big')));
  const connectivity = timed(() => connectivityOf(source, 'big', NOW));
  const impact = timed(() =>
    reachImpact(source, 'big', { kind: 'removeNodes', nodeIds: [source.nodes[0]?.id ?? ''] }),
  );
  const { from, to, index, answers } = onePair(source);
  const rows = timed(() => reachOf(reachIndex(source), to, 'to', NOW));
  const answer = timed(() => explanationView(index, { from, to, now: NOW }, answers));
  const what = `reach of ${size}`;
  return [
    { line: `${what}: all pairs`, unit: 'ms', figure: median(runs.map(({ time }) => time)), goal: 3000 },
    { line: `${what}: connectivity of a network`, unit: 'ms CPU', figure: connectivity.busy },
    { line: `${what}: impact of a deletion`, unit: 'ms CPU', figure: impact.busy },
    { line: `${what}: list of one node`, unit: 'ms CPU', figure: rows.busy },
    { line: `${what}: one pair explained`, unit: 'ms', figure: answer.time, goal: 300 },
  ];
}

/** Two relayed nodes, and the configurations that the server would send them and their relays. */
function onePair(source: ReachSource) {
  const index = reachIndex(source);
  const [from, to] = [100, 115].flatMap((at) => (index.nodes[at] ? [nodeMember(index.nodes[at])] : []));
  if (!from || !to) throw new Error('The network is too small.');
  // From a separate index, so that nothing is calculated before it is timed.
  const apart = reachIndex(source);
  const answers = new Map(
    nodesToQuery(apart, { from, to, now: NOW }, new Map()).map((node): [string, NodeResponse] => [
      node.id,
      { kind: 'answered', answer: responseOf(expectedConfiguration(apart, node)) },
    ]),
  );
  return { from, to, index, answers };
}

/** Measures from the click on a link until the page shows the result, including the test driver's time. */
function pages(): Promise<readonly Figure[]> {
  const world = generatedWorld(size);
  return withTab(world, async (tab) => {
    const { page, url } = tab;
    await signIn(tab);
    const step = async (line: string, act: () => Promise<void>): Promise<Figure> => {
      const start = performance.now();
      await act();
      return { line: `reach of ${size}, page: ${line}`, unit: 'ms', figure: performance.now() - start };
    };
    return [
      await step('a network, ACLs read', async () => {
        await page.goto(`${url}/findings/grid`);
        await page.getByRole('list', { name: 'Connectivity' }).waitFor();
      }),
      await step('who reaches one node, after a reload', async () => {
        await page.goto(`${url}/reach/grid/${[...world.nodes.keys()][500]}`);
        await page
          .getByRole('link', { name: /^Explain/ })
          .first()
          .waitFor();
      }),
    ];
  });
}

/** One in 12 a gateway, a few relays with ten nodes each, a client for every tenth node, one in 50 pairs blocked. */
function largeNetwork(): ReachSource {
  const nodes = manyNodes(size).map((node, at) => ({ ...node, endpoint: `203.0.${at >> 8}.${at & 255}` }));
  const relays = nodes.filter(({ isRelay }) => isRelay);
  const members = new Map(
    relays.map((relay, at) => [
      relay.id,
      nodes.slice(100 + at * 10, 110 + at * 10).filter(({ isRelay, isServer }) => !isRelay && !isServer),
    ]),
  );
  const relayed = new Set([...members.values()].flat());
  const gateways = nodes.filter(({ isIngressGateway }) => isIngressGateway);
  const ids = nodes.map(({ id }) => id);
  const cells = new Uint8Array(size * size).map((_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return (Math.min(row, column) * 31 + Math.max(row, column) * 17) % 50 === 0 ? 1 : 2;
  });
  return {
    networks: [{ netid: 'big', isPointToSite: false, addressRange: '10.64.0.0/16', addressRange6: '' }],
    nodes: nodes.map((node) => ({
      ...node,
      isRelayed: relayed.has(node),
      relayAddresses: (members.get(node.id) ?? []).map(({ address }) => address),
    })),
    clients: Array.from({ length: size / 10 }, (_, at) =>
      anExternalClient({
        network: 'big',
        clientId: `client-${at}`,
        address: `10.64.200.${at}`,
        ingressGatewayId: gateways[at % gateways.length]?.id ?? '',
      }),
    ),
    acls: new Map([['big', aclMatrixOf(ids, cells)]]),
  };
}

/** Also measures processor time, ms, which excludes other work of the machine. */
function timed<Result>(work: () => Result): {
  readonly time: number;
  readonly busy: number;
  readonly result: Result;
} {
  const before = process.cpuUsage();
  const start = performance.now();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { time: Math.round(performance.now() - start), busy: Math.round((user + system) / 1000), result };
}
