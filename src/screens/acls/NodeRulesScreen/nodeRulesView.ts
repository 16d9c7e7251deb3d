import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { aclGroupKey, aclGroups, type AclGrouping } from '../../../domain/acl/aclGroups.ts';
import { aclAllowed, cellAt, pairReason, type AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { isAllowed, unionOver, type AclPairs } from '../../../domain/acl/aclPairs.ts';
import { groupName, pairWords, reasonTexts } from '../../../domain/acl/aclText.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { counted } from '../../../domain/format/count.ts';
import { relayedBy, relayOf } from '../../../domain/node/gateways.ts';
import { nodeHealth, healthReasonText, healthLabels } from '../../../domain/node/health.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { tally } from '../../../domain/tally.ts';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';

export type Source = {
  readonly edit: AclEdit;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly merged?: AclPairs | undefined;
};

export type NodeRule = ReturnType<typeof nodeRules>[number];

export function nodeRules({ edit, nodes, clients, merged }: Source, netid: string, only: number) {
  const { loaded } = edit;
  const members = nodes.filter(({ network }) => network === netid);
  const byId = new Map(members.map((node) => [node.id, node]));
  const self = byId.get(loaded.nodeIds[only] ?? '');
  const byOthers = merged && unionOver(loaded.nodeIds, [merged]);
  const clientsOf = tally(
    clients.filter(({ network }) => network === netid).map(({ ingressGatewayId }) => ingressGatewayId),
  );
  return loaded.nodeIds
    .flatMap((id, place) => {
      if (place === only) return [];
      const peer = byId.get(id);
      const wasAllowed = isAllowed(edit.before, only, place);
      const isOneWay = pairReason(loaded, only, place) === 'oneSided';
      const rule = {
        id,
        place,
        /** Undefined for a node that no longer exists. */
        node: peer,
        name: peer?.name ?? id,
        href: peer && !peer.isServer ? paths.nodeAcls(peer) : undefined,
        address: peer?.address || peer?.address6 || '',
        role: peer && roleWord(peer),
        health: peer && healthView(peer),
        wasAllowed,
        isAllowed: isAllowed(edit.pairs, only, place),
        isOneWay,
        isByOthers: byOthers !== undefined && isAllowed(byOthers, only, place),
      };
      const reason = wasAllowed
        ? allowedReason(peer, members, clientsOf.get(id) ?? 0)
        : blockedReason(loaded, only, place, self, peer);
      return [{ ...rule, reason }];
    })
    .toSorted((a, b) => compareNames(a.name, b.name));
}

function roleWord(node: Node): string | undefined {
  const key = aclGroupKey(node, 'role', 0);
  return key === 'plain' ? undefined : groupName('role', key);
}

function allowedReason(peer: Node | undefined, members: readonly Node[], clients: number): string {
  if (!peer) return 'node no longer exists';
  const relay = peer.isRelayed ? relayOf(peer, members) : undefined;
  const behind = peer.isRelay ? relayedBy(peer, members).length : 0;
  const ranges = peer.isEgressGateway ? peer.egressRanges : [];
  const parts = [
    ...(relay ? [`via ${relay.name}`] : []),
    ...(behind > 0 ? [`relays ${counted(behind, 'node')}`] : []),
    ...(clients > 0 && peer.isIngressGateway ? [`includes ${counted(clients, 'external client')}`] : []),
    ...(ranges.length > 0 ? [`includes ${ranges.join(', ')}`] : []),
  ];
  return parts.length === 0 ? 'in both directions' : parts.join(' · ');
}

function blockedReason(
  loaded: AclMatrix,
  only: number,
  place: number,
  self: Node | undefined,
  peer: Node | undefined,
): string {
  const names = { self: self?.name ?? 'this node', peer: peer?.name ?? 'that node' };
  const reason = pairReason(loaded, only, place);
  if (reason === 'oneSided') {
    const isOpenHere = cellAt(loaded, only, place) === aclAllowed;
    return `blocked in one direction by ${isOpenHere ? names.peer : names.self}`;
  }
  if (reason === 'missing') return reasonTexts.missing ?? '';
  if (peer?.defaultAcl === false) return 'its default rule is Deny';
  if (self?.defaultAcl === false) return `${names.self}’s default rule is Deny`;
  return peer ? 'in both directions' : 'node no longer exists';
}

export function isRuleChanged(rule: NodeRule): boolean {
  return rule.wasAllowed !== rule.isAllowed;
}

export type RulePart = ReturnType<typeof ruleParts>[number];

export function ruleParts(
  rules: readonly NodeRule[],
  { edit, nodes }: Pick<Source, 'edit' | 'nodes'>,
  by: AclGrouping | undefined,
  now: number,
): readonly { readonly name: string | undefined; readonly rules: readonly NodeRule[] }[] {
  if (!by) return rules.length === 0 ? [] : [{ name: undefined, rules }];
  return aclGroups(edit.loaded.nodeIds, nodes, by, now).flatMap(({ key, places }) => {
    const members = new Set(places);
    const inGroup = rules.filter(({ place }) => members.has(place));
    return inGroup.length === 0 ? [] : [{ name: groupName(by, key), rules: inGroup }];
  });
}

export function firstRules(parts: readonly RulePart[], limit: number) {
  return parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, { rules }) => sum + rules.length, 0);
    return { ...part, listed: part.rules.slice(0, Math.max(0, limit - before)) };
  });
}

/** `now` in Unix seconds. */
export function ruleExports(rules: readonly NodeRule[], now: number) {
  return rules.map(({ name, address, role = '', health, isAllowed: allowed, ...rule }) => {
    const state = health && nodeHealth(health, now);
    return {
      name,
      address,
      role,
      health: state ? `${healthLabels[state.status].toLowerCase()}, ${healthReasonText(state.reason)}` : '',
      rule: (allowed ? pairWords.allowed : pairWords.blocked).toLowerCase(),
      reason: allowed === rule.wasAllowed ? rule.reason : 'not submitted yet',
    };
  });
}

export function rulesText(rules: readonly NodeRule[], now: number): string {
  return ruleExports(rules, now)
    .map(({ name, address, rule, reason }) => `${name}\t${address}\t${rule}\t${reason}`)
    .join('\n');
}

const maxTicks = 200;

export function rowTicks(rules: readonly NodeRule[]) {
  const size = Math.ceil(rules.length / maxTicks) || 1;
  return Array.from({ length: Math.ceil(rules.length / size) }, (_, index) => {
    const part = rules.slice(index * size, (index + 1) * size);
    const [first, last] = [part[0], part.at(-1)];
    const blocked = part.filter((rule) => !rule.isAllowed).length;
    const title = first?.id === last?.id ? `${first?.name}` : `${first?.name} to ${last?.name}`;
    return {
      id: first?.id ?? '',
      title: `${title}: ${blocked === 0 ? 'allowed' : blocked === part.length ? 'blocked' : `${blocked} of ${part.length} blocked`}`,
      share: blocked / part.length,
      isChanged: part.some(isRuleChanged),
    };
  });
}
