import { chromium } from 'playwright';
import { serveBundle } from '../e2e/bundleServer.ts';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer } from '../mocks/server.ts';
import { findChromium } from '../scripts/findChromium.ts';
import { aclMatrixOf } from '../src/domain/acl/aclMatrix.ts';
import { reachMap } from '../src/domain/reach/map/allPairs.ts';
import { peersOf } from '../src/domain/reach/told/peersOf.ts';
import { nodeMember, reachIndex, type ReachSource } from '../src/domain/reach/told/reachIndex.ts';
import { answerOf } from '../src/domain/reach/told/toldByServer.ts';
import { nodesToAsk, type NodeAnswer } from '../src/domain/reach/why/asking.ts';
import { whyAnswer } from '../src/screens/reach/WhyScreen/whyAnswer.ts';
import { NOW } from '../mocks/fixtures/now.ts';
import { reachDiff, summaryOf } from '../src/domain/reach/map/reachSummary.ts';
import { anExternalClient } from '../mocks/fixtures/externalClient.ts';
import { measure, watchTasks } from './tasks.ts';
import { manyNodes } from '../mocks/fixtures/manyNodes.ts';

const size = 2000;
const rounds = 5;

/** Everybody's reach in a network of 2,000 nodes, as the worker works it out, and on the built pages. */
export async function run(): Promise<void> {
  measureModel();
  await measurePages();
}

function measureModel(): void {
  const source = largeNetwork();
  const maps = Array.from({ length: rounds }, () => timed(() => reachMap(source, 'big')));
  const [map] = maps;
  if (!map) return;
  const summary = timed(() => summaryOf(map.result));
  const diff = timed(() => reachDiff(map.result, map.result));
  const { pairs, reaching, islands, hanging } = summary.result;
  console.log(`reach: all ${pairs.toLocaleString('en-US')} pairs of ${map.result.keys.length} members`);
  console.log(
    `  ${median(maps.map(({ time }) => time))} ms (limit 2000), ${median(maps.map(({ busy }) => busy))} ms of processor; at a glance ${summary.busy} ms, compared ${diff.busy} ms`,
  );
  const { from, to, index, answers } = onePair(source);
  const answer = timed(() => whyAnswer({ index, from, to, now: NOW, answers }));
  console.log(
    `  one pair explained in ${answer.time} ms after the server's answers (limit 300), ${answer.busy} ms of processor: ${answer.result.title}, ${answer.result.source}`,
  );
  console.log(
    `  ${reaching} reach each other, ${islands.length} islands, ${hanging.length} stand between others`,
  );
}

/** Two relayed nodes, and what the server would tell them and their relays. */
function onePair(source: ReachSource) {
  const index = reachIndex(source);
  const [from, to] = [100, 115].flatMap((at) => (index.nodes[at] ? [nodeMember(index.nodes[at])] : []));
  if (!from || !to) throw new Error('The network is too small.');
  // Of an index of its own, so that nothing is worked out before it is timed.
  const apart = reachIndex(source);
  const answers = new Map(
    nodesToAsk(apart, { from, to, now: NOW }, new Map()).map((node): [string, NodeAnswer] => [
      node.id,
      { kind: 'told', answer: answerOf(peersOf(apart, node)) },
    ]),
  );
  return { from, to, index, answers };
}

/** From the press of a link until the page tells, and how long it stood still at a stretch meanwhile. */
async function measurePages(): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const scenario = scenarios.get('thousandNodes');
  if (!scenario) throw new Error('The scenario thousandNodes is gone');
  const world = scenario.build({ now: () => Date.now(), nodes: size });
  const server = await startServer({ world });
  const bundle = await serveBundle(server.url);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await watchTasks(page);
    await page.goto(`${bundle.url}/login`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(adminPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: /^Reachability/ }).click();
    const netid = page.getByRole('link', { name: 'grid', exact: true });
    await netid.waitFor();
    console.table([
      await measure(page, 'a network of 2,000 nodes, ACLs read', async () => {
        await netid.click();
        await page.getByRole('region', { name: 'Islands' }).waitFor();
      }),
      await measure(page, 'what if one fails', async () => {
        await page
          .getByRole('link', { name: /^What if it fails/ })
          .first()
          .click();
        await page.getByText('each other.').first().waitFor();
      }),
      await measure(page, 'who reaches one node, the console loaded anew', async () => {
        await page.goto(`${bundle.url}/reach/grid/${[...world.nodes.keys()][500]}`);
        await page
          .getByRole('link', { name: /^Explain/ })
          .first()
          .waitFor();
      }),
    ]);
  } finally {
    await browser.close();
    await server.close();
    await bundle.close();
  }
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

/** Milliseconds of processor time too: other work of the machine does not count. */
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

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
