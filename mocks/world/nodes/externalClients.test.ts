import { describe, expect, it } from 'vitest';
import { clientConfig, clientQrCode } from './clientDownloads.ts';
import { createClient, deleteClient, getClient, listClientsOf, updateClient } from './externalClients.ts';
import { createEgress, createIngress } from './gateways.ts';
import { zeroEgressRequest } from '../../wire/goStructs.ts';
import { adminCaller, anAccount, join, smallWorld, userCaller } from '../smallWorld.ts';
import type { World } from '../state.ts';
import type { WireNetwork, WireNetworkUser } from '../../wire/wire.ts';

function withGateway(level = 2, network: Partial<WireNetwork> = {}): { world: World; gateway: string } {
  const world = smallWorld({ users: [anAccount('admin', { isadmin: true }), anAccount('alice')] }, network);
  const { id } = join(world, 'gw');
  createIngress(world, adminCaller, 'net', id, false);
  Object.assign(record(world), { accesslevel: level, clientlimit: 1 });
  return { world, gateway: id };
}

function record(world: World): WireNetworkUser {
  const found = world.networkUsers.get('net')?.get('alice');
  if (!found) throw new Error('alice has no record');
  return found;
}

const alice = userCaller('alice');

describe('creating an external client', () => {
  it.each([
    ['yes', true],
    ['no', false],
  ])('with a default ACL of %s, it starts enabled: %s', (defaultacl, enabled) => {
    const { world, gateway } = withGateway(0, { defaultacl });
    createClient(world, adminCaller, 'net', gateway, 'phone');
    expect(getClient(world, 'net', 'phone')).toMatchObject({
      enabled,
      address: '10.1.1.2',
      ingressgatewayid: gateway,
      ingressgatewayendpoint: '198.51.100.7:51821',
      ownerid: '',
      description: '',
    });
  });

  it('generates a missing name from two words', () => {
    const { world, gateway } = withGateway();
    createClient(world, adminCaller, 'net', gateway, '');
    expect(listClientsOf(world, 'net')?.[0]?.clientid).toMatch(/^[a-z]+-[a-z]+$/);
  });

  it('overwrites a client with the same name, with new keys and a new address', () => {
    const { world, gateway } = withGateway();
    createClient(world, adminCaller, 'net', gateway, 'phone');
    const first = getClient(world, 'net', 'phone');
    createClient(world, adminCaller, 'net', gateway, 'phone');
    const second = getClient(world, 'net', 'phone');
    expect(second.privatekey).not.toBe(first.privatekey);
    expect(second.address).not.toBe(first.address);
    expect(listClientsOf(world, 'net')).toHaveLength(1);
  });

  it.each([
    ['net', 'unknown', 'ingress does not exist'],
    ['nonet', 'gateway', 'no result found'],
  ])('in %s on node "%s" is rejected: %s', (netid, which, message) => {
    const { world, gateway } = withGateway();
    const node = which === 'gateway' ? gateway : 'unknown';
    expect(() => createClient(world, adminCaller, netid, node, 'phone')).toThrow(message);
  });

  it('makes the user the owner and enforces the limit on levels 1 and 2', () => {
    const { world, gateway } = withGateway(2);
    createClient(world, alice, 'net', gateway, 'phone');
    expect(getClient(world, 'net', 'phone').ownerid).toBe('alice');
    expect(record(world).clients).toEqual(['phone']);
    expect(() => createClient(world, alice, 'net', gateway, 'tablet')).toThrow(
      'user can not create more clients',
    );
  });

  it('has no limit for level 0', () => {
    const { world, gateway } = withGateway(0);
    for (const id of ['one', 'two']) createClient(world, alice, 'net', gateway, id);
    expect(listClientsOf(world, 'net')).toHaveLength(2);
  });
});

describe('changing an external client', () => {
  it('renames it to two words without a name and disables it without enabled', () => {
    const { world, gateway } = withGateway();
    createClient(world, adminCaller, 'net', gateway, 'phone');
    const changed = updateClient(world, adminCaller, 'net', 'phone', { clientid: '', enabled: false });
    expect(changed.clientid).toMatch(/^[a-z]+-[a-z]+$/);
    expect(changed.enabled).toBe(false);
    expect(() => getClient(world, 'net', 'phone')).toThrow('no result found');
  });

  it('overwrites another client with the new name', () => {
    const { world, gateway } = withGateway();
    for (const id of ['phone', 'tablet']) createClient(world, adminCaller, 'net', gateway, id);
    const { privatekey } = getClient(world, 'net', 'phone');
    updateClient(world, adminCaller, 'net', 'phone', { clientid: 'tablet', enabled: true });
    expect(listClientsOf(world, 'net')?.map((client) => client.privatekey)).toEqual([privatekey]);
  });

  it('also renames it in its owner’s list', () => {
    const { world, gateway } = withGateway();
    createClient(world, alice, 'net', gateway, 'phone');
    updateClient(world, adminCaller, 'net', 'phone', { clientid: 'mobile', enabled: true });
    expect(record(world).clients).toEqual(['mobile']);
  });

  it('is rejected for a user who does not own it, and so is deleting', () => {
    const { world, gateway } = withGateway(1);
    createClient(world, adminCaller, 'net', gateway, 'phone');
    const sent = { clientid: 'phone', enabled: false };
    expect(() => updateClient(world, alice, 'net', 'phone', sent)).toThrow('user not permitted');
    expect(() => deleteClient(world, alice, 'net', 'phone')).toThrow('user not permitted');
  });

  it('names the unknown client in the error of a deletion', () => {
    expect(() => deleteClient(smallWorld(), adminCaller, 'net', 'zz')).toThrow(
      'Could not delete extclient zz',
    );
  });
});

describe('the configuration of an external client', () => {
  it('lists the network and all its egress ranges', () => {
    const { world, gateway } = withGateway(0, {
      addressrange6: 'fd00:1::/64',
      defaultextclientdns: '10.1.1.254',
    });
    const egress = join(world, 'e');
    createEgress(world, adminCaller, egress.id, {
      ...zeroEgressRequest(),
      ranges: ['172.16.0.0/16'],
      interface: 'eth0',
    });
    createClient(world, adminCaller, 'net', gateway, 'phone');
    const client = getClient(world, 'net', 'phone');
    expect(clientConfig(world, 'net', 'phone')).toBe(`[Interface]
Address = ${client.address}/32,${client.address6}/128
PrivateKey = ${client.privatekey}
MTU = 1280
DNS = 10.1.1.254

[Peer]
PublicKey = ${world.nodes.get(gateway)?.publickey}
AllowedIPs = 10.1.1.0/24,fd00:1::/64,172.16.0.0/16
Endpoint = 198.51.100.7:51821
PersistentKeepalive = 20

`);
  });

  it('is a PNG of 220 by 220 that differs from client to client', () => {
    const { world, gateway } = withGateway();
    for (const id of ['phone', 'tablet']) createClient(world, adminCaller, 'net', gateway, id);
    const picture = clientQrCode(world, 'net', 'phone');
    expect(Array.from(picture.slice(0, 4))).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const size = new DataView(picture.buffer);
    expect([size.getUint32(16), size.getUint32(20)]).toEqual([220, 220]);
    expect(picture).not.toEqual(clientQrCode(world, 'net', 'tablet'));
  });
});
