import { aclMatrixOf } from '../../src/domain/acl/aclMatrix.ts';
import type { FindingsSource } from '../../src/domain/findings/check.ts';
import { findingsOf } from '../../src/domain/findings/findings.ts';
import { anExternalClient } from '../../mocks/fixtures/externalClient.ts';
import { manyNodes } from '../../mocks/fixtures/manyNodes.ts';
import { aNetwork } from '../../mocks/fixtures/network.ts';
import { NOW } from '../../mocks/fixtures/now.ts';
import { median, type Figure, type Part } from './tab.ts';

const rounds = 5;

/** All checks, as the worker runs them. The first round is the one after a login, without compiled code. */
export const findingsParts: readonly Part[] = [
  {
    name: 'findings',
    run: () => Promise.resolve([...figuresOf(20, 100, 500), ...figuresOf(1, 500, 500)]),
  },
];

function figuresOf(networks: number, size: number, goal: number): readonly Figure[] {
  const source = fleetOf(networks, size);
  const [first = 0, ...later] = Array.from({ length: rounds }, () => {
    const start = performance.now();
    findingsOf(source);
    return performance.now() - start;
  });
  const line = `findings of ${networks} × ${size} nodes`;
  return [
    { line: `${line}: first round`, unit: 'ms', figure: first, goal },
    { line: `${line}: later rounds`, unit: 'ms', figure: median(later), goal },
  ];
}

/** Networks with gateways, relays, clients and blocked pairs between groups of nodes. */
function fleetOf(count: number, size: number): FindingsSource {
  const netids = Array.from({ length: count }, (_, at) => `net-${at}`);
  const parts = netids.map((netid, at) => {
    const addressOf = (host: number) => `10.${at}.${host >> 8}.${host & 255}`;
    const nodes = manyNodes(size).map((node, place) => ({
      ...node,
      id: `${netid}/${node.id}`,
      network: netid,
      address: addressOf(place + 1),
      endpoint: `203.${at}.${place >> 8}.${place & 255}`,
      isRelayed: place % 10 === 5,
      isRelay: place % 50 === 10,
      relayAddresses: place % 50 === 10 ? [5, 15, 25, 35, 45].map((host) => addressOf(place - 9 + host)) : [],
    }));
    const gateway = nodes.find(({ isIngressGateway }) => isIngressGateway);
    const clients = Array.from({ length: size / 10 }, (_, client) =>
      anExternalClient({
        network: netid,
        clientId: `client-${client}`,
        address: `10.${at}.200.${client}`,
        ingressGatewayId: gateway?.id ?? '',
      }),
    );
    const cells = new Uint8Array(size * size).map((_, cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      return row % 6 !== column % 6 && (row + column) % 4 === 0 ? 1 : 2;
    });
    const acl = aclMatrixOf(
      nodes.map(({ id }) => id),
      cells,
    );
    return {
      nodes,
      clients,
      acl,
      network: aNetwork({ netid, defaultMtu: 1420, addressRange: `10.${at}.0.0/16` }),
    };
  });
  return {
    networks: parts.map(({ network }) => network),
    nodes: parts.flatMap(({ nodes }) => nodes),
    clients: parts.flatMap(({ clients }) => clients),
    acls: new Map(parts.map(({ network, acl }) => [network.netid, acl])),
    dnsEntries: [],
    users: [],
    metrics: undefined,
    isEE: false,
    acceptsBuiltInKey: false,
    serverVersion: 'v0.16.1',
    now: NOW,
  };
}
