import type { ExternalClient } from '../externalClient/externalClient.ts';
import { countProblem, isWholeNumber } from '../fieldRules.ts';
import { counted } from '../format/count.ts';
import { containsIP, isCidr, isIPv4Cidr, isIPv6Cidr } from '../ip.ts';
import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import { addressCountOf, type NetworkDraft } from './networkDraft.ts';
import { trimmed } from '../trimmed.ts';

export const maxNetidLength = 12;

/** The field drops all other characters while the user types. */
export function toNetid(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]/g, '')
    .slice(0, maxNetidLength);
}

export function netidProblem(
  netid: string,
  taken: ReadonlySet<string> = new Set<string>(),
): MessageKey | undefined {
  if (netid === '' || netid !== toNetid(netid)) return 'network.validation.netid';
  return taken.has(netid) ? 'network.validation.taken' : undefined;
}

export function ipv4RangeProblem(range: string, isOn: boolean): MessageKey | undefined {
  return !isOn || isIPv4Cidr(range) ? undefined : 'network.validation.ipv4';
}

export function ipv6RangeProblem(range: string, isOn: boolean): MessageKey | undefined {
  return !isOn || isIPv6Cidr(range) ? undefined : 'network.validation.ipv6';
}

export function localRangeProblem(range: string, isOn: boolean): MessageKey | undefined {
  return !isOn || range === '' || isCidr(range) ? undefined : 'network.validation.localrange';
}

export function accessLevelProblem(level: string): MessageKey | undefined {
  return isWholeNumber(level, 0, 3) ? undefined : 'network.validation.accesslevel';
}

export function networkDraftProblems(
  draft: NetworkDraft,
  taken: ReadonlySet<string>,
): Problems<keyof NetworkDraft> {
  return {
    netid: isNameOfPage(draft.netid) ? 'common.validation.page' : netidProblem(draft.netid, taken),
    isIPv4: draft.isIPv4 || draft.isIPv6 ? undefined : 'network.validation.nofamily',
    addressRange: ipv4RangeProblem(trimmed(draft.addressRange), draft.isIPv4),
    addressRange6: ipv6RangeProblem(trimmed(draft.addressRange6), draft.isIPv6),
    localRange: localRangeProblem(trimmed(draft.localRange), draft.isLocal),
    userNodeLimit: countProblem(draft.userNodeLimit, 'network.validation.nodelimit'),
    userClientLimit: countProblem(draft.userClientLimit, 'network.validation.clientlimit'),
  };
}

/** Whether the address of the network’s page is the one of another page. Addresses match in any case. */
function isNameOfPage(netid: string): boolean {
  return (
    paths.network(netid) === paths.createNetwork() ||
    paths.metrics(netid) === paths.allMetrics().toLowerCase()
  );
}

/** 0 leaves the choice to the node. */
export function listenPortProblem(port: string): MessageKey | undefined {
  const isValid = isWholeNumber(port, 0, 0) || isWholeNumber(port, 1024, 65_535);
  return isValid ? undefined : 'network.validation.listenport';
}

const maxInterfaceBytes = 15;

/** Linux counts bytes, and replaces `%d` by a number. */
export function interfaceProblem(name: string): MessageKey | undefined {
  if (name === '.' || name === '..') return 'common.validation.dots';
  if (!/^[^\s/:%]{1,15}$/u.test(name)) return 'network.validation.interface';
  const { length } = new TextEncoder().encode(name);
  return length > maxInterfaceBytes ? 'network.validation.interfacebytes' : undefined;
}

export type AddressHolders = {
  readonly nodes: readonly Pick<Node, 'address' | 'address6'>[];
  readonly clients: readonly Pick<ExternalClient, 'address' | 'address6'>[];
};

/** The server stores a range before it runs out of addresses, and counts old addresses as taken while readdressing. */
export function roomProblem(
  range: string,
  family: 'address' | 'address6',
  { nodes, clients }: AddressHolders,
): string | undefined {
  const addresses = addressCountOf(range);
  if (addresses === undefined || nodes.length === 0) return undefined;
  const served = clients.filter((client) => client[family] !== '').length;
  const needed = nodes.length + served;
  const hasOld = nodes.some((node) => containsIP(range, node[family]));
  if (addresses >= needed + (hasOld ? 1 : 0)) return undefined;
  const holders = [
    counted(nodes.length, 'node'),
    ...(served > 0 ? [counted(served, 'external client')] : []),
  ];
  const only = `Only ${counted(addresses, 'address', 'addresses')} for ${holders.join(' and ')}`;
  return addresses >= needed ? `${only}. The server needs a spare one to reassign them` : only;
}
