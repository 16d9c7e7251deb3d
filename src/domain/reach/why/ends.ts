import { isCidr, isIPAddress } from '../../ip.ts';
import { rangeBehind } from '../network/allowedIps.ts';
import {
  clientMember,
  type Member,
  memberAddresses,
  memberKey,
  memberName,
  memberNetwork,
  nodeMember,
  prefixOf,
} from '../network/member.ts';
import type { ReachIndex, ReachSource } from '../network/reachIndex.ts';

/** One end of a question: a member of a network, or an address or range anywhere. */
export type End =
  | Member
  | {
      readonly kind: 'address';
      readonly address: string;
      readonly network: string | undefined;
      /** Its full DNS name. */
      readonly name?: string;
    };

/** The key of an end in the page's address. */
export function endKey(end: End): string {
  if (end.kind !== 'address') return memberKey(end);
  if (end.name !== undefined) return end.name;
  return end.network === undefined ? end.address : `${end.address}@${end.network}`;
}

/** The end that a page’s address names: a node by its ID, an external client by its name, or an address or range. */
export function endAt(
  { nodes, clients }: Pick<ReachSource, 'nodes' | 'clients'>,
  netid: string,
  text: string,
): End | undefined {
  const node = nodes.find(({ id, network }) => id === text && network === netid);
  if (node) return nodeMember(node);
  const client = clients.find(({ clientId, network }) => clientId === text && network === netid);
  if (client) return clientMember(client);
  return isIPAddress(text) || isCidr(text) ? { kind: 'address', address: text, network: netid } : undefined;
}

export function endName(end: End): string {
  return end.kind === 'address' ? (end.name ?? end.address) : memberName(end);
}

export type Family = 'IPv4' | 'IPv6';

/** The member that sends and receives the packets of an end. */
export type ResolvedEnd = {
  readonly at: Member;
  /** Undefined for an address behind `at`. */
  readonly member: Member | undefined;
  readonly network: string;
  readonly addresses: readonly string[];
};

export function networkOf(end: End): string | undefined {
  return end.kind === 'address' ? end.network : memberNetwork(end);
}

/** The member of the network that has the address, else the node that routes the narrowest range around it, here or anywhere. */
export function resolveEnd(index: ReachIndex, end: End, netid: string | undefined): ResolvedEnd | undefined {
  if (end.kind !== 'address') return placeOfMember(end);
  const near = end.network ?? netid;
  const found = near === undefined ? undefined : placeIn(index, end.address, near);
  return found ?? (end.network === undefined ? placeIn(index, end.address, undefined) : undefined);
}

function placeIn(index: ReachIndex, address: string, netid: string | undefined): ResolvedEnd | undefined {
  const isHere = (network: string) => netid === undefined || network === netid;
  const holder = [...index.nodes.map(nodeMember), ...index.clients.map(clientMember)].find(
    (member) => isHere(memberNetwork(member)) && memberAddresses(member).includes(address),
  );
  if (holder) return { ...placeOfMember(holder), addresses: [address] };
  const [router] = index.nodes
    .flatMap((node) => {
      const range = isHere(node.network) ? rangeBehind(node, address) : undefined;
      return range === undefined ? [] : [{ node, prefix: prefixOf(range) }];
    })
    .toSorted((a, b) => b.prefix - a.prefix);
  if (!router) return undefined;
  const { node } = router;
  return { at: nodeMember(node), member: undefined, network: node.network, addresses: [address] };
}

function placeOfMember(member: Member): ResolvedEnd {
  return { at: member, member, network: memberNetwork(member), addresses: memberAddresses(member) };
}

export type AddressPair = { readonly family: Family; readonly source: string; readonly target: string };

export function addressPairs(one: ResolvedEnd, other: ResolvedEnd): readonly AddressPair[] {
  return (['IPv4', 'IPv6'] as const).flatMap((family) => {
    const isOf = (address: string) => address.includes(':') === (family === 'IPv6');
    const [source, target] = [one.addresses.find(isOf), other.addresses.find(isOf)];
    return source !== undefined && target !== undefined ? [{ family, source, target }] : [];
  });
}
