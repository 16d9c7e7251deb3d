import { addressesOf, type Addressed } from '../addresses.ts';
import { customEntries, fullName, type DnsEntry } from '../dns/dnsEntry.ts';
import { clientKey, type ExternalClient } from '../externalClient/externalClient.ts';
import { isAddressable } from '../fieldRules.ts';
import { containsIP, hostBits, normaliseIP, spelledIP } from '../ip.ts';
import { listFromText } from '../list.ts';
import { type Network, networkRanges } from '../network/network.ts';
import { compareNames } from '../order.ts';
import { canEditNode, isNetAdmin, type Viewer } from '../session/permissions.ts';
import { nodeKey, refOf, type NamedNode, type Node, type NodeRef } from './node.ts';

export type AddressList = 'relayAddresses' | 'allowedIps' | 'egressRanges';

export type Holder =
  | { readonly kind: 'dns'; readonly entry: Pick<DnsEntry, 'name' | 'network'> }
  | { readonly kind: 'list'; readonly node: NamedNode; readonly list: AddressList }
  | { readonly kind: 'commands'; readonly node: NamedNode }
  | { readonly kind: 'clientDns'; readonly netid: string };

/** A record that still contains the address of a deleted node or client. */
export type Leftover = {
  readonly holder: Holder;
  /** `text` is the address as the record spells it, `owner` the key of the deleted node or client. */
  readonly named: readonly { readonly text: string; readonly owner: string }[];
  /** True when the user can edit the record and remove only the address. */
  readonly isCleanable: boolean;
};

/** `owner` is the key of the node or client whose deletion also removes this one. */
export type Departing = {
  readonly key: string;
  readonly owner: string;
  readonly network: string;
  readonly addresses: readonly string[];
};

export type LeftoverSource = {
  readonly viewer: Viewer;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly dnsEntries: readonly DnsEntry[];
  readonly networks: readonly Pick<
    Network,
    'netid' | 'addressRange' | 'addressRange6' | 'defaultExtClientDns'
  >[];
};

/** The server deletes a node’s external clients with it. */
export function departingNodes(refs: readonly NodeRef[], source: LeftoverSource): readonly Departing[] {
  const keys = new Set(refs.map(nodeKey));
  return source.nodes
    .filter((node) => keys.has(nodeKey(node)))
    .flatMap((node) => {
      const owner = nodeKey(node);
      return [
        { key: owner, owner, network: node.network, addresses: addressesOf(node) },
        ...departingClientsOf(node, source).map((client) => ({ ...client, owner })),
      ];
    });
}

export function departingClientsOf(
  gateway: NodeRef,
  { clients }: Pick<LeftoverSource, 'clients'>,
): readonly Departing[] {
  return clients
    .filter(({ network, ingressGatewayId }) => network === gateway.network && ingressGatewayId === gateway.id)
    .map(departingClient);
}

export function departingClient(client: ExternalClient): Departing {
  const key = clientKey(client);
  return { key, owner: key, network: client.network, addresses: addressesOf(client) };
}

export function leftoversOf(departing: readonly Departing[], source: LeftoverSource): readonly Leftover[] {
  if (departing.length === 0) return [];
  const { viewer, networks } = source;
  const keys = new Set(departing.map(({ key }) => key));
  const nodes = source.nodes.filter((node) => !keys.has(nodeKey(node)));
  const clients = source.clients.filter((client) => !keys.has(clientKey(client)));
  const namedIn = finder(departing, [...nodes, ...clients], networks);

  const found: readonly Leftover[] = [
    ...customEntries(source.dnsEntries, source.nodes).map(({ name, network, ...entry }) => {
      const addresses = addressesOf(entry);
      const named = namedIn(addresses, network);
      // An entry can only be deleted as a whole.
      const isAllNamed = named.length === addresses.length;
      return {
        holder: { kind: 'dns', entry: { name, network } } as const,
        named,
        isCleanable: isNetAdmin(viewer, network) && isAddressable(name) && isAllNamed,
      };
    }),
    ...nodes.flatMap((node) => listsOf(node, canEditNode(viewer, node), namedIn)),
    ...networks.map(({ netid, defaultExtClientDns }) => ({
      holder: { kind: 'clientDns', netid } as const,
      named: namedIn(listFromText(defaultExtClientDns), netid),
      isCleanable: isNetAdmin(viewer, netid),
    })),
  ];
  // The server lists records in random order.
  return found
    .filter(({ named }) => named.length > 0)
    .toSorted((a, b) => compareNames(leftoverText(a), leftoverText(b)));
}

type Finder = (texts: readonly string[], netid: string) => Leftover['named'];

function listsOf(node: Node, isEditable: boolean, namedIn: Finder): readonly Leftover[] {
  const { network } = node;
  const ref = refOf(node);
  const inList = (list: AddressList) => ({
    holder: { kind: 'list', node: ref, list } as const,
    named: namedIn(node[list], network),
    isCleanable: isEditable,
  });
  const egress = inList('egressRanges');
  return [
    ...(node.isRelay ? [inList('relayAddresses')] : []),
    inList('allowedIps'),
    // Nodes can’t handle an egress gateway without ranges; its role has to be removed instead.
    ...(node.isEgressGateway
      ? [{ ...egress, isCleanable: isEditable && egress.named.length < node.egressRanges.length }]
      : []),
    {
      holder: { kind: 'commands', node: ref },
      named: namedIn([...new Set(`${node.postUp} ${node.postDown}`.split(/[\s,;'"=]+/))], network),
      isCleanable: false,
    },
  ];
}

/**
 * An address that a remaining node or client of the network shares counts as theirs. A record of another
 * network names a departing address only if its own range can’t hold the address and just one departing owner
 * has it.
 */
function finder(
  departing: readonly Departing[],
  remaining: readonly (Addressed & Pick<Node, 'network'>)[],
  networks: LeftoverSource['networks'],
): Finder {
  const taken = new Set(
    remaining.flatMap((holder) =>
      addressesOf(holder).map((address) => `${holder.network} ${spelledIP(address)}`),
    ),
  );
  const departed = new Map<string, { readonly network: string; readonly owner: string }[]>();
  for (const { owner, network, addresses } of departing) {
    for (const text of addresses) {
      const address = normaliseIP(text);
      if (address === undefined || taken.has(`${network} ${address}`)) continue;
      departed.set(address, [...(departed.get(address) ?? []), { network, owner }]);
    }
  }
  const rangesOf = new Map(networks.map((network) => [network.netid, networkRanges(network)]));
  const ownerOf = (address: string, netid: string): string | undefined => {
    const found = departed.get(address) ?? [];
    const own = found.find(({ network }) => network === netid);
    if (own) return own.owner;
    const ranges = rangesOf.get(netid);
    const isForeign = ranges?.every((range) => !containsIP(range, address)) ?? false;
    const isTaken = networks.some((network) => taken.has(`${network.netid} ${address}`));
    return isForeign && !isTaken && found.length === 1 ? found[0]?.owner : undefined;
  };
  return (texts, netid) =>
    texts.flatMap((text) => {
      const address = soleAddress(text);
      const owner = address === undefined ? undefined : ownerOf(address, netid);
      return owner === undefined ? [] : [{ text, owner }];
    });
}

/** Accepts an address with or without its prefix: 10.0.0.5/32. */
function soleAddress(text: string): string | undefined {
  return hostBits(text) === 0 ? normaliseIP(text.split('/')[0] ?? '') : undefined;
}

export function leftBehindBy(
  leftovers: readonly Leftover[],
  owners: ReadonlySet<string>,
): readonly Leftover[] {
  return leftovers
    .map((leftover) => ({ ...leftover, named: leftover.named.filter(({ owner }) => owners.has(owner)) }))
    .filter(({ named }) => named.length > 0);
}

export const listNames: Readonly<Record<AddressList, string>> = {
  relayAddresses: 'relay list',
  allowedIps: 'allowed IPs',
  egressRanges: 'egress ranges',
};

export function leftoverText({ holder, named }: Leftover): string {
  const addresses = addressesIn(named);
  switch (holder.kind) {
    case 'dns':
      return `DNS entry ${fullName(holder.entry)} points to ${addresses}`;
    case 'list':
      return `${holder.node.name} has ${addresses} in its ${listNames[holder.list]}`;
    case 'commands':
      return `${holder.node.name} has ${addresses} in its postup or postdown commands`;
    case 'clientDns':
      return `External clients in ${holder.netid} use ${addresses} as a DNS server`;
  }
}

export function holderName(holder: Holder): string {
  switch (holder.kind) {
    case 'dns':
      return fullName(holder.entry);
    case 'clientDns':
      return holder.netid;
    default:
      return holder.node.name;
  }
}

export function cleanedText({ holder, named }: Leftover): string {
  const addresses = addressesIn(named);
  switch (holder.kind) {
    case 'dns':
      return 'DNS entry deleted';
    case 'list':
      return `${addresses} removed from its ${listNames[holder.list]}`;
    case 'commands':
      return `${addresses} removed from its commands`;
    case 'clientDns':
      return `${addresses} removed from its external clients’ DNS servers`;
  }
}

function addressesIn(named: Leftover['named']): string {
  return named.map(({ text }) => text).join(' and ');
}
