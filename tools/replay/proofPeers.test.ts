import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidFor, wireGuardKeyFor } from '../../mocks/fixtures/seed.ts';
import { ownPeerNetworks, peersOf, worldOf, type PeerNetwork, type RecordedNode } from './peerNetworks.ts';
import { modelDifferences, prove } from './proofPeers.ts';

describe('the model of reachability', () => {
  it.each((['community', 'enterprise'] as const).flatMap(ownPeerNetworks))(
    'predicts the peers of each node of $network.netid on a real server',
    (recorded) => {
      expect(modelDifferences(recorded).flat()).toEqual([]);
    },
  );

  it('is reported by the proof', () => {
    const { report, holds } = prove([]);
    expect(report.at(-1)).toMatch(/^257 of 257 nodes of 49 networks/);
    expect(holds).toBe(true);
    expect(prove(['/nowhere'])).toEqual({ report: ['No recorded networks in /nowhere.'], holds: false });
  });

  it('predicts the peers of each node of any network on the simulated server', () => {
    fc.assert(
      fc.property(networks, (network) => {
        const world = worldOf(network);
        const own = network.nodes.filter((node) => node.network === network.network.netid);
        const answers = Object.fromEntries(own.map(({ id }) => [id, asRecorded(peersOf(world, id))]));
        expect(modelDifferences({ ...network, answers }).flat()).toEqual([]);
      }),
    );
  });
});

type Told = PeerNetwork['answers'][string];

function asRecorded(told: Told): Told {
  return 'peers' in told || told.status > 0 ? told : { status: 0, error: '' };
}

const [template] = ownPeerNetworks('enterprise');

const ids = Array.from({ length: 7 }, (_, at) => uuidFor(`n${at}`));
const addresses = ids.map((_, at) => `10.9.0.${at + 1}`);
const addresses6 = ids.map((_, at) => `fd09::${at + 1}`);

const yesNo = (weight: number) =>
  fc.oneof({ weight, arbitrary: fc.constant('no') }, { weight: 1, arbitrary: fc.constant('yes') });

const ranges = fc.constantFrom(
  '0.0.0.0/0',
  '::/0',
  '192.168.0.0/16',
  '192.168.77.0/24',
  '198.51.0.0/16',
  'fd12:3456:789a::/64',
);
const somewhere = fc.constantFrom(...addresses, ...addresses6);

const changes = fc.record({
  isrelayed: yesNo(2),
  isrelay: yesNo(2),
  ishub: yesNo(3),
  isserver: yesNo(5),
  isegressgateway: yesNo(2),
  isingressgateway: yesNo(1),
  failover: yesNo(2),
  connected: fc.constantFrom('yes', 'yes', 'yes', 'no'),
  ispending: yesNo(4),
  udpholepunch: yesNo(1),
  listenport: fc.constantFrom(0, 51821, 51822),
  locallistenport: fc.constantFrom(0, 40000),
  localaddress: fc.constantFrom('', '192.168.9.1', '192.168.77.2', '198.51.1.9', 'fd77::9'),
  endpoint: fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom('198.51.1.10', '198.51.1.10', '198.51.1.11', '203.0.113.4') },
    { weight: 1, arbitrary: fc.constantFrom('2001:db8::9', '2001:db8::10') },
  ),
  allowedips: fc.constantFrom<string[] | null>(
    null,
    [],
    ['10.77.1.5', 'fd77::5'],
    ['10.8.0.0/16', '10.9.0.2'],
  ),
  egressgatewayranges: fc.option(fc.uniqueArray(ranges, { maxLength: 3 })),
  relayaddrs: fc.option(fc.uniqueArray(somewhere, { maxLength: 4 })),
  has: fc.constantFrom('v4', 'v4', 'v6', 'both'),
  // The server looks addresses up in all networks.
  network: fc.constantFrom('t', 't', 't', 't', 't', 'other'),
  at: fc.constantFrom(0, 0, 0, 0, 1),
});

const nodes = fc.array(changes, { minLength: 2, maxLength: ids.length }).map((list) =>
  list.map(({ has, network, at, ...rest }, place): RecordedNode => {
    const base = template?.nodes[0];
    if (!base) throw new Error('There are no recorded networks.');
    // Some nodes share an address, as nodes of different networks can.
    const held = network === 'other' ? Math.max(0, place - at) : place;
    return {
      ...base,
      ...rest,
      id: ids[place] ?? '',
      name: `n${place}`,
      network,
      publickey: wireGuardKeyFor(`n${place}`),
      address: has === 'v6' ? '' : (addresses[held] ?? ''),
      address6: has === 'v4' ? '' : (addresses6[held] ?? ''),
    };
  }),
);

const id = fc.constantFrom(...ids);

const networks = fc
  .record({
    nodes,
    isPointToSite: fc.constantFrom('no', 'no', 'yes'),
    isEnterprise: fc.boolean(),
    blocked: fc.array(fc.record({ from: id, to: id, cell: fc.constantFrom(0, 1) }), { maxLength: 6 }),
    clients: fc.array(fc.record({ gateway: id, enabled: fc.boolean() }), { maxLength: 4 }),
    needs: fc.array(fc.record({ by: id, peer: id, standIn: id }), { maxLength: 4 }),
    reported: fc.uniqueArray(id),
  })
  .map(({ nodes: list, isPointToSite, isEnterprise, blocked, clients, needs, reported }): PeerNetwork => {
    if (!template) throw new Error('There are no recorded networks.');
    const cellOf = (from: string, to: string) =>
      blocked.find((one) => one.from === from && one.to === to)?.cell ?? 2;
    const metricsOf = (node: string) => ({
      network: 't',
      node_id: node,
      node_name: reported.includes(node) ? 'reported' : '',
      isserver: 'no',
      connectivity: {},
      needsfailover: Object.fromEntries(
        needs.filter(({ by }) => by === node).map(({ peer, standIn }) => [peer, standIn]),
      ),
    });
    return {
      notes: [],
      network: { ...template.network, netid: 't', ispointtosite: isPointToSite },
      nodes: list,
      acls: Object.fromEntries(
        list.map(({ id: from }) => [
          from,
          Object.fromEntries(
            list.filter((to) => to.id !== from).map(({ id: to }) => [to, cellOf(from, to)] as const),
          ),
        ]),
      ),
      extclients: clients.map(({ gateway, enabled }, at) => ({
        clientid: `c${at}`,
        description: '',
        privatekey: '',
        publickey: wireGuardKeyFor(`c${at}`),
        network: 't',
        address: `10.9.1.${at + 1}`,
        address6: at % 2 === 0 ? '' : `fd09::1:${at + 1}`,
        ingressgatewayid: gateway,
        ingressgatewayendpoint: '',
        lastmodified: 0,
        enabled,
        ownerid: '',
      })),
      ...(isEnterprise && {
        metrics: { nodes: Object.fromEntries(list.map((node) => [node.id, metricsOf(node.id)])) },
      }),
      answers: {},
    };
  });
