import { reservedDevice } from '../format/fileName.ts';
import { hashOf } from '../format/hash.ts';
import { hostPort, isIPv6 } from '../ip.ts';
import { compareIds } from '../order.ts';
import { clientKey, type ExternalClientRef } from './externalClient.ts';

export type ClientFiles = { readonly config: string; readonly image: string };

/** WireGuard apps name a tunnel after its file and accept at most 15 of these characters. */
const maxLength = 15;
const acceptedName = /^[\w=+.-]{1,15}$/;

/**
 * Returns file names by `clientKey`, unique regardless of case. Ids that WireGuard apps accept are kept. Others
 * are reduced to the accepted characters and numbered if that name is taken. If no character is left, the name
 * contains a hash, because a number would change when other clients are added or deleted.
 */
export function clientFiles(clients: readonly ExternalClientRef[]): ReadonlyMap<string, ClientFiles> {
  const files = new Map<string, ClientFiles>();
  const taken = new Set<string>();
  const assign = (client: ExternalClientRef, name: string) => {
    taken.add(name.toLowerCase());
    files.set(clientKey(client), filesNamed(name));
  };
  // The server’s order is random, and file names must be stable.
  const sorted = clients.toSorted((a, b) => compareIds(clientKey(a), clientKey(b)));
  for (const client of sorted) {
    const { clientId } = client;
    if (plainName(clientId) === clientId && !taken.has(clientId.toLowerCase())) assign(client, clientId);
  }
  const numbers = new Map<string, number>();
  for (const client of sorted) {
    if (files.has(clientKey(client))) continue;
    const name = plainName(client.clientId);
    let number = numbers.get(name.toLowerCase()) ?? 1;
    while (taken.has(numbered(name, number).toLowerCase())) number += 1;
    numbers.set(name.toLowerCase(), number);
    assign(client, numbered(name, number));
  }
  return files;
}

export function clientFilesOf(client: ExternalClientRef, clients: readonly ExternalClientRef[]): ClientFiles {
  return clientFiles(clients).get(clientKey(client)) ?? filesNamed(plainName(client.clientId));
}

function filesNamed(name: string): ClientFiles {
  return { config: `${name}.conf`, image: `${name}.png` };
}

function plainName(clientId: string): string {
  if (acceptedName.test(clientId) && !/^\.|\.$/.test(clientId) && !reservedDevice.test(clientId))
    return clientId;
  const cleaned = clientId
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w=+.-]+/g, '-')
    .replace(/^[.-]+/, '');
  const named = shortened(cleaned, maxLength).replace(reservedDevice, '_$1');
  return shortened(named, maxLength) || `client-${hashOf(clientId).toString(36).slice(-6)}`;
}

function numbered(name: string, number: number): string {
  const ending = `-${number}`;
  return number === 1 ? name : shortened(name, maxLength - ending.length) + ending;
}

function shortened(name: string, length: number): string {
  return name.slice(0, length).replace(/[.-]+$/, '');
}

/** Adds brackets around an IPv6 endpoint. The server omits them, and WireGuard then rejects the file. */
export function withBracketedEndpoint(config: string): string {
  return config.replaceAll(
    /^([ \t]*Endpoint[ \t]*=[ \t]*)(\S+):(\d+)/gim,
    (line, key: string, host: string, port: string) => (isIPv6(host) ? key + hostPort(host, port) : line),
  );
}
