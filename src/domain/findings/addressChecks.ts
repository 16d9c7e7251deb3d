import { counted, grouped } from '../format/count.ts';
import { formatPercent } from '../format/quantities.ts';
import { containsIP, hostBits, normaliseIP, overlaps } from '../ip.ts';
import { addressCountOf } from '../network/networkDraft.ts';
import { machineOf } from '../node/machine.ts';
import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { routedRanges } from '../reach/network/allowedIps.ts';
import { addressOfHost, memberAddresses, memberName, memberPublicKey } from '../reach/network/member.ts';
import { allowedIpTaken } from './allowedIpTaken.ts';
import {
  type Check,
  editField,
  editNetwork,
  membersOf,
  memberSubject,
  type NetworkScope,
  networkSubject,
  type ServerSource,
} from './check.ts';
import { type Fix, nodeSubject } from './finding.ts';
import { sharing } from './grouping.ts';

const overlap: Check<ServerSource> = {
  kind: 'overlap',
  severity: 'broken',
  title: 'Networks with overlapping ranges',
  why: 'Nodes in both networks can’t tell their addresses apart, and the server may apply the wrong ACLs.',
  advice: 'Change the range of one network. All its nodes get new addresses.',
  find: ({ networks }) =>
    networks.flatMap((one, place) =>
      networks.slice(place + 1).flatMap((other) => {
        const pair = (['addressRange', 'addressRange6'] as const).find((field) =>
          overlaps(one[field], other[field]),
        );
        if (!pair) return [];
        return {
          subjects: [networkSubject(one.netid), networkSubject(other.netid)],
          text: 'have overlapping address ranges',
          facts: [one, other].map((network) => ({ label: network.netid, value: network[pair] })),
          fix: { label: `Edit ${other.netid}`, href: paths.editNetwork(other.netid) },
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

const storedHostBits: Check<NetworkScope> = {
  kind: 'hostBits',
  severity: 'tidyUp',
  title: 'Range stored with host bits',
  why: 'The server and WireGuard ignore the host bits, so the range is larger than it looks.',
  advice: 'Save the range as shown above.',
  find: (scope) => [
    ...[scope.network.addressRange, scope.network.addressRange6]
      .filter(hasHostBits)
      .map((range) => ({ ...ofRange(scope, range), ...meaning('has the range', range) })),
    ...scope.nodes.flatMap((node) =>
      [...new Set(routedRanges(node))].filter(hasHostBits).map((range) => ({
        subjects: [nodeSubject(node)],
        ...meaning('routes', range),
        fix: editField(node, 'egressRanges', 'Edit egress ranges'),
      })),
    ),
  ],
};

function meaning(verb: string, range: string) {
  const normal = normaliseIP(range) ?? range;
  const text = `${verb} ${range}, which means ${normal}`;
  return { about: range, text, facts: [{ label: 'Equals', value: normal }] };
}

function hasHostBits(range: string): boolean {
  const [address, stored] = [addressOfHost(range), normaliseIP(range)];
  return (hostBits(range) ?? 0) > 0 && stored?.split('/')[0] !== normaliseIP(address);
}

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
      const [node] = holders.flatMap(({ member }) => (member.kind === 'node' ? [member.node] : []));
      return {
        subjects: holders.map(({ member }) => memberSubject(member)),
        about: address,
        text: `have the same address, ${address}`,
        facts: [
          { label: 'Address', value: address },
          { label: 'Held by', value: holders.map(({ member }) => memberName(member)).join(', ') },
        ],
        fix: node && editField(node, 'address', `Edit ${node.name}`),
      };
    });
  },
};

const duplicateKey: Check<NetworkScope> = {
  kind: 'duplicateKey',
  severity: 'broken',
  title: 'Public key used twice',
  why: 'WireGuard identifies peers by key, so only one peer with this key can be reached.',
  advice: 'Refresh the key of one node. This usually comes from a copied machine or configuration.',
  find: (scope) =>
    sharing(membersOf(scope), memberPublicKey).map(([key, holders]) => ({
      subjects: holders.map(memberSubject),
      text: 'have the same public key',
      facts: [{ label: 'Public key', value: key }],
      fix: viewLeastRecent(holders.flatMap((member) => (member.kind === 'node' ? [member.node] : []))),
    })),
};

/** Of copies of a machine, the one that was seen last is most likely the one in use. */
function viewLeastRecent(nodes: readonly Node[]): Fix | undefined {
  const [node] = nodes.toSorted((one, other) => one.lastCheckIn - other.lastCheckIn);
  return node && { label: `View ${node.name}`, href: paths.node(node) };
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
        fix: viewLeastRecent(holders),
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
        fix: holders[1] && editField(holders[1], 'name', 'Rename'),
      })),
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
  storedHostBits,
];
