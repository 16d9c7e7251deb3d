import { accessLevel, type Caller } from '../access.ts';
import { freeAddress } from '../addresses.ts';
import { log } from '../logs.ts';
import { shuffled, randomName, wireguardKey } from '../random.ts';
import { noResult, ServerError } from '../serverError.ts';
import { clientKey, orNull, seconds, type World } from '../state.ts';
import type { WireExtClient, WireNode } from '../../wire/wire.ts';

export function listClients(world: World): readonly WireExtClient[] | null {
  return orNull(shuffled(world, world.extClients.values()));
}

export function listClientsOf(world: World, netid: string): readonly WireExtClient[] | null {
  return orNull(shuffled(world, world.extClients.values()).filter((client) => client.network === netid));
}

export function getClient(world: World, netid: string, id: string): WireExtClient {
  const client = world.extClients.get(clientKey(netid, id));
  if (!client) throw noResult();
  return client;
}

/** Overwrites an existing client with the same id, with new keys and a new address. */
export function createClient(
  world: World,
  caller: Caller,
  netid: string,
  nodeId: string,
  clientid: string,
): void {
  const gateway = world.nodes.get(nodeId);
  if (gateway?.isingressgateway !== 'yes') throw new ServerError(500, 'ingress does not exist');
  const network = world.networks.get(netid);
  if (!network) throw noResult();
  refuseAtLimit(world, caller, netid);
  const id = clientid || randomName(world);
  const client = {
    clientid: id,
    description: '',
    privatekey: wireguardKey(world),
    publickey: wireguardKey(world),
    network: netid,
    address: freeAddress(world, network, 4, 'first'),
    address6: freeAddress(world, network, 6, 'first'),
    ingressgatewayid: nodeId,
    ingressgatewayendpoint: `${gateway.endpoint}:${gateway.listenport}`,
    lastmodified: seconds(world),
    enabled: network.defaultacl === 'yes',
    ownerid: caller.isAdmin ? '' : caller.name,
  };
  world.extClients.set(clientKey(netid, id), client);
  const owner = world.networkUsers.get(netid)?.get(client.ownerid);
  if (owner) owner.clients = [...(owner.clients ?? []).filter((other) => other !== id), id];
  log(world, `${caller.name} created new ext client on network ${netid}`);
}

/** Without an id, the server renames the client to two random words. An id in use overwrites that client. */
export function updateClient(
  world: World,
  caller: Caller,
  netid: string,
  id: string,
  sent: { clientid: string; enabled: boolean },
): WireExtClient {
  const client = getClient(world, netid, id);
  refuseStranger(world, caller, client);
  const renamed = sent.clientid || randomName(world);
  world.extClients.delete(clientKey(netid, id));
  Object.assign(client, { clientid: renamed, enabled: sent.enabled, lastmodified: seconds(world) });
  world.extClients.set(clientKey(netid, renamed), client);
  const owner = world.networkUsers.get(netid)?.get(client.ownerid);
  if (owner) owner.clients = owner.clients?.map((other) => (other === id ? renamed : other)) ?? null;
  log(world, `${caller.name} updated ext client ${sent.clientid}`);
  return client;
}

export function deleteClient(world: World, caller: Caller, netid: string, id: string): string {
  const client = world.extClients.get(clientKey(netid, id));
  if (!client) throw new ServerError(500, `Could not delete extclient ${id}`);
  refuseStranger(world, caller, client);
  remove(world, client);
  log(world, `${caller.name} Deleted extclient client ${id} from network ${netid}`);
  return `${id} deleted.`;
}

export function removeClientsOf(world: World, gateway: WireNode): void {
  for (const client of world.extClients.values()) {
    if (client.ingressgatewayid === gateway.id) remove(world, client);
  }
}

function remove(world: World, client: WireExtClient): void {
  world.extClients.delete(clientKey(client.network, client.clientid));
  const owner = world.networkUsers.get(client.network)?.get(client.ownerid);
  if (owner) owner.clients = owner.clients?.filter((id) => id !== client.clientid) ?? null;
}

/** The user's limit applies to access levels 1 and 2. */
function refuseAtLimit(world: World, caller: Caller, netid: string): void {
  const free = world.settings.freeTier?.clients;
  if (free !== undefined && world.extClients.size >= free) {
    throw new ServerError(401, 'free tier limits exceeded on external clients');
  }
  if (caller.isAdmin || accessLevel(world, netid, caller.name) === 0) return;
  const record = world.networkUsers.get(netid)?.get(caller.name);
  if ((record?.clients?.length ?? 0) >= (record?.clientlimit ?? 0)) {
    throw new ServerError(500, 'user can not create more clients');
  }
}

/** Users with access level 1 or 2 can only change their own clients. */
function refuseStranger(world: World, caller: Caller, client: WireExtClient): void {
  if (caller.isAdmin || accessLevel(world, client.network, caller.name) === 0) return;
  if (client.ownerid !== caller.name) throw new ServerError(500, 'user not permitted');
}
