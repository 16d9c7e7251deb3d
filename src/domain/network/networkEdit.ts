import { changedFields, ofChangedFields, withoutLocked, type Edit } from '../edit/edit.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { countProblem, isWholeNumber } from '../fieldRules.ts';
import { counted } from '../format/count.ts';
import { containsIP } from '../ip.ts';
import type { Node } from '../node/node.ts';
import { keepaliveProblem } from '../node/nodeRules.ts';
import type { ServerConfig } from '../server/serverConfigWire.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import type { Network } from './network.ts';
import { addressCountOf } from './networkDraft.ts';
import { networkFields, type NetworkField, type NetworkForm } from './networkForm.ts';
import { accessLevelProblem, ipv4RangeProblem, ipv6RangeProblem, localRangeProblem } from './networkRules.ts';
import { trimmed } from '../trimmed.ts';

export type NetworkEditContext = {
  readonly network: Pick<Network, 'isIPv4' | 'isIPv6'>;
  readonly server: Pick<ServerConfig, 'isRceOn'>;
};

/** Returns why a field can’t be edited; undefined when it can. */
export function networkFieldLock(
  field: NetworkField,
  { network, server }: NetworkEditContext,
): string | undefined {
  switch (field) {
    case 'isIPv4':
    case 'isIPv6':
      return 'Set when the network was created';
    case 'addressRange':
      return network.isIPv4 ? undefined : 'IPv4 is off in this network';
    case 'addressRange6':
      return network.isIPv6 ? undefined : 'IPv6 is off in this network';
    case 'defaultPostUp':
    case 'defaultPostDown':
      return server.isRceOn ? undefined : 'Remote command execution is off on this server';
    default:
      return undefined;
  }
}

export function unlockedNetworkEdit(edit: Edit<NetworkForm>, context: NetworkEditContext): Edit<NetworkForm> {
  return withoutLocked(edit, networkFields, (field) => networkFieldLock(field, context) !== undefined);
}

/**
 * Checks changed fields, and reports unchanged fields that the server would reject. The server checks the
 * whole record.
 */
export function networkEditProblems(edit: Edit<NetworkForm>): Problems<NetworkField> {
  const { after } = edit;
  const problems: Problems<NetworkField> = {
    addressRange: ipv4RangeProblem(trimmed(after.addressRange), true),
    addressRange6: ipv6RangeProblem(trimmed(after.addressRange6), true),
    localRange: localRangeProblem(trimmed(after.localRange), true),
    defaultInterface: interfaceProblem(trimmed(after.defaultInterface)),
    defaultListenPort: listenPortProblem(after.defaultListenPort),
    defaultKeepalive: keepaliveProblem(after.defaultKeepalive),
    defaultMtu: isWholeNumber(after.defaultMtu, 0, 65_535) ? undefined : 'network.validation.mtu',
    accessLevel: accessLevelProblem(after.accessLevel),
    userNodeLimit: countProblem(after.userNodeLimit, 'network.validation.nodelimit'),
    userClientLimit: countProblem(after.userClientLimit, 'network.validation.clientlimit'),
  };
  return { ...refusedFields(edit.before), ...ofChangedFields(edit, networkFields, problems) };
}

function refusedFields(form: NetworkForm): Problems<NetworkField> {
  return {
    addressRange: ipv4RangeProblem(form.addressRange, form.addressRange !== ''),
    addressRange6: ipv6RangeProblem(form.addressRange6, form.addressRange6 !== ''),
    localRange: localRangeProblem(form.localRange, true),
    defaultInterface: /^.{1,15}$/su.test(form.defaultInterface) ? undefined : 'network.validation.interface',
    defaultListenPort: listenPortProblem(form.defaultListenPort),
    defaultKeepalive: keepaliveProblem(form.defaultKeepalive),
  };
}

/** 0 leaves the choice to the node. */
function listenPortProblem(port: string): MessageKey | undefined {
  const isValid = isWholeNumber(port, 0, 0) || isWholeNumber(port, 1024, 65_535);
  return isValid ? undefined : 'network.validation.listenport';
}

export type AddressHolders = {
  readonly nodes: readonly Pick<Node, 'address' | 'address6'>[];
  readonly clients: readonly Pick<ExternalClient, 'address' | 'address6'>[];
};

const rangeFields = ['addressRange', 'addressRange6', 'localRange'] as const;

export function capacityProblems(
  edit: Edit<NetworkForm>,
  holders: AddressHolders,
): { readonly [F in NetworkField]?: string | undefined } {
  const { before, after } = edit;
  const room = roomProblem(trimmed(after.addressRange), 'address', holders);
  return ofChangedFields(edit, rangeFields, {
    addressRange: room,
    addressRange6: roomProblem(trimmed(after.addressRange6), 'address6', holders),
    // After a change of the local range, the server assigns every node a new address from the IPv4 range.
    localRange: before.addressRange === after.addressRange ? room : undefined,
  });
}

/** The server stores a range before it runs out of addresses, and counts old addresses as taken while readdressing. */
function roomProblem(
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

export function nodesOutside(
  network: Pick<Network, 'addressRange' | 'addressRange6'>,
  edit: Edit<NetworkForm>,
  nodes: AddressHolders['nodes'],
): { readonly ranges: readonly string[]; readonly left: number } {
  const changed = changedFields(edit, rangeFields);
  const families = [
    {
      range: network.addressRange,
      field: 'address',
      isChanged: changed.some((field) => field !== 'addressRange6'),
    },
    { range: network.addressRange6, field: 'address6', isChanged: changed.includes('addressRange6') },
  ] as const;
  const moved = families.filter(({ range, isChanged }) => isChanged && range !== '');
  const isOutside = (node: AddressHolders['nodes'][number]) =>
    moved.some(({ range, field }) => !containsIP(range, node[field]));
  return { ranges: moved.map(({ range }) => range), left: nodes.filter(isOutside).length };
}

export function changesRanges(edit: Edit<NetworkForm>): boolean {
  return changedFields(edit, rangeFields).length > 0;
}

const maxInterfaceBytes = 15;

/** Linux counts bytes, and replaces `%d` by a number. */
export function interfaceProblem(name: string): MessageKey | undefined {
  if (name === '.' || name === '..') return 'common.validation.dots';
  if (!/^[^\s/:%]{1,15}$/u.test(name)) return 'network.validation.interface';
  const { length } = new TextEncoder().encode(name);
  return length > maxInterfaceBytes ? 'network.validation.interfacebytes' : undefined;
}
