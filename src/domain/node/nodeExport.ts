import { healthWords, nodeHealth } from './health.ts';
import { rolesOf } from './gateways.ts';
import type { Node } from './node.ts';

export type NodeExport = {
  readonly name: string;
  readonly network: string;
  readonly address: string;
  readonly address6: string;
  readonly endpoint: string;
  readonly status: string;
  /** Separated by spaces. */
  readonly roles: string;
  readonly version: string;
  readonly os: string;
  readonly lastCheckIn: string;
  readonly expiresAt: string;
  readonly publicKey: string;
  readonly id: string;
};

/** Lists every field, so that nothing else a node carries gets exported. */
export function nodeExports(nodes: readonly Node[], now: number): readonly NodeExport[] {
  return nodes.map((node) => ({
    name: node.name,
    network: node.network,
    address: node.address,
    address6: node.address6,
    endpoint: node.endpoint,
    status: healthWords[nodeHealth(node, now).status],
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
