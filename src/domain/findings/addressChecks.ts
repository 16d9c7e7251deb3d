import { counted, grouped } from '../format/count.ts';
import { formatPercent } from '../format/quantities.ts';
import { addressAt, containsIP, normaliseIP, overlaps } from '../ip.ts';
import { listFromText, textFromList } from '../list.ts';
import { addressCountOf } from '../network/networkDraft.ts';
import { machineOf } from '../node/machine.ts';
import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { rangesBehind } from '../reach/network/allowedIps.ts';
import { memberAddresses, memberName, memberPublicKey } from '../reach/network/member.ts';
import { allowedIpTaken } from './allowedIpTaken.ts';
import {
  type Check,
  clientSubject,
  membersOf,
  memberSubject,
  type NetworkScope,
  networkSubject,
  rangesOf,
  type ServerSource,
} from './check.ts';
import { type Fix, nodeSubject } from './finding.ts';
import { act, deleteRecord, editField, editNetwork, setField, setNetwork } from './fixes.ts';
import { sharing } from './grouping.ts';

const overlap: Check<ServerSource> = {
  kind: 'overlap',
  severity: 'broken',
  title: 'Networks with overlapping ranges',
  why: 'Nodes in both networks can’t tell their addresses apart, and the server may apply the wrong ACLs.',
  advice: 'Change the range of one network. All its nodes get new addresses.',
  find: ({ networks, nodeCounts = {} }) =>
    networks.flatMap((one, place) =>
      networks.slice(place + 1).flatMap((other) => {
        const pair = (['addressRange', 'addressRange6'] as const).find((field) =>
          overlaps(one[field], other[field]),
        );
        if (!pair) return [];
        // All nodes of the network that is changed get new addresses.
        const isLarger = (nodeCounts[other.netid] ?? 0) > (nodeCounts[one.netid] ?? 0);
        const smaller = isLarger ? one : other;
        return {
          subjects: [networkSubject(one.netid), networkSubject(other.netid)],
          text: 'have overlapping address ranges',
          facts: [one, other].map((network) => ({ label: network.netid, value: network[pair] })),
          fix: { label: `Edit ${smaller.netid}`, href: paths.editNetwork(smaller.netid) },
        };
      }),
    ),
};

/** Shares of a range from which on it is nearly used up. */
const fillingFrom = 0.8;
const fullFrom = 0.95;

type UsedRange = { readonly range: string; readonly size: number; readonly used: number };

function usedRanges(scope: NetworkScope): readonly UsedRange[] {
  const { network } = scope;
  const held = membersOf(scope).flatMap(memberAddresses);
  return [network.addressRange, network.addressRange6].flatMap((range) => {
    const size = addressCountOf(range);
    if (size === undefined) return [];
    return [{ range, size, used: held.filter((address) => containsIP(range, address)).length }];
  });
}

const rangeUse: Check<NetworkScope> = {
  kind: 'rangeUse',
  severity: 'risky',
  title: 'Address range nearly used up',
  why: 'Without a free address, no node can join and no external client can be created.',
  advice:
    'Delete nodes and clients that are no longer used, or change the range. All nodes then get new addresses.',
  find: (scope) =>
    usedRanges(scope).flatMap(({ range, size, used }) => {
      if (used < size * fillingFrom) return [];
      return {
        ...ofRange(scope, range),
        text:
          used >= size
            ? `has no free address in ${range}`
            : `has ${counted(size - used, 'free address', 'free addresses')} left in ${range}`,
        facts: [
          { label: 'Used', value: `${grouped(used)} of ${grouped(size)}` },
          { label: 'Share', value: formatPercent((100 * used) / size) },
        ],
        severity: used >= size * fullFrom ? 'broken' : 'risky',
      };
    }),
};

const ofRange = ({ network: { netid } }: NetworkScope, range: string) => ({
  subjects: [networkSubject(netid)],
  about: range,
  fix: editNetwork(netid),
});

/** The server’s own node needs one of them. */
const fewAddresses = 2;

const tinyRange: Check<NetworkScope> = {
  kind: 'tinyRange',
  severity: 'risky',
  title: 'Address range too small',
  why: 'The server’s own node uses one address, so there’s room for at most one node.',
  advice: 'Choose a larger range. All nodes then get new addresses.',
  find: (scope) =>
    usedRanges(scope)
      .filter(({ size, used }) => size <= fewAddresses && used < size * fillingFrom)
      .map(({ range, size }) => ({
        ...ofRange(scope, range),
        text: `has only ${counted(size, 'address', 'addresses')} in ${range}`,
        facts: [{ label: 'Address range', value: range }],
      })),
};

const duplicateAddress: Check<NetworkScope> = {
  kind: 'duplicateAddress',
  severity: 'broken',
  title: 'Address used twice',
  why: 'WireGuard sends an address to one peer, so only one of these nodes or clients can be reached.',
  advice: 'Give each node its own address.',
  find: (scope) => {
    const held = membersOf(scope).flatMap((member) =>
      memberAddresses(member).map((address) => ({ member, address: normaliseIP(address) ?? address })),
    );
    return sharing(held, ({ address }) => address).map(([address, holders]) => {
      // The server’s own node keeps its address.
      const node = holders
        .flatMap(({ member }) => (member.kind === 'node' && !member.node.isServer ? [member.node] : []))
        .at(-1);
      const free = freeAddress(scope, address);
      const field = address.includes(':') ? 'address6' : 'address';
      return {
        subjects: holders.map(({ member }) => memberSubject(member)),
        about: address,
        text: `have the same address, ${address}`,
        facts: [
          { label: 'Address', value: address },
          { label: 'Held by', value: holders.map(({ member }) => memberName(member)).join(', ') },
        ],
        fix:
          node &&
          (free === undefined
            ? editField(node, field, `Edit ${node.name}`)
            : setField(node, `Move ${node.name}`, { [field]: free })),
      };
    });
  },
};

/** The server rejects the first and last address of a /24. */
const isAssignable = (address: string) => address.includes(':') || !/\.(0|255)$/.test(address);

/** The first address that no node or client has, in the range of the network that this one is in. */
function freeAddress(scope: NetworkScope, like: string): string | undefined {
  const range = rangesOf(scope.network).find((one) => containsIP(one, like));
  if (range === undefined) return undefined;
  const taken = new Set(
    membersOf(scope)
      .flatMap(memberAddresses)
      .map((one) => normaliseIP(one) ?? one),
  );
  for (let offset = 1; offset < mostTried; offset++) {
    const address = addressAt(range, offset);
    if (address === undefined) return undefined;
    if (!taken.has(normaliseIP(address) ?? address) && isAssignable(address)) return address;
  }
  return undefined;
}

const mostTried = 70_000;

const duplicateKey: Check<NetworkScope> = {
  kind: 'duplicateKey',
  severity: 'broken',
  title: 'Public key used twice',
  why: 'WireGuard identifies peers by key, so only one peer with this key can be reached.',
  advice:
    'Refresh the keys of the network, which gives each machine its own. This usually comes from a copied machine or configuration. A client gets another key only when it’s created again.',
  find: (scope) =>
    sharing(membersOf(scope), memberPublicKey).map(([key, holders]) => {
      const nodes = holders.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
      const [client] = holders.flatMap((member) => (member.kind === 'client' ? [member.client] : []));
      const refresh = act('Refresh keys', { refreshKeys: scope.network.netid });
      return {
        subjects: holders.map(memberSubject),
        text: 'have the same public key',
        facts: [{ label: 'Public key', value: key }],
        fix: client && nodes.length < 2 ? deleteRecord(clientSubject(client), 'Delete client') : refresh,
        otherFix: nodes.length > 1 ? deleteLeastRecent(nodes) : undefined,
      };
    }),
};

/** Of copies of a machine, the one that was seen last is most likely the one in use. */
function deleteLeastRecent(nodes: readonly Node[]): Fix | undefined {
  const [node] = nodes
    .filter(({ isServer }) => !isServer)
    .toSorted((one, other) => one.lastCheckIn - other.lastCheckIn);
  return node && deleteRecord(nodeSubject(node), `Delete ${node.name}`);
}

const duplicateMac: Check<NetworkScope> = {
  kind: 'duplicateMac',
  severity: 'risky',
  title: 'MAC address used twice',
  why: 'The server identifies machines by MAC address. This is often a copied machine, or one that joined twice.',
  advice: 'Delete the node that is no longer used.',
  find: ({ nodes }) =>
    sharing(nodes, machineOf)
      .filter(([, holders]) => differ(holders, ({ publicKey }) => publicKey))
      .map(([, holders]) => ({
        subjects: holders.map(nodeSubject),
        text: 'have the same MAC address',
        facts: [{ label: 'MAC address', value: holders[0]?.macAddress.toLowerCase() ?? '' }],
        fix: deleteLeastRecent(holders),
      })),
};

const duplicateName: Check<NetworkScope> = {
  kind: 'duplicateName',
  severity: 'risky',
  title: 'Name used twice',
  why: 'DNS finds only one of the nodes by this name, and lists can’t tell them apart.',
  advice: 'Rename one of the nodes.',
  find: ({ nodes }) =>
    sharing(nodes, ({ name }) => name.toLowerCase())
      .filter(([, holders]) => differ(holders, (node) => machineOf(node) || node.id))
      .map(([, holders]) => ({
        subjects: holders.map(nodeSubject),
        text: 'have the same name',
        facts: holders.map(({ name, address, address6 }) => ({ label: name, value: address || address6 })),
        fix: renamed(holders, nodes),
      })),
};

/** The server’s own node keeps its name. */
function renamed(holders: readonly Node[], nodes: readonly Node[]): Fix | undefined {
  const node = holders.filter(({ isServer }) => !isServer).at(-1);
  if (!node) return undefined;
  const taken = new Set(nodes.map(({ name }) => name.toLowerCase()));
  let number = 2;
  while (taken.has(`${node.name}-${number}`.toLowerCase())) number += 1;
  return setField(node, 'Rename', { name: `${node.name}-${number}` });
}

const clientDns: Check<NetworkScope> = {
  kind: 'clientDnsNowhere',
  severity: 'risky',
  title: 'DNS server for clients that doesn’t exist',
  why: 'Devices send all their DNS queries to this address while they’re connected, so no name is found. Files that were downloaded before keep it.',
  advice:
    'Remove the address, or set the one of a node that answers DNS queries. Then send clients new files.',
  find: (scope) => {
    const { network, nodes, clients } = scope;
    const listed = listFromText(network.defaultExtClientDns);
    const taken = new Set(
      membersOf(scope)
        .flatMap(memberAddresses)
        .map((one) => normaliseIP(one) ?? one),
    );
    const gone = listed.filter(
      (address) =>
        rangesOf(network).some((range) => containsIP(range, address)) &&
        !taken.has(normaliseIP(address) ?? address) &&
        !nodes.some((node) => rangesBehind(node).some((range) => containsIP(range, address))),
    );
    if (gone.length === 0) return undefined;
    const rest = listed.filter((address) => !gone.includes(address));
    return {
      subjects: [networkSubject(network.netid)],
      text: `gives clients the DNS server ${textFromList(gone)}, which no node has`,
      facts: [{ label: 'Clients', value: grouped(clients.length) }],
      fix: setNetwork(network, 'Remove DNS server', { defaultExtClientDns: textFromList(rest) }),
      severity: clients.some(({ isEnabled }) => isEnabled) ? 'broken' : 'risky',
    };
  },
};

/** Copies of a machine share its key, MAC address and name, and only the first of these is a finding. */
function differ(nodes: readonly Node[], valueOf: (node: Node) => string): boolean {
  return new Set(nodes.map(valueOf)).size > 1;
}

export const overlapChecks = [overlap];
export const addressChecks = [
  rangeUse,
  tinyRange,
  duplicateAddress,
  allowedIpTaken,
  duplicateKey,
  duplicateMac,
  duplicateName,
  clientDns,
];
