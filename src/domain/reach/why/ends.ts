import { containsIP } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { rangesBehind } from '../network/allowedIps.ts';
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
import type { ReachIndex } from '../network/reachIndex.ts';

/** One end of a question: a thing of the network, or an address or range wherever it is. */
export type End =
  | Member
  | {
      readonly kind: 'address';
      readonly address: string;
      readonly network: string | undefined;
      /** What DNS calls it, in full. */
      readonly name?: string;
    };

/** What an end is called in the address of the page. */
export function endKey(end: End): string {
  if (end.kind !== 'address') return memberKey(end);
  if (end.name !== undefined) return end.name;
  return end.network === undefined ? end.address : `${end.address}@${end.network}`;
}

export function endName(end: End): string {
  return end.kind === 'address' ? (end.name ?? end.address) : memberName(end);
}

export type Family = 'IPv4' | 'IPv6';

/** Where packets to and from an end come out. */
export type Place = {
  readonly at: Member;
  /** Undefined: what is behind `at`. */
  readonly member: Member | undefined;
  readonly network: string;
  readonly addresses: readonly string[];
};

export function networkOf(end: End): string | undefined {
  return end.kind === 'address' ? end.network : memberNetwork(end);
}

/**
 * The member of the network that has the address, else the node of it that routes the narrowest range around it; else the
 * same anywhere.
 */
export function placeOf(index: ReachIndex, end: End, netid: string | undefined): Place | undefined {
  if (end.kind !== 'address') return placeOfMember(end);
  const near = end.network ?? netid;
  const found = near === undefined ? undefined : placeIn(index, end.address, near);
  return found ?? (end.network === undefined ? placeIn(index, end.address, undefined) : undefined);
}

function placeIn(index: ReachIndex, address: string, netid: string | undefined): Place | undefined {
  const holder = holdersOf(index, address, netid)[0];
  if (holder) return { ...placeOfMember(holder), addresses: [address] };
  const [gateway] = routersOf(index, address, netid);
  return (
    gateway && { at: nodeMember(gateway), member: undefined, network: gateway.network, addresses: [address] }
  );
}

function placeOfMember(member: Member): Place {
  return { at: member, member, network: memberNetwork(member), addresses: memberAddresses(member) };
}

function holdersOf(index: ReachIndex, address: string, netid: string | undefined): readonly Member[] {
  const isHere = (member: Member) =>
    (netid === undefined || memberNetwork(member) === netid) && memberAddresses(member).includes(address);
  return [...index.nodes.map(nodeMember), ...index.clients.map(clientMember)].filter(isHere);
}

function routersOf(index: ReachIndex, address: string, netid: string | undefined): readonly Node[] {
  const narrowest = (node: Node) =>
    Math.max(
      -1,
      ...rangesBehind(node)
        .filter((range) => containsIP(range, address))
        .map(prefixOf),
    );
  return index.nodes
    .filter((node) => (netid === undefined || node.network === netid) && narrowest(node) >= 0)
    .toSorted((one, other) => narrowest(other) - narrowest(one));
}

export type AddressPair = { readonly family: Family; readonly source: string; readonly target: string };

export function addressPairs(one: Place, other: Place): readonly AddressPair[] {
  return (['IPv4', 'IPv6'] as const).flatMap((family) => {
    const isOf = (address: string) => address.includes(':') === (family === 'IPv6');
    const [source, target] = [one.addresses.find(isOf), other.addresses.find(isOf)];
    return source !== undefined && target !== undefined ? [{ family, source, target }] : [];
  });
}
