import { primaryAddress } from '../addresses.ts';
import { addressAt, containsIP, spelledIP } from '../ip.ts';
import { networkRanges } from '../network/network.ts';
import { machineOf } from '../node/machine.ts';
import type { Node } from '../node/node.ts';
import { memberAddresses, memberName, memberPublicKey } from '../reach/network/member.ts';
import {
  type Check,
  clientSubject,
  membersOf,
  memberSubject,
  type NetworkScope,
  takenAddresses,
} from './check.ts';
import { type Fix, nodeSubject } from './finding.ts';
import { act, deleteRecord, editField, setField } from './fixes.ts';
import { sharing } from './grouping.ts';

const duplicateAddress: Check<NetworkScope> = {
  kind: 'duplicateAddress',
  severity: 'broken',
  title: 'Address used twice',
  why: 'WireGuard routes an address to one peer, so only one of these nodes or clients can be reached.',
  advice: 'Give each node its own address.',
  find: (scope) => {
    const held = membersOf(scope).flatMap((member) =>
      memberAddresses(member).map((address) => ({ member, address: spelledIP(address) })),
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
          { label: 'Used by', value: holders.map(({ member }) => memberName(member)).join(', ') },
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
  const range = networkRanges(scope.network).find((one) => containsIP(one, like));
  if (range === undefined) return undefined;
  const taken = takenAddresses(scope);
  for (let offset = 1; offset < mostTried; offset++) {
    const address = addressAt(range, offset);
    if (address === undefined) return undefined;
    if (!taken.has(spelledIP(address)) && isAssignable(address)) return address;
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
    'Refresh the network’s keys to give each machine its own. A client only gets a new key when it’s created again. The cause is usually a copied machine or configuration.',
  find: (scope) =>
    sharing(membersOf(scope), memberPublicKey).map(([key, holders]) => {
      const nodes = holders.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
      const [client] = holders.flatMap((member) => (member.kind === 'client' ? [member.client] : []));
      const refresh = act('Refresh keys', { kind: 'refreshKeys', netid: scope.network.netid });
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
  why: 'The server identifies machines by it. Often a machine was copied, or joined twice.',
  advice: 'Delete the node you don’t use.',
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
  why: 'DNS finds only one of them, and lists can’t tell them apart.',
  advice: 'Rename one of the nodes.',
  find: ({ nodes }) =>
    sharing(nodes, ({ name }) => name.toLowerCase())
      .filter(([, holders]) => differ(holders, (node) => machineOf(node) || node.id))
      .map(([, holders]) => ({
        subjects: holders.map(nodeSubject),
        text: 'have the same name',
        facts: holders.map((node) => ({ label: node.name, value: primaryAddress(node) })),
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

/** Copies of a machine share its key, MAC address and name, and only the first of these is a finding. */
function differ(nodes: readonly Node[], valueOf: (node: Node) => string): boolean {
  return new Set(nodes.map(valueOf)).size > 1;
}

export const duplicateChecks = [duplicateAddress, duplicateKey, duplicateMac, duplicateName];
