import { uuidFor } from '../fixtures/seed.ts';
import type { WireMetric, WireMetrics, WireNode } from '../wire/wire.ts';

const names = [
  'netmaker-1',
  'gw-egress',
  'gw-ingress',
  'gw-relay',
  'leaf-a',
  'leaf-b',
  'mac-laptop',
  'win-desktop',
  'owned-node',
];

/** What the recorded enterprise server held, row by node and column by peer: minutes up/in all, latency, bytes received. */
const measured = [
  '-, 297/311 49 3400000000000, 784/862 17 3400000000000, 1136/1255 128 1400, 1423/1493 120 10600, 698/731 47 3400000000000, 185/1028 999 1400, 596/1531 999 0, 876/958 147 0',
  '708/734 115 3400000000000, -, 145/146 44 10600, 1231/1351 56 0, 1553/1673 64 3400000000000, 662/682 89 3400000000000, 861/1977 999 0, 880/922 111 1400, 1323/1460 180 3400000000000',
  '807/834 60 4800000, 1336/1448 151 4800000, -, 438/473 38 0, 913/958 145 6200000000, 371/409 60 1400, 123/357 999 6200000000, 487/1441 999 0, 1784/1869 107 3400000000000',
  '848/903 27 4800000, 236/237 42 4800000, 303/325 27 0, -, 95/100 26 6200000000, 1046/1086 49 0, 17/1356 999 1400, 128/404 999 10600, 1024/1035 144 3400000000000',
  '1743/1838 123 4800000, 1527/1635 123 10600, 1741/1797 6 6200000000, 517/520 93 6200000000, -, 1014/1090 27 1400, 1201/1212 77 6200000000, 85/1868 999 10600, 1248/1333 30 0',
  '1505/1593 19 6200000000, 324/341 88 1400, 408/411 11 4800000, 1332/1468 147 6200000000, 1694/1716 88 10600, -, 327/1317 999 4800000, 289/291 179 4800000, 1186/1276 88 4800000',
  '426/1695 999 3400000000000, 648/1615 999 1400, 302/828 999 0, 138/1067 999 3400000000000, 180/805 999 3400000000000, 1723/1761 62 1400, -, 34/846 999 0, 163/1960 999 1400',
  '566/1349 999 4800000, 156/345 999 3400000000000, 479/1079 999 4800000, 33/780 999 3400000000000, 342/922 999 0, 321/804 999 0, 222/448 999 0, -, 468/502 160 4800000',
  '759/763 167 4800000, 812/848 55 6200000000, 159/176 18 4800000, 538/592 16 4800000, 1715/1793 162 1400, 179/198 25 6200000000, 65/226 999 4800000, 499/552 75 1400, -',
];

const minuteInNanoseconds = 60_000_000_000;

/** What each node of meshnet reports of every other one. leaf-a reaches owned-node only by way of the server. */
export function meshnetMetrics(nodes: readonly WireNode[]): WireMetrics[] {
  return nodes.map((node) => {
    const row = measured[names.indexOf(node.name)]?.split(', ') ?? [];
    const peers = nodes.filter((peer) => peer !== node);
    return {
      network: node.network,
      node_id: node.id,
      node_name: node.name,
      isserver: node.isserver,
      connectivity: Object.fromEntries(
        peers.map((peer) => [peer.id, metricOf(peer, row[names.indexOf(peer.name)] ?? '')]),
      ),
      needsfailover:
        node.name === 'leaf-a' ? { [uuidFor('meshnet/owned-node')]: uuidFor('meshnet/netmaker-1') } : {},
    };
  });
}

function metricOf(peer: WireNode, cell: string): WireMetric {
  const [uptime = 0, totaltime = 0, latency = 0, totalreceived = 0] = cell.split(/[/ ]/).map(Number);
  return {
    node_name: peer.name,
    isserver: peer.isserver,
    uptime,
    totaltime,
    latency,
    totalreceived,
    totalsent: totalreceived / 2,
    actualuptime: uptime * minuteInNanoseconds,
    percentup: Math.round((uptime / totaltime) * 1e8) / 1e6,
    // What a node puts where a peer does not answer.
    connected: latency !== 999,
  };
}
