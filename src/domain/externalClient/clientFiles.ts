import { hostPort, isIPv6 } from '../ip.ts';
import { compareIds } from '../order.ts';
import { clientKey, type ExternalClientRef } from './externalClient.ts';

/** Names of the files that can be saved of a client. */
export type ClientFiles = { readonly config: string; readonly image: string };

/** WireGuard apps name a tunnel after its file, in at most 15 of these characters. */
const longest = 15;
const accepted = /^[\w=+.-]{1,15}$/;

/** Devices on Windows, whatever extension follows. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * File names by `clientKey`, no two of which differ by case only. A client whose id WireGuard apps accept keeps it. Others
 * are named after the accepted part of their id, with a number where another client has that name.
 */
export function clientFiles(clients: readonly ExternalClientRef[]): ReadonlyMap<string, ClientFiles> {
  const files = new Map<string, ClientFiles>();
  const taken = new Set<string>();
  const give = (client: ExternalClientRef, name: string) => {
    taken.add(name.toLowerCase());
    files.set(clientKey(client), filesNamed(name));
  };
  // The server's order is random, and a file keeps its name from one time to the next.
  const inOrder = clients.toSorted((one, other) => compareIds(clientKey(one), clientKey(other)));
  for (const client of inOrder) {
    const { clientId } = client;
    if (plainName(clientId) === clientId && !taken.has(clientId.toLowerCase())) give(client, clientId);
  }
  const numbers = new Map<string, number>();
  for (const client of inOrder) {
    if (files.has(clientKey(client))) continue;
    const name = plainName(client.clientId);
    let number = numbers.get(name.toLowerCase()) ?? 1;
    while (taken.has(numbered(name, number).toLowerCase())) number += 1;
    numbers.set(name.toLowerCase(), number);
    give(client, numbered(name, number));
  }
  return files;
}

/** The file names of one client, which the list may not have yet. */
export function filesOf(client: ExternalClientRef, clients: readonly ExternalClientRef[]): ClientFiles {
  return clientFiles(clients).get(clientKey(client)) ?? filesNamed(plainName(client.clientId));
}

function filesNamed(name: string): ClientFiles {
  return { config: `${name}.conf`, image: `${name}.png` };
}

/** The id itself where WireGuard apps and file systems accept it. */
function plainName(clientId: string): string {
  if (accepted.test(clientId) && !/^\.|\.$/.test(clientId) && !device.test(clientId)) return clientId;
  const letters = clientId
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w=+.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .replace(device, '_$1');
  return shortened(letters, longest) || 'client';
}

function numbered(name: string, number: number): string {
  const ending = `-${number}`;
  return number === 1 ? name : shortened(name, longest - ending.length) + ending;
}

/** No name ends with what only parted it from its rest. */
function shortened(name: string, length: number): string {
  return name.slice(0, length).replace(/[.-]+$/, '');
}

/**
 * The configuration with brackets around an IPv6 address of the gateway. The server sends the address and its port
 * without them, which WireGuard rejects.
 */
export function withReadableEndpoint(config: string): string {
  return config.replaceAll(
    /^([ \t]*Endpoint[ \t]*=[ \t]*)(\S+):(\d+)(?=\s*$)/gim,
    (line, key: string, host: string, port: string) => (isIPv6(host) ? key + hostPort(host, port) : line),
  );
}
