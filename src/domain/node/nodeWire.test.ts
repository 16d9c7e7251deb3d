import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeFromWire, nodesFromWire, nodeToWire } from './nodeWire.ts';

/** A node as a server lists it, with made-up ids and keys. */
const sample = {
  id: '00000000-0000-4000-8000-000000000001',
  address: '10.20.30.1',
  address6: '',
  localaddress: '192.168.11.2',
  name: 'gw-egress',
  networksettings: { netid: 'meshnet', accesskeys: [], defaultmtu: 1280 },
  listenport: 51831,
  locallistenport: 0,
  publickey: 'cHVibGljIGtleSBvZiBhIG5vZGUgaW4gYSB0ZXN0ISE=',
  endpoint: '198.51.100.11',
  postup: 'iptables -A FORWARD -i nm-meshnet -j ACCEPT ; ',
  postdown: 'iptables -D FORWARD -i nm-meshnet -j ACCEPT ; ',
  allowedips: null,
  persistentkeepalive: 20,
  ishub: 'no',
  accesskey: 'fake-access-key',
  interface: 'nm-meshnet',
  lastmodified: 1795219633,
  expdatetime: 2095219629,
  lastpeerupdate: 1795219629,
  lastcheckin: 1795219603,
  macaddress: '02:00:00:00:00:0b',
  password: 'fake-hash',
  network: 'meshnet',
  isrelayed: 'no',
  ispending: 'no',
  isrelay: 'no',
  isdocker: 'no',
  isk8s: 'no',
  isegressgateway: 'yes',
  isingressgateway: 'no',
  egressgatewayranges: ['172.16.10.0/24', '192.168.77.0/24'],
  egressgatewaynatenabled: 'yes',
  egressgatewayrequest: {
    nodeid: '',
    netid: 'meshnet',
    natenabled: 'yes',
    ranges: ['172.16.10.0/24'],
    interface: 'eth0',
  },
  relayaddrs: null,
  failovernode: '',
  ingressgatewayrange: '',
  ingressgatewayrange6: '',
  isstatic: 'no',
  udpholepunch: 'yes',
  dnson: 'yes',
  isserver: 'no',
  action: 'noop',
  islocal: 'no',
  localrange: '',
  ipforwarding: 'yes',
  os: 'linux',
  mtu: 1280,
  version: 'v0.16.1',
  server: '',
  traffickeys: { mine: 'fake', server: 'fake' },
  firewallinuse: 'iptables',
  internetgateway: '',
  connected: 'yes',
  defaultacl: 'yes',
  failover: 'no',
};

describe('a node from the wire', () => {
  it('has booleans for flags and empty lists for missing ones', () => {
    expect(nodeFromWire(sample)).toMatchObject({
      name: 'gw-egress',
      interfaceName: 'nm-meshnet',
      allowedIps: [],
      relayAddresses: [],
      egressRanges: ['172.16.10.0/24', '192.168.77.0/24'],
      egressInterface: 'eth0',
      egressNat: true,
      isEgressGateway: true,
      isIngressGateway: false,
      isConnected: true,
      udpHolePunch: true,
      lastCheckIn: 1795219603,
      expiresAt: 2095219629,
    });
  });

  it('drops secrets', () => {
    const node = JSON.stringify(nodeFromWire(sample));
    expect(node).not.toContain('fake');
    expect(node).not.toContain('traffickeys');
  });

  it.each([
    ['yes', true],
    ['no', false],
    ['unset', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads a default ACL of %o as %o', (defaultacl, expected) => {
    expect(nodeFromWire({ ...sample, defaultacl }).defaultAcl).toBe(expected);
  });

  it('names the invalid node of a list', () => {
    expect(() => nodesFromWire([sample, { ...sample, mtu: '1280' }])).toThrow('nodes[1].mtu');
  });

  it('reads null as an empty list', () => {
    expect(nodesFromWire(null)).toEqual([]);
  });
});

describe('a node to the wire', () => {
  it('is the original record with empty lists for null and without secrets', () => {
    const { password: _, accesskey: __, traffickeys: ___, ...kept } = sample;
    expect(nodeToWire(nodeFromWire(sample))).toEqual({ ...kept, allowedips: [], relayaddrs: [] });
  });

  it('keeps fields unknown to the console', () => {
    expect(nodeToWire(nodeFromWire({ ...sample, ownerid: 'mira' }))).toMatchObject({ ownerid: 'mira' });
  });

  it.each([
    [true, 'yes'],
    [false, 'no'],
    [undefined, 'unset'],
  ])('writes a default ACL of %o as %o', (defaultAcl, expected) => {
    expect(nodeToWire({ ...nodeFromWire(sample), defaultAcl }).defaultacl).toBe(expected);
  });

  it('reads back as the same node', () => {
    const yesNo = fc.constantFrom('yes', 'no');
    const wire = fc.record({
      id: fc.uuid(),
      name: fc.string(),
      mtu: fc.nat(),
      allowedips: fc.option(fc.array(fc.ipV4())),
      relayaddrs: fc.option(fc.array(fc.ipV4())),
      defaultacl: fc.constantFrom('yes', 'no', 'unset'),
      isstatic: yesNo,
      ishub: yesNo,
      ispending: yesNo,
      failover: yesNo,
      somethingnew: fc.jsonValue(),
    });
    fc.assert(
      fc.property(wire, (one) => {
        const node = nodeFromWire({ ...sample, ...one });
        // The key’s value isn’t sent back, and the server keeps it.
        expect(nodeFromWire(nodeToWire(node))).toEqual({ ...node, joinKey: undefined });
      }),
    );
  });
});

it.each([null, '', undefined])(
  'is named by its id while its name is %o, and saving doesn’t rename it',
  (name) => {
    const node = nodeFromWire({ id: 'n1', name });
    expect(node.name).toBe('n1');
    expect(nodeToWire(node).name).toBe('');
    expect(nodeToWire({ ...node, name: 'gw' }).name).toBe('gw');
  },
);
