import { describe, expect, it } from 'vitest';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { aclAllowed, aclMatrixOf } from '../../acl/aclMatrix.ts';
import { clientKey } from '../../externalClient/externalClient.ts';
import { reachImpact } from './impact.ts';
import type { ReachChange } from './reachChange.ts';
import type { NodeEditChange } from './nodeEditChange.ts';
import { impactSummary } from './impactText.ts';

const node = reachNodeId;
const key = (clientId: string) => clientKey({ network: 'prod-eu', clientId });
type Role = 'egress' | 'failover' | 'ingress' | 'relay';
const turned =
  (isOn: boolean) =>
  (name: string, role: Role): ReachChange => ({
    kind: 'role',
    nodeId: node(name),
    role,
    isOn,
  });
const [on, off] = [turned(true), turned(false)];

function impactOf(situation: ReachFixture, change: ReachChange) {
  const { lines, ...counts } = reachImpact(aReachSource(situation), 'prod-eu', change);
  return [impactSummary(counts), ...lines.map(({ text }) => text)].filter((text) => text !== '');
}

const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };
const relayed: ReachFixture = {
  nodes: { ams: {}, ber: {}, fra: {}, lon: { relays: ['osl', 'par'] }, osl: {}, par: {} },
};
const withClients: ReachFixture = {
  nodes: { ams: { isIngressGateway: true }, ber: {}, db: {}, fra: egress },
  clients: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`client-${name}`, { at: 'ams' }])),
};

const edit = (name: string, fields: NodeEditChange['fields']): ReachChange => ({
  kind: 'editNode',
  nodeId: node(name),
  fields,
});

describe('the impact of an edit', () => {
  it.each<[string, ReachFixture, ReachChange, readonly string[]]>([
    [
      'that denies by default',
      withClients,
      edit('ams', { defaultAcl: false }),
      [
        '18 pairs will lose connectivity.',
        'ams and 5 external clients will lose access to ber, db and fra.',
        'ams and 5 external clients will lose access to 192.168.77.0/24.',
      ],
    ],
    [
      'that disconnects a relay',
      relayed,
      edit('lon', { isConnected: false }),
      ['12 pairs will lose connectivity.', 'lon, osl and par will lose all connectivity.'],
    ],
    [
      'that removes a range',
      withClients,
      edit('fra', { egressRanges: [] }),
      ['3 nodes and 5 external clients will lose access to 192.168.77.0/24.'],
    ],
    ['that takes a node out of a relay’s list', relayed, edit('lon', { relayAddresses: ['10.20.4.5'] }), []],
    [
      'that takes a node without its own path out of a relay’s list',
      {
        nodes: {
          ams: { endpoint: '198.51.100.9' },
          lon: { relays: ['osl', 'par'] },
          osl: { endpoint: '198.51.100.9' },
          par: {},
        },
      },
      edit('lon', { relayAddresses: ['10.20.4.4'] }),
      ['1 pair will lose connectivity.', 'ams and osl will lose connectivity to each other.'],
    ],
    [
      'that moves the hub',
      { nodes: { ams: { isHub: true }, ber: {}, fra: {} }, network: { isPointToSite: true } },
      edit('ber', { isHub: true }),
      [
        '1 pair will lose connectivity, 1 will gain it.',
        'ams and fra will lose connectivity to each other.',
        'ber and fra will gain connectivity to each other.',
      ],
    ],
    [
      'that creates an egress gateway',
      relayed,
      edit('ams', { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true }),
      ['5 nodes will gain access to 192.168.77.0/24.'],
    ],
  ])('%s', (_, situation, change, lines) => {
    expect(impactOf(situation, change)).toEqual(lines);
  });
});

describe('the impact', () => {
  it.each<[string, ReachFixture, ReachChange, readonly string[]]>([
    ['nothing changes', relayed, { kind: 'removeClient', key: key('unknown') }, []],
    ['a relay is removed, so its nodes connect directly', relayed, off('lon', 'relay'), []],
    [
      'a relay is removed whose nodes share a router',
      {
        nodes: {
          ams: {},
          lon: { relays: ['osl', 'par'] },
          osl: { endpoint: '198.51.100.9' },
          par: { endpoint: '198.51.100.9' },
        },
      },
      off('lon', 'relay'),
      ['1 pair will lose connectivity.', 'osl and par will lose connectivity to each other.'],
    ],
    [
      'a relay is deleted, and its nodes stay marked as relayed',
      relayed,
      { kind: 'removeNodes', nodeIds: [node('lon')] },
      [
        '12 pairs will lose connectivity.',
        'lon will lose all connectivity.',
        'osl and par will lose all connectivity.',
        'ams, ber and fra will lose access to lon.',
      ],
    ],
    [
      'several nodes are deleted',
      relayed,
      { kind: 'removeNodes', nodeIds: [node('ams'), node('ber')] },
      [
        '9 pairs will lose connectivity.',
        'ams and ber will lose all connectivity.',
        '4 nodes will lose access to ams and ber.',
      ],
    ],
    [
      'the only peer of a node is deleted',
      { nodes: { ams: {}, ber: {} } },
      { kind: 'removeNodes', nodeIds: [node('ams')] },
      [
        '1 pair will lose connectivity.',
        'ams will lose all connectivity.',
        'ber will lose all connectivity.',
      ],
    ],
    [
      'a client is deleted, while the paths of another node are unknown',
      {
        nodes: {
          ams: { isIngressGateway: true },
          ber: { allowedIps: ['10.20.4.3'] },
          fra: {},
          osl: { allowedIps: ['10.20.4.3'] },
        },
        clients: { phone: { at: 'ams' } },
      },
      { kind: 'removeClient', key: key('phone') },
      [
        '4 pairs will lose connectivity.',
        'phone will lose all connectivity.',
        '4 nodes will lose access to phone.',
      ],
    ],
    [
      'an isolated node is deleted',
      {
        nodes: { ams: {}, ber: {}, fra: {} },
        blocked: [
          ['ams', 'ber'],
          ['ams', 'fra'],
        ],
      },
      { kind: 'removeNodes', nodeIds: [node('ams')] },
      [],
    ],
    [
      'a node is disconnected',
      relayed,
      { kind: 'disconnect', nodeId: node('ams') },
      ['5 pairs will lose connectivity.', 'ams will lose all connectivity.'],
    ],
    [
      'a hub is deleted',
      { nodes: { ams: { isHub: true }, ber: {}, fra: {} }, network: { isPointToSite: true } },
      { kind: 'removeNodes', nodeIds: [node('ams')] },
      [
        '2 pairs will lose connectivity.',
        'ams will lose all connectivity.',
        'ber and fra will lose all connectivity.',
      ],
    ],
    [
      'a node is deleted that two relays list, so its paths are unknown',
      { nodes: { ams: {}, lon: { relays: ['osl'] }, par: { relays: ['osl'] }, osl: {} } },
      { kind: 'removeNodes', nodeIds: [node('osl')] },
      [
        '3 pairs will lose connectivity.',
        'osl will lose all connectivity.',
        'ams, lon and par will lose access to osl.',
      ],
    ],
    [
      'an ingress gateway is removed, whose egress role loses its commands',
      { nodes: { ams: {}, ber: {}, fra: { ...egress, isIngressGateway: true } } },
      off('fra', 'ingress'),
      ['ams and ber will lose access to 192.168.77.0/24.'],
    ],
    [
      'an egress gateway is removed',
      { nodes: { ams: {}, ber: {}, fra: egress } },
      off('fra', 'egress'),
      ['ams and ber will lose access to 192.168.77.0/24.'],
    ],
    [
      'an ingress gateway is removed with its clients',
      withClients,
      off('ams', 'ingress'),
      [
        '30 pairs will lose connectivity.',
        '5 external clients will lose all connectivity.',
        '4 nodes will lose access to 5 external clients.',
      ],
    ],
    [
      'failover is removed with the ingress gateway and its clients',
      {
        nodes: { ams: { isIngressGateway: true, isFailover: true }, ber: { isIngressGateway: true } },
        clients: { a: { at: 'ams' }, b: { at: 'ber' } },
      },
      off('ams', 'failover'),
      [
        '3 pairs will lose connectivity.',
        'a will lose all connectivity.',
        'ams, b and ber will lose access to a.',
      ],
    ],
    [
      'a node becomes the ingress gateway of a client again',
      { nodes: { ams: {}, ber: {} }, clients: { a: { at: 'ams' } } },
      on('ams', 'ingress'),
      ['2 pairs will gain connectivity.', 'ams and ber will gain access to a.'],
    ],
    [
      'a gateway becomes a failover node',
      {
        nodes: { ams: {}, ber: {}, fov: {}, osl: { isFailover: true } },
        metrics: { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' } } },
      },
      on('fov', 'failover'),
      ['1 pair will gain connectivity.', 'ams and ber will gain connectivity to each other.'],
    ],
    [
      'a failover node becomes an ingress gateway',
      {
        nodes: { ams: {}, ber: {}, fov: { isFailover: true } },
        metrics: { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' } } },
      },
      on('fov', 'ingress'),
      ['1 pair will gain connectivity.', 'ams and ber will gain connectivity to each other.'],
    ],
    ['a relay is created, which lists no nodes yet', relayed, on('ams', 'relay'), []],
    ['an egress gateway is created, whose ranges aren’t known yet', relayed, on('ams', 'egress'), []],
    ['a deleted node loses its role', withClients, off('gone', 'ingress'), []],
    [
      'an ingress gateway is deleted with its clients',
      withClients,
      { kind: 'removeNodes', nodeIds: [node('ams')] },
      [
        '33 pairs will lose connectivity.',
        'ams and 5 external clients will lose all connectivity.',
        'ber, db and fra will lose access to ams and 5 external clients.',
      ],
    ],
    [
      'a client is deleted',
      withClients,
      { kind: 'removeClient', key: key('client-a') },
      [
        '8 pairs will lose connectivity.',
        'client-a will lose all connectivity.',
        '4 nodes and 4 external clients will lose access to client-a.',
      ],
    ],
    [
      'a disabled client is deleted',
      { ...withClients, clients: { off: { at: 'ams', isEnabled: false } } },
      { kind: 'removeClient', key: key('off') },
      [],
    ],
    [
      'a client is disabled',
      withClients,
      { kind: 'enableClient', key: key('client-a'), isEnabled: false },
      ['8 pairs will lose connectivity.', 'client-a will lose all connectivity.'],
    ],
    [
      'a node is deleted',
      withClients,
      { kind: 'removeNodes', nodeIds: [node('fra')] },
      [
        '8 pairs will lose connectivity.',
        'fra will lose all connectivity.',
        '3 nodes and 5 external clients will lose access to fra.',
        '3 nodes and 5 external clients will lose access to 192.168.77.0/24.',
      ],
    ],
    [
      'another node becomes the hub',
      {
        nodes: { ams: { isHub: true }, ber: {}, fra: {}, lon: { isRelayed: true } },
        network: { isPointToSite: true },
      },
      { kind: 'role', nodeId: node('ber'), role: 'hub', isOn: true },
      [
        '1 pair will lose connectivity, 1 will gain it.',
        'ams and fra will lose connectivity to each other.',
        'ber and fra will gain connectivity to each other.',
      ],
    ],
    [
      'a relay goes down',
      relayed,
      { kind: 'failure', nodeId: node('lon') },
      ['7 pairs will lose connectivity.', 'osl and par will lose all connectivity.'],
    ],
    [
      'a hub goes down',
      { nodes: { ams: { isHub: true }, ber: {}, fra: {} }, network: { isPointToSite: true } },
      { kind: 'failure', nodeId: node('ams') },
      ['ber and fra will lose all connectivity.'],
    ],
    [
      'a site goes down',
      { nodes: { ams: { isHub: true }, ber: {}, fra: {} }, network: { isPointToSite: true } },
      { kind: 'failure', nodeId: node('ber') },
      [],
    ],
    [
      'a gateway goes down',
      withClients,
      { kind: 'failure', nodeId: node('fra') },
      ['3 nodes and 5 external clients will lose access to 192.168.77.0/24.'],
    ],
  ])('%s', (_, situation, change, sentences) => {
    expect(impactOf(situation, change)).toEqual(sentences);
  });

  it('lists isolated members, and members and ranges that lose access', () => {
    const situation: ReachFixture = {
      nodes: { ams: { isIngressGateway: true }, exit: egress, lon: { relays: ['osl'] }, osl: {} },
      clients: { phone: { at: 'ams' } },
    };
    const affected = (change: ReachChange) =>
      reachImpact(aReachSource(situation), 'prod-eu', change).affected;
    const affectedBy = (name: string) => affected({ kind: 'failure', nodeId: node(name) });
    expect(affectedBy('lon')).toEqual({
      cutOff: [node('osl')],
      losing: [node('ams'), node('osl'), node('exit'), key('phone')],
      ranges: ['192.168.77.0/24'],
    });
    expect(affectedBy('ams')).toMatchObject({ cutOff: [key('phone')], ranges: ['192.168.77.0/24'] });
    expect(affectedBy('osl')).toEqual({ cutOff: [], losing: [], ranges: [] });
    expect(affected({ kind: 'removeClient', key: key('phone') }).ranges).toEqual([]);
    expect(affectedBy('exit')).toEqual({ cutOff: [], losing: [], ranges: ['192.168.77.0/24'] });
  });

  it('groups the nodes that lose access after an ACL change', () => {
    const source = aReachSource(withClients);
    const ids = source.nodes.map(({ id }) => id);
    const acl = aclMatrixOf(ids, new Uint8Array(ids.length ** 2).fill(aclAllowed));
    const [ams, db] = [ids.indexOf(node('ams')), ids.indexOf(node('db'))];
    acl.cells[ams * ids.length + db] = 1;
    expect(impactOf(withClients, { kind: 'rules', acl })).toEqual([
      '6 pairs will lose connectivity.',
      'ams and 5 external clients will lose access to db.',
    ]);
  });
});
