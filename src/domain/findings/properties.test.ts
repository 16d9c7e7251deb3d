import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { peerReports } from '../../../mocks/fixtures/metrics.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import type { FindingsSource } from './check.ts';
import { findingsOf, findingsIn } from './findings.ts';
import { networkSources } from './networkSource.ts';

const few = ['', 'a', 'B', 'b', 'x_1'];
const addresses = ['', '10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.3', 'fd00::1', 'fd00::0:1', 'nowhere'];
const ranges = [
  '10.0.0.0/24',
  '10.0.0.3/32',
  '10.0.0.9/24',
  '192.168.0.0/16',
  '0.0.0.0/0',
  'fd00::/64',
  '10.1',
];
const netids = ['one', 'two'];
const ids = Array.from({ length: 6 }, (_, at) => `node-${at}`);
const of = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const moment = of(0, NOW - 100 * 86_400, NOW - 3600, NOW - 10, NOW + 86_400);
const list = fc.array(of(...ranges, ...addresses), { maxLength: 4 });

const report = (peerId: string, isConnected: boolean) => ({
  peerId,
  peerName: peerId,
  isConnected,
  isServer: false,
  actualUptime: 0,
  percentUp: 0,
  latency: 0,
  totalSent: 0,
  totalReceived: 0,
});

const node = fc.record({
  id: of(...ids),
  network: of(...netids),
  name: of(...few),
  address: of(...addresses),
  address6: of('', '', 'fd00::1', 'fd00::2'),
  localAddress: of(...addresses),
  endpoint: of('', '198.51.100.1', '198.51.100.2', '2001:db8::1', 'vpn.example.com'),
  publicKey: of('', 'no key', aNode({ name: 'a' }).publicKey, aNode({ name: 'b' }).publicKey),
  macAddress: of('', '02:00:00:00:00:0a', '02:00:00:00:00:0A'),
  listenPort: of(0, 500, 51821),
  mtu: of(0, 1200, 1420, 9000),
  persistentKeepalive: of(0, 20),
  egressRanges: list,
  relayAddresses: list,
  allowedIps: list,
  lastCheckIn: moment,
  lastModified: moment,
  expiresAt: moment,
  version: of('', 'v0.16.1', 'v0.15.0', 'develop'),
  isServer: fc.boolean(),
  isHub: fc.boolean(),
  isPending: fc.boolean(),
  isConnected: fc.boolean(),
  isRelay: fc.boolean(),
  isRelayed: fc.boolean(),
  isEgressGateway: fc.boolean(),
  isIngressGateway: fc.boolean(),
  isFailover: fc.boolean(),
  egressNat: fc.boolean(),
});

const fleets: fc.Arbitrary<FindingsSource> = fc
  .record({
    nodes: fc.uniqueArray(node, { maxLength: 6, selector: ({ id }) => id }),
    networks: fc.tuple(
      ...netids.map((netid) =>
        fc.record({
          netid: fc.constant(netid),
          addressRange: of('', ...ranges),
          addressRange6: of('', 'fd00::/64', 'fd00::1/126'),
          isPointToSite: fc.boolean(),
          accessKeys: fc
            .uniqueArray(of(...few), { maxLength: 3 })
            .map((names) => names.map((name, at) => anAccessKey({ name, uses: at * 500 }))),
        }),
      ),
    ),
    clients: fc.uniqueArray(
      fc.record({
        network: of(...netids),
        clientId: of(...few),
        address: of(...addresses),
        ingressGatewayId: of(...ids, 'gone'),
        isEnabled: fc.boolean(),
        lastModified: moment,
      }),
      { maxLength: 4, selector: ({ network, clientId }) => `${network} ${clientId}` },
    ),
    dnsEntries: fc.uniqueArray(
      fc.record({ network: of(...netids), name: of(...few), address: of(...addresses) }),
      { maxLength: 4, selector: ({ network, name, address }) => `${network} ${name} ${address}` },
    ),
    blocked: fc.array(fc.tuple(of(...ids), of(...ids)), { maxLength: 8 }),
    ruled: fc.subarray([...ids, 'gone']),
    users: fc.uniqueArray(of(...few), { maxLength: 4 }),
    needs: fc.dictionary(of(...ids), of(...ids), { maxKeys: 3 }),
    connected: fc.dictionary(of(...ids), fc.boolean(), { maxKeys: 4 }),
    serverVersion: of('', 'v0.16.1', 'v0.17'),
  })
  .map(
    ({ nodes, networks, clients, dnsEntries, blocked, ruled, users, needs, connected, serverVersion }) => ({
      nodes: nodes.map(aNode),
      networks: networks.map(aNetwork),
      clients: clients.map(anExternalClient),
      dnsEntries: dnsEntries.map(aDnsEntry),
      acls: new Map(
        ruled.length === 0
          ? []
          : [
              [
                'one',
                anAclMatrix(
                  ruled,
                  blocked.filter((pair) => pair.every((id) => ruled.includes(id))),
                ),
              ],
            ],
      ),
      users: users.map((username) => aUser({ username, networks: [] })),
      metrics: new Map(
        nodes.map(({ id, name, network }) => [
          id,
          {
            nodeId: id,
            nodeName: name,
            network,
            isServer: false,
            connectivity: peerReports(Object.entries(connected).map(([peer, isUp]) => report(peer, isUp))),
            needsFailover: new Map(Object.entries(needs)),
          },
        ]),
      ),
      isEE: true,
      acceptsBuiltInKey: false,
      networkUsers: new Map(),
      serverVersion,
      now: NOW,
    }),
  );

describe('in any fleet', { timeout: 60_000 }, () => {
  it('no check fails, and each finding has its own key', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const found = findingsOf(fleet);
        expect(found.filter(({ check }) => check.kind === 'failedCheck')).toEqual([]);
        const keys = found.map(({ key }) => key);
        expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
      }),
    );
  });

  it('the findings of a network don’t depend on networks that share no address with it', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const apart = { ...fleet, nodes: fleet.nodes.map((one) => ({ ...one, network: 'one' })) };
        const far = aNode({ id: 'far', network: 'two', address: '10.200.0.1', address6: '' });
        const keysOf = (source: FindingsSource) =>
          networkSources(source)
            .flatMap(findingsIn)
            .map(({ key }) => key)
            .filter((key) => !key.includes(' two'));
        expect(keysOf({ ...apart, nodes: [far, ...apart.nodes] })).toEqual(keysOf(apart));
      }),
    );
  });
});
