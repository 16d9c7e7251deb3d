import { containsIP, isCidr, isIPAddress } from '../../ip.ts';
import { nodeHealth, type HealthStatus } from '../../node/health.ts';
import type { Node } from '../../node/node.ts';
import { compareNames } from '../../order.ts';
import { aclGroupKey } from '../aclGroups.ts';
import type { Members } from '../aclText.ts';
import { trimmed } from '../../trimmed.ts';

const setRoles = {
  ingress: { text: 'ingress gateways and their clients', has: (node: Node) => node.isIngressGateway },
  egress: { text: 'egress gateways', has: (node: Node) => node.isEgressGateway },
  relay: { text: 'relays', has: (node: Node) => node.isRelay },
  relayed: { text: 'relayed nodes', has: (node: Node) => node.isRelayed },
  hub: { text: 'hubs', has: (node: Node) => node.isHub },
  server: { text: 'server nodes', has: (node: Node) => node.isServer },
  plain: {
    text: 'nodes without a role',
    has: (node: Node) => aclGroupKey(node, 'role', 0) === 'plain',
  },
} as const;

type SetRole = keyof typeof setRoles;
const roles = Object.keys(setRoles) as readonly SetRole[];
const healths: readonly HealthStatus[] = ['healthy', 'warning', 'error', 'pending'];

/** Describes a set of nodes. External clients have no ACL rules and follow their gateway. */
export type SetChoice =
  | { readonly by: 'all' }
  | { readonly by: 'role'; readonly role: SetRole }
  | { readonly by: 'health'; readonly health: HealthStatus }
  | { readonly by: 'system'; readonly system: string }
  | { readonly by: 'name'; readonly part: string }
  | { readonly by: 'node'; readonly name: string }
  | { readonly by: 'range'; readonly range: string };

export function choiceText(choice: SetChoice): string {
  switch (choice.by) {
    case 'all':
      return 'all nodes';
    case 'role':
      return setRoles[choice.role].text;
    case 'health':
      return `health ${choice.health}`;
    case 'system':
      return `system ${choice.system}`;
    case 'name':
      return `name contains ${choice.part}`;
    case 'node':
      return `node ${choice.name}`;
    case 'range':
      return `address in ${choice.range}`;
  }
}

export function choiceOf(written: string): SetChoice | undefined {
  const text = trimmed(written).replace(/\s+/g, ' ');
  if (text === '') return undefined;
  const lower = text.toLowerCase();
  const fixed = fixedChoices.find((choice) => choiceText(choice) === lower);
  if (fixed) return fixed;
  const after = (start: string) => (lower.startsWith(start) ? text.slice(start.length) : undefined);
  const range = after('address in ') ?? text;
  if (isCidr(range) || isIPAddress(range)) return { by: 'range', range };
  const system = after('system ');
  if (system !== undefined) return { by: 'system', system: system.toLowerCase() };
  const name = after('node ');
  if (name !== undefined) return { by: 'node', name };
  return { by: 'name', part: after('name contains ') ?? text };
}

const fixedChoices: readonly SetChoice[] = [
  { by: 'all' },
  ...roles.map((role) => ({ by: 'role', role }) as const),
  ...healths.map((health) => ({ by: 'health', health }) as const),
];

/** Returns the indexes of the nodes in a set. `now` is in Unix seconds. */
export function setPlaces(choice: SetChoice, { nodeIds, nodes }: Members, now: number): readonly number[] {
  if (choice.by === 'all') return [...nodeIds.keys()];
  return nodes.flatMap((node, place) => (node && isIn(choice, node, now) ? [place] : []));
}

function isIn(choice: Exclude<SetChoice, { by: 'all' }>, node: Node, now: number): boolean {
  switch (choice.by) {
    case 'role':
      return setRoles[choice.role].has(node);
    case 'health':
      return nodeHealth(node, now).status === choice.health;
    case 'system':
      return node.os.toLowerCase() === choice.system;
    case 'name':
      return node.name.toLowerCase().includes(choice.part.toLowerCase());
    case 'node':
      return node.name.toLowerCase() === choice.name.toLowerCase();
    case 'range':
      return [node.address, node.address6].some((address) => containsIP(choice.range, address));
  }
}

export type CountedSet = { readonly choice: SetChoice; readonly count: number };

const maxParts = 30;
const maxNodes = 30;

/** Returns the sets that a text describes or finds, a node with exactly this name first. */
export function setsWith(
  text: string,
  sets: readonly CountedSet[],
  members: Members,
  now: number,
): readonly CountedSet[] {
  const own = choiceOf(text);
  const written = own && choiceText(own);
  const typed = trimmed(text).replace(/\s+/g, ' ').toLowerCase();
  const names = [...new Set(members.nodes.flatMap((node) => (node ? [node.name] : [])))];
  const isFound = (choice: SetChoice) => {
    const words = choiceText(choice);
    return words !== written && words.toLowerCase().includes(typed);
  };
  const nodes = names
    .map((name): SetChoice => ({ by: 'node', name }))
    .filter(isFound)
    .toSorted((a, b) => compareNames(choiceText(a), choiceText(b)))
    .slice(0, maxNodes);
  const sized = (choice: SetChoice) => ({ choice, count: setPlaces(choice, members, now).length });
  const isExact = (choice: SetChoice) => choice.by === 'node' && choice.name.toLowerCase() === typed;
  const found = [...sets.filter(({ choice }) => isFound(choice)), ...nodes.map(sized)];
  if (!own) return found;
  const first = sized(own);
  const listed = first.count > 0 || found.length === 0 ? [first, ...found] : found;
  return listed.toSorted((a, b) => Number(isExact(b.choice)) - Number(isExact(a.choice)));
}

export function setsOf(members: Members, now: number): readonly CountedSet[] {
  const known = members.nodes.flatMap((node) => node ?? []);
  const systems = [...new Set(known.map(({ os }) => os.toLowerCase()))].filter((os) => os !== '');
  const parts = [...members.parts]
    .filter(([, count]) => count > 1)
    .toSorted(([a, countA], [b, countB]) => countB - countA || compareNames(a, b))
    .slice(0, maxParts);
  const choices: readonly SetChoice[] = [
    ...fixedChoices,
    ...systems.toSorted(compareNames).map((system) => ({ by: 'system', system }) as const),
    ...parts.map(([part]) => ({ by: 'name', part }) as const),
  ];
  return choices.flatMap((choice) => {
    const count = setPlaces(choice, members, now).length;
    return count > 0 ? [{ choice, count }] : [];
  });
}
