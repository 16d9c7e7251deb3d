import { healthLabels, nodeHealth } from './health.ts';
import { rolesOf } from './gateways.ts';
import { nodeOwners, type OwnerOf } from '../user/owners.ts';
import type { Node } from './node.ts';

/** Lists each exported field, so that no other part of the record leaks into a file. */
export function nodeExports(nodes: readonly Node[], now: number, ownerOf: OwnerOf = nodeOwners(undefined)) {
  return nodes.map((node) => ({
    name: node.name,
    network: node.network,
    owner: ownerOf(node),
    address: node.address,
    address6: node.address6,
    endpoint: node.endpoint,
    status: healthLabels[nodeHealth(node, now).status],
    roles: [...rolesOf(node), ...(node.isRelayed ? ['relayed'] : [])].join(' '),
    version: node.version,
    os: node.os,
    lastCheckIn: isoTime(node.lastCheckIn),
    expiresAt: isoTime(node.expiresAt),
    publicKey: node.publicKey,
    id: node.id,
  }));
}

function isoTime(moment: number): string {
  const date = new Date(moment * 1000);
  return moment === 0 || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
