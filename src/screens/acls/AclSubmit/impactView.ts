import { aclImpact, type AclImpact } from '../../../domain/acl/aclImpact.ts';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Node } from '../../../domain/node/node.ts';

export type ImpactView = ReturnType<typeof impactView>;

export function impactView(
  edit: AclEdit,
  nodes: readonly Node[],
  clients: readonly ExternalClient[],
  isPointToSite: boolean,
) {
  const ruled = nodes.filter(({ id }) => edit.loaded.indexOf.has(id));
  const impact = aclImpact(edit.before, edit.pairs, { nodes: ruled, clients, isPointToSite });
  const names = new Map(ruled.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    blocked: impact.blocked,
    allowed: impact.allowed,
    changes: impact.blocked + impact.allowed,
    cutOff: impact.cutOff.map(({ id, peers }) => ({ id, name: nameOf(id), peers })),
    gateways: impact.gateways.map(nameOf),
    servers: impact.servers.map(nameOf),
  };
}

export function changeText({ blocked, allowed }: Pick<AclImpact, 'blocked' | 'allowed'>): string {
  if (blocked === 0) return `${counted(allowed, 'pair')} allowed`;
  const first = `${counted(blocked, 'pair')} blocked`;
  return allowed === 0 ? first : `${first}, ${grouped(allowed)} allowed`;
}

export function cutOffText(count: number): string {
  return `${counted(count, 'node')} will lose all ${count === 1 ? 'its' : 'their'} peers`;
}

export function namesText(names: readonly string[]): string {
  const shown = names.slice(0, maxNamed).join(', ');
  return names.length > maxNamed ? `${shown} and ${names.length - maxNamed} more` : shown;
}

const maxNamed = 5;
