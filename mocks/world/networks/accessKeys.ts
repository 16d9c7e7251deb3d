import type { Caller } from '../access.ts';
import { log } from '../logs.ts';
import { hexDigits } from '../random.ts';
import { noResult, ServerError } from '../serverError.ts';
import type { World } from '../state.ts';
import { validate } from '../validation.ts';
import type { WireAccessKey, WireNetwork } from '../../wire/wire.ts';

export function listAccessKeys(world: World, caller: Caller, netid: string): WireAccessKey[] | null {
  const network = existing(world, netid, 500);
  log(world, `${caller.name} fetched access keys on network ${netid}`);
  return displayed(world, network).accesskeys;
}

/** The only response that always contains the value. The server turns 0 uses into 1 and generates missing names. */
export function createAccessKey(
  world: World,
  caller: Caller,
  netid: string,
  sent: WireAccessKey,
): WireAccessKey {
  const network = existing(world, netid, 500);
  const keys = network.accesskeys ?? [];
  const name = sent.name || `key-${hexDigits(world, 16)}`;
  if (world.users.has(name)) throw new ServerError(400, 'cannot create access key with user name');
  if (keys.some((key) => key.name === name)) throw new ServerError(400, 'duplicate AccessKey Name');
  validate(
    'AccessKey',
    {
      Name: [['max', name.length <= 345]],
      Value: [
        ['alphanum', /^[A-Za-z0-9]*$/.test(sent.value)],
        ['max', sent.value.length <= 16],
      ],
      Uses: [['min', sent.uses >= 0]],
    },
    400,
  );
  const value = sent.value || hexDigits(world, 16);
  const key = {
    name,
    value,
    accessstring: accessString(world, network, value),
    uses: sent.uses || 1,
    expiration: sent.expiration,
  };
  network.accesskeys = [...keys, key];
  log(world, `${caller.name} created access key ${sent.name} on ${netid}`);
  return key;
}

export function deleteAccessKey(world: World, caller: Caller, netid: string, name: string): void {
  const network = existing(world, netid, 400);
  const left = network.accesskeys?.filter((key) => key.name !== name) ?? [];
  if (left.length === (network.accesskeys?.length ?? 0))
    throw new ServerError(400, `key ${name} does not exist`);
  network.accesskeys = left.length > 0 ? left : null;
  log(world, `${caller.name} deleted access key ${name} on network, ${netid}`);
}

/** Uses the key with this value once, and deletes it after its last use. Returns false if there is no such key. */
export function spendAccessKey(network: WireNetwork, value: string): boolean {
  const key = network.accesskeys?.find((candidate) => candidate.value === value);
  if (!key) return false;
  key.uses -= 1;
  if (key.uses === 0) network.accesskeys = network.accesskeys?.filter((other) => other !== key) ?? null;
  return true;
}

/** Replaces the secrets of a network's keys by placeholders if DISPLAY_KEYS is off. */
export function displayed(world: World, network: WireNetwork): WireNetwork {
  if (world.settings.displayKeys || !network.accesskeys) return network;
  return {
    ...network,
    accesskeys: network.accesskeys.map((key) => ({
      ...key,
      value: 'ACCESS_KEY',
      accessstring: 'ACCESS_TOKEN',
    })),
  };
}

/** Base64 of JSON with its keys in this order. */
export function accessString(world: Pick<World, 'settings'>, network: WireNetwork, key: string): string {
  return btoa(
    JSON.stringify({
      apiconnstring: world.settings.apiConnString,
      network: network.netid,
      key,
      localrange: network.localrange,
    }),
  );
}

function existing(world: World, netid: string, status: number): WireNetwork {
  const network = world.networks.get(netid);
  if (!network) throw noResult(status);
  return network;
}
