import type { AccessKey } from '../accessKey/accessKey.ts';
import { primaryAddress } from '../addresses.ts';
import type { DnsEntry } from '../dns/dnsEntry.ts';
import { customEntries, fullName } from '../dns/dnsEntry.ts';
import { clientKey, type ExternalClient } from '../externalClient/externalClient.ts';
import { normaliseIP } from '../ip.ts';
import { type Network, networkRanges } from '../network/network.ts';
import { roleNames, rolesOf } from '../node/gateways.ts';
import { nodeKey, type Node } from '../node/node.ts';
import { compareIds } from '../order.ts';
import { paths } from '../paths.ts';
import { navigationOf, sectionPaths, type SectionId } from '../session/navigation.ts';
import { canSeeUserGroups, canSeeUsers, type Viewer } from '../session/permissions.ts';
import { labels } from '../text/labels.ts';
import type { User } from '../user/userWire.ts';
import { findTexts, type FindableKind } from './findText.ts';

export type Findable = {
  readonly id: string;
  readonly kind: FindableKind;
  readonly name: string;
  readonly detail: string;
  readonly where: string;
  readonly words: readonly string[];
  /** Normalised, like `ranges`. */
  readonly addresses: readonly string[];
  /** Ranges that a network has or a gateway routes. */
  readonly ranges: readonly string[];
  readonly href: string;
  readonly node?: Node | undefined;
  readonly client?: ExternalClient | undefined;
  readonly network?: Network | undefined;
  readonly accessKey?: { readonly netid: string; readonly key: AccessKey } | undefined;
  /** Only of a custom entry. */
  readonly entry?: DnsEntry | undefined;
  readonly user?: User | undefined;
  readonly group?: string | undefined;
  readonly section?: SectionId | undefined;
};

/** A match, with the matching parts of its name as pairs of start and end. */
export type FoundItem = { readonly item: Findable; readonly marks: readonly number[] };

export type FindRecords = {
  readonly networks: readonly Network[];
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly dns: readonly DnsEntry[];
  readonly users: readonly User[];
  readonly groups: readonly string[];
};

export function findables(world: FindRecords, viewer: Viewer): readonly Findable[] {
  const { networks, dns, users, groups } = world;
  const nodes = world.nodes.toSorted((a, b) => compareIds(nodeKey(a), nodeKey(b)));
  const clients = world.clients.toSorted((a, b) => compareIds(clientKey(a), clientKey(b)));
  const custom = new Set(customEntries(dns, nodes));
  return [
    ...pages(viewer),
    ...nodes.map(ofNode),
    ...networks.map(ofNetwork),
    ...clients.map(ofClient),
    ...nodes.filter(({ isEgressGateway }) => isEgressGateway).flatMap(rangesOf),
    ...dns.map((entry) => ofDns(entry, custom.has(entry))),
    ...networks.flatMap(keysOf),
    ...(canSeeUsers(viewer) ? users.map(ofUser) : []),
    ...(canSeeUserGroups(viewer) ? groups.map(ofGroup) : []),
  ];
}

const pageWords: Partial<Record<SectionId, readonly string[]>> = findTexts.pageWords;

const none = { detail: '', words: [], addresses: [], ranges: [] } as const;

function pages(viewer: Viewer): readonly Findable[] {
  const { base, administration } = navigationOf(viewer);
  return [...base, ...administration].map((section) => ({
    ...none,
    id: `page ${section}`,
    kind: 'page',
    name: labels.section[section],
    where: findTexts.kinds.page,
    words: pageWords[section] ?? [],
    href: sectionPaths[section](),
    section,
  }));
}

function ofNode(node: Node): Findable {
  const { name, network, id, address, address6, endpoint, publicKey, macAddress, localAddress } = node;
  return {
    ...none,
    id: `node ${nodeKey(node)}`,
    kind: 'node',
    name,
    detail: primaryAddress(node),
    where: findTexts.where('node', network),
    words: [
      ...filled([address, address6, endpoint, localAddress, publicKey, macAddress, id]),
      ...rolesOf(node).map((role) => `${roleNames[role]} gateway`),
    ],
    addresses: normalised([address, address6, endpoint, localAddress]),
    href: paths.node(node),
    node,
  };
}

function ofNetwork(network: Network): Findable {
  const ranges = networkRanges(network);
  return {
    ...none,
    id: `network ${network.netid}`,
    kind: 'network',
    name: network.netid,
    detail: ranges.join(', '),
    where: findTexts.kinds.network,
    words: ranges,
    ranges: normalised(ranges),
    href: paths.network(network.netid),
    network,
  };
}

function rangesOf(node: Node): readonly Findable[] {
  return node.egressRanges.map((range) => ({
    ...none,
    id: `range ${range} ${nodeKey(node)}`,
    kind: 'range',
    name: range,
    where: findTexts.behind(node.name, node.network),
    ranges: normalised([range]),
    href: paths.node(node),
    node,
  }));
}

function ofClient(client: ExternalClient): Findable {
  const { clientId, network, address, address6, publicKey, ownerId } = client;
  return {
    ...none,
    id: `client ${clientKey(client)}`,
    kind: 'client',
    name: clientId,
    detail: primaryAddress(client),
    where: findTexts.where('client', network),
    words: filled([address, address6, publicKey, ownerId]),
    addresses: normalised([address, address6]),
    href: searched(paths.externalClients(network), clientId),
    client,
  };
}

function ofDns(entry: DnsEntry, isCustom: boolean): Findable {
  const { network, name, address, address6 } = entry;
  return {
    ...none,
    id: `dns ${fullName(entry)} ${primaryAddress(entry)}`,
    kind: 'dns',
    name: fullName(entry),
    detail: primaryAddress(entry),
    where: findTexts.kinds.dns,
    words: filled([address, address6]),
    addresses: normalised([address, address6]),
    href: searched(paths.dns(network), name),
    ...(isCustom && { entry }),
  };
}

function keysOf({ netid, accessKeys }: Network): readonly Findable[] {
  return accessKeys.map((key) => ({
    ...none,
    id: `key ${netid}/${key.name}`,
    kind: 'key',
    name: key.name,
    where: findTexts.where('key', netid),
    href: paths.accessKey(netid, key.name),
    accessKey: { netid, key },
  }));
}

function ofUser(user: User): Findable {
  const { username, isAdmin } = user;
  return {
    ...none,
    id: `user ${username}`,
    kind: 'user',
    name: username,
    where: isAdmin ? findTexts.administrator : findTexts.kinds.user,
    href: paths.user(username),
    user,
  };
}

function ofGroup(name: string): Findable {
  return {
    ...none,
    id: `group ${name}`,
    kind: 'group',
    name,
    where: findTexts.kinds.group,
    href: searched(paths.userGroups(), name),
    group: name,
  };
}

function searched(list: string, text: string): string {
  return `${list}?${new URLSearchParams({ search: text }).toString()}`;
}

function filled(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '');
}

function normalised(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => normaliseIP(text) ?? []);
}
