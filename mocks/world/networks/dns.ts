import type { Caller } from '../access.ts';
import { isIp } from '../addresses.ts';
import { log } from '../logs.ts';
import { shuffled } from '../random.ts';
import { orNull, type World } from '../state.ts';
import { between, validate } from '../validation.ts';
import type { WireDnsEntry } from '../../wire/wire.ts';

/** Lists node names and custom entries, which look the same. The DNS mode has no effect. */
export function listDns(world: World): readonly WireDnsEntry[] | null {
  const netids = [...world.networks.keys()];
  return orNull(
    shuffled(
      world,
      netids.flatMap((netid) => [...nodeEntries(world, netid), ...custom(world, netid)]),
    ),
  );
}

export function listDnsOf(world: World, netid: string): readonly WireDnsEntry[] | null {
  return orNull(shuffled(world, [...nodeEntries(world, netid), ...custom(world, netid)]));
}

export function listNodeDns(world: World, netid: string): readonly WireDnsEntry[] | null {
  return orNull(shuffled(world, nodeEntries(world, netid)));
}

export function listCustomDns(world: World, netid: string): readonly WireDnsEntry[] | null {
  return orNull(shuffled(world, custom(world, netid)));
}

export function createDns(world: World, caller: Caller, netid: string, sent: WireDnsEntry): WireDnsEntry {
  const entry = { ...sent, network: netid };
  const isTaken = [...nodeEntries(world, netid), ...custom(world, netid)].some(
    ({ name }) => name === entry.name,
  );
  validate(
    'DNSEntry',
    {
      Address: [['ip', isIp(entry.address)]],
      Name: [
        ['required', entry.name !== ''],
        ['name_unique', !isTaken],
        ...between(entry.name.length, 1, 192),
      ],
      Network: [['network_exists', world.networks.has(netid)]],
    },
    400,
  );
  world.dns.push(entry);
  log(world, `new DNS record added: ${entry.name}`);
  log(
    world,
    `${caller.name} DNS entry is set: {Address:${entry.address} Address6:${entry.address6} Name:${entry.name} Network:${netid}}`,
  );
  return entry;
}

/** Succeeds for unknown names and for node names, whose entries stay. */
export function deleteDns(world: World, netid: string, name: string): string {
  const index = world.dns.findIndex((entry) => entry.network === netid && entry.name === name);
  if (index >= 0) world.dns.splice(index, 1);
  log(world, `deleted dns entry:  ${name}.${netid}`);
  return `${name}.${netid} deleted.`;
}

function nodeEntries(world: World, netid: string): WireDnsEntry[] {
  return [...world.nodes.values()]
    .filter((node) => node.network === netid)
    .map(({ address, address6, name, network }) => ({ address, address6, name, network }));
}

function custom(world: World, netid: string): WireDnsEntry[] {
  return world.dns.filter((entry) => entry.network === netid);
}
