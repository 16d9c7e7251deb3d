import type { Caller } from '../access.ts';
import { displayed } from './accessKeys.ts';
import { normalizeCidr, reassignAddresses, isCidr, isIpv4, isIpv6 } from '../addresses.ts';
import { zeroNetwork } from '../../wire/goStructs.ts';
import { log } from '../logs.ts';
import { addRecordsForAllUsers, recalculateAccess } from './networkUsers.ts';
import { addServerNode, removeNode } from '../nodes/nodes.ts';
import { shuffled } from '../random.ts';
import { ConnectionDropped, noResult, ServerError } from '../serverError.ts';
import { orNull, seconds, type World } from '../state.ts';
import { between, unless, validate, yesNo } from '../validation.ts';
import type { WireNetwork, WireProSettings } from '../../wire/wire.ts';

export function listNetworks(world: World, caller: Caller): readonly WireNetwork[] | null {
  log(world, `${caller.name} fetched networks.`);
  return orNull(shuffled(world, world.networks.values()).map((network) => displayed(world, network)));
}

export function getNetwork(world: World, caller: Caller, netid: string): WireNetwork {
  const network = existing(world, netid);
  log(world, `${caller.name} fetched network ${netid}`);
  return displayed(world, network);
}

export function createNetwork(world: World, caller: Caller, sent: WireNetwork): WireNetwork {
  const limit = world.settings.freeTier?.networks;
  if (limit !== undefined && world.networks.size >= limit) {
    throw new ServerError(401, 'free tier limits exceeded on networks');
  }
  if (sent.addressrange === '' && sent.addressrange6 === '') {
    throw new ServerError(400, 'IPv4 or IPv6 CIDR required');
  }
  const network = withDefaults(sent, seconds(world));
  if (network.addressrange) network.addressrange = normalizeCidr(network.addressrange);
  if (network.addressrange6) network.addressrange6 = normalizeCidr(network.addressrange6);
  validateNetwork(network, !world.networks.has(network.netid));
  world.networks.set(network.netid, network);
  addRecordsForAllUsers(world, network);
  const answer = structuredClone(network);
  if (world.settings.clientMode) {
    log(world, `adding a server instance on network ${network.netid}`);
    addServerNode(world, network);
  }
  if (!world.settings.broker) throw new ConnectionDropped();
  log(world, `${caller.name} created network ${network.netid}`);
  return answer;
}

/**
 * Replaces the whole record, so that fields missing in the request are lost, including access keys. The server stores
 * the modification time of the request but returns the current time.
 */
export function putNetwork(world: World, caller: Caller, netid: string, sent: WireNetwork): WireNetwork {
  const stored = existing(world, netid);
  // The server's handler crashes without this field.
  if (!sent.prosettings) throw new ConnectionDropped();
  if (sent.netid !== netid)
    throw new ServerError(400, `failed to update network ${sent.netid}, cannot change netid.`);
  const network = { ...sent };
  if (!world.settings.rce) {
    network.defaultpostup = stored.defaultpostup;
    network.defaultpostdown = stored.defaultpostdown;
  }
  validateNetwork(network, true);
  world.networks.set(netid, network);
  applyAllowed(world, stored, network);
  applyRanges(world, stored, network);
  applyHolePunch(world, stored, network);
  log(world, `${caller.name} updated network ${netid}`);
  return { ...network, networklastmodified: seconds(world) };
}

/** The server deletes the ACLs even if it then rejects the request. Succeeds for unknown networks. */
export function deleteNetwork(world: World, caller: Caller, netid: string): string {
  world.acls.delete(netid);
  const nodes = [...world.nodes.values()].filter((node) => node.network === netid);
  if (nodes.some((node) => node.isserver !== 'yes')) {
    throw new ServerError(400, 'node check failed. All nodes must be deleted before deleting network');
  }
  for (const node of nodes) {
    removeNode(world, node);
    log(world, `removed server ${node.name} before deleting network ${netid}`);
  }
  const existed = world.networks.delete(netid);
  world.networkUsers.delete(netid);
  if (existed && !world.settings.broker) throw new ConnectionDropped();
  log(world, `${caller.name} deleted network ${netid}`);
  return 'success';
}

/** Asks the nodes to generate new keys, which they report later. Returns a network with zero values only. */
export function updateKeys(world: World, caller: Caller, netid: string): WireNetwork {
  log(world, `${caller.name} updated key on network ${netid}`);
  for (const { network, name } of world.nodes.values())
    if (network === netid) log(world, `updating node  ${name}  for a key update`);
  return zeroNetwork();
}

function existing(world: World, netid: string): WireNetwork {
  const network = world.networks.get(netid);
  if (!network) throw noResult();
  return network;
}

function withDefaults(sent: WireNetwork, now: number): WireNetwork {
  return {
    ...sent,
    nodeslastmodified: now,
    networklastmodified: now,
    // Linux allows 15 characters for the name of an interface.
    defaultinterface: sent.defaultinterface || `nm-${sent.netid}`.slice(0, 15),
    defaultlistenport: sent.defaultlistenport || 51821,
    nodelimit: sent.nodelimit || 999999999,
    defaultkeepalive: sent.defaultkeepalive || 20,
    defaultmtu: sent.defaultmtu || 1280,
    allowmanualsignup: sent.allowmanualsignup || 'no',
    islocal: sent.islocal || 'no',
    isipv4: sent.isipv4 || 'yes',
    isipv6: sent.isipv6 || 'no',
    ispointtosite: sent.ispointtosite || 'no',
    defaultudpholepunch: sent.defaultudpholepunch || 'no',
    defaultacl: sent.defaultacl || 'yes',
    prosettings: proDefaults(sent.prosettings),
  };
}

function proDefaults(sent: WireProSettings | undefined): WireProSettings {
  if (!sent) {
    return {
      defaultaccesslevel: 3,
      defaultusernodelimit: 0,
      defaultuserclientlimit: 0,
      allowedusers: [],
      allowedgroups: ['*'],
    };
  }
  return {
    ...sent,
    allowedusers: sent.allowedusers ?? [],
    allowedgroups: sent.allowedgroups && sent.allowedgroups.length > 0 ? sent.allowedgroups : ['*'],
  };
}

/** Runs after the network is stored, so the server rejects a change that it has applied. */
function applyRanges(world: World, stored: WireNetwork, network: WireNetwork): void {
  if (stored.addressrange !== network.addressrange) reassignAddresses(world, network, 4);
  if (stored.addressrange6 !== network.addressrange6) reassignAddresses(world, network, 6);
  if (stored.localrange !== network.localrange) reassignAddresses(world, network, 4);
}

function applyHolePunch(world: World, stored: WireNetwork, network: WireNetwork): void {
  if (stored.defaultudpholepunch === network.defaultudpholepunch) return;
  for (const node of world.nodes.values()) {
    if (node.network === network.netid && node.isserver !== 'yes')
      node.udpholepunch = network.defaultudpholepunch;
  }
}

function applyAllowed(world: World, stored: WireNetwork, network: WireNetwork): void {
  if (allowed(stored) === allowed(network)) return;
  for (const user of world.users.values()) recalculateAccess(world, network, user);
}

function allowed({ prosettings }: WireNetwork): string {
  return JSON.stringify([prosettings?.allowedusers, prosettings?.allowedgroups]);
}

/** Fields are in the order of the server's struct, which determines the order of the lines in its message. */
function validateNetwork(network: WireNetwork, isNetidFree: boolean): void {
  const { addressrange, addressrange6, netid, defaultlistenport = 0 } = network;
  validate(
    'Network',
    {
      AddressRange: unless(addressrange === '', [
        ['cidrv4', isCidr(addressrange) && isIpv4(host(addressrange))],
      ]),
      AddressRange6: unless(addressrange6 === '', [
        ['cidrv6', isCidr(addressrange6) && isIpv6(host(addressrange6))],
      ]),
      NetID: [
        ['required', netid !== ''],
        ['max', netid.length <= 12],
        ['netid_valid', /^[a-z0-9_-]+$/.test(netid) && isNetidFree],
      ],
      DefaultInterface: between(network.defaultinterface.length, 1, 15),
      DefaultListenPort: unless(defaultlistenport === 0, between(defaultlistenport, 1024, 65535)),
      DefaultKeepalive: [['max', network.defaultkeepalive <= 1000]],
      AllowManualSignUp: yesNo(network.allowmanualsignup),
      IsLocal: yesNo(network.islocal),
      IsIPv4: yesNo(network.isipv4),
      IsIPv6: yesNo(network.isipv6),
      IsPointToSite: yesNo(network.ispointtosite),
      LocalRange: unless(network.localrange === '', [['cidr', isCidr(network.localrange)]]),
      DefaultUDPHolePunch: yesNo(network.defaultudpholepunch),
      DefaultACL: yesNo(network.defaultacl),
    },
    400,
  );
  const pro = network.prosettings;
  if (!pro) return;
  if (pro.defaultaccesslevel < 0 || pro.defaultaccesslevel > 3)
    throw new ServerError(400, 'invalid access level');
  if (pro.defaultusernodelimit < 0 || pro.defaultuserclientlimit < 0) {
    throw new ServerError(400, 'invalid node/client limit provided');
  }
}

function host(cidr: string): string {
  return cidr.split('/')[0] ?? '';
}
