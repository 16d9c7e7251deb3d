import { addressesOf } from '../../addresses.ts';
import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import { normaliseIP } from '../../ip.ts';
import type { Node } from '../../node/node.ts';

/** A node or an external client: something with its own addresses in a network. */
export type Member =
  | { readonly kind: 'node'; readonly node: Node }
  | { readonly kind: 'client'; readonly client: ExternalClient };

export const nodeMember = (node: Node): Member => ({ kind: 'node', node });
export const clientMember = (client: ExternalClient): Member => ({ kind: 'client', client });

/** Unique over all kinds and networks. */
export function memberKey(member: Member): string {
  return member.kind === 'node' ? member.node.id : clientKey(member.client);
}

export function memberName(member: Member): string {
  return member.kind === 'node' ? member.node.name : member.client.clientId;
}

export function memberNetwork(member: Member): string {
  return member.kind === 'node' ? member.node.network : member.client.network;
}

export function memberAddresses(member: Member): readonly string[] {
  return addressesOf(member.kind === 'node' ? member.node : member.client);
}

export function memberPublicKey(member: Member): string {
  return member.kind === 'node' ? member.node.publicKey : member.client.publicKey;
}

export function hostRange(address: string): string {
  return address.includes(':') ? `${address}/128` : `${address}/32`;
}

export function isHostRange(range: string): boolean {
  return range.endsWith(range.includes(':') ? '/128' : '/32');
}

/** IPv6 addresses can be spelled in several ways. */
export function spelledHost(range: string): string {
  if (!range.includes(':') || !isHostRange(range)) return range;
  return hostRange(normaliseIP(addressOfHost(range)) ?? addressOfHost(range));
}

export function addressOfHost(range: string): string {
  return range.slice(0, range.lastIndexOf('/'));
}

export function prefixOf(range: string): number {
  return Number(range.slice(range.lastIndexOf('/') + 1));
}
