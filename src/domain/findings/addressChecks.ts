import { counted, grouped } from '../format/count.ts';
import { formatPercent } from '../format/quantities.ts';
import { containsIP, overlaps, spelledIP } from '../ip.ts';
import { listFromText, textFromList } from '../list.ts';
import { addressCountOf } from '../network/networkDraft.ts';
import { networkRanges } from '../network/network.ts';
import { paths } from '../paths.ts';
import { rangesBehind } from '../reach/network/allowedIps.ts';
import { memberAddresses } from '../reach/network/member.ts';
import { allowedIpTaken } from './allowedIpTaken.ts';
import {
  type Check,
  membersOf,
  type NetworkScope,
  networkSubject,
  type ServerSource,
  takenAddresses,
} from './check.ts';
import { duplicateChecks } from './duplicateChecks.ts';
import { editNetwork, setNetwork } from './fixes.ts';

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

/** From these shares on, a range is nearly used up. */
const fillingFrom = 0.8;
const fullFrom = 0.95;

type UsedRange = { readonly range: string; readonly size: number; readonly used: number };

function usedRanges(scope: NetworkScope): readonly UsedRange[] {
  const { network } = scope;
  const held = membersOf(scope).flatMap(memberAddresses);
  return networkRanges(network).flatMap((range) => {
    const size = addressCountOf(range);
    if (size === undefined) return [];
    return [{ range, size, used: held.filter((address) => containsIP(range, address)).length }];
  });
}

const rangeUse: Check<NetworkScope> = {
  kind: 'rangeUse',
  severity: 'risky',
  title: 'Address range nearly used up',
  why: 'Without a free address, no node can join and no client can be created.',
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
          {
            label: 'Used',
            value: `${grouped(used)} of ${grouped(size)} (${formatPercent((100 * used) / size)})`,
          },
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

/** The server’s own node uses one of these addresses. */
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

const clientDns: Check<NetworkScope> = {
  kind: 'clientDnsNowhere',
  severity: 'risky',
  title: 'Client DNS server that doesn’t exist',
  why: 'Clients send all DNS queries there while they’re connected, so no names resolve.',
  advice:
    'Remove the address, or set the one of a node that answers DNS queries. Then send clients new files.',
  find: (scope) => {
    const { network, nodes, clients } = scope;
    const listed = listFromText(network.defaultExtClientDns);
    const taken = takenAddresses(scope);
    const gone = listed.filter(
      (address) =>
        networkRanges(network).some((range) => containsIP(range, address)) &&
        !taken.has(spelledIP(address)) &&
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

export const overlapChecks = [overlap];
export const addressChecks = [rangeUse, tinyRange, ...duplicateChecks, allowedIpTaken, clientDns];
