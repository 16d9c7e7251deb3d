import { changedFields, takeTheirs, type Edit } from '../edit/edit.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { isWholeNumber } from '../fieldRules.ts';
import { containsIP } from '../ip.ts';
import type { Node } from '../node/node.ts';
import type { ServerConfig } from '../server/serverConfigWire.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import type { Network } from './network.ts';
import { addressCountOf } from './networkDraft.ts';
import { networkFields, type NetworkField, type NetworkForm } from './networkForm.ts';
import {
  accessLevelProblem,
  clientLimitProblem,
  ipv4RangeProblem,
  ipv6RangeProblem,
  localRangeProblem,
  nodeLimitProblem,
} from './networkRules.ts';

/** What a locked field waits for. */
export type NetworkFieldLock = 'familyIsFixed' | 'networkHasNoIPv4' | 'networkHasNoIPv6' | 'commandsAreOff';

export type NetworkEditContext = {
  readonly network: Pick<Network, 'isIPv4' | 'isIPv6'>;
  readonly server: Pick<ServerConfig, 'isRceOn'>;
};

/** Why a field cannot be edited; undefined when it can. */
export function networkFieldLock(
  field: NetworkField,
  { network, server }: NetworkEditContext,
): NetworkFieldLock | undefined {
  switch (field) {
    case 'isIPv4':
    case 'isIPv6':
      return 'familyIsFixed';
    case 'addressRange':
      return network.isIPv4 ? undefined : 'networkHasNoIPv4';
    case 'addressRange6':
      return network.isIPv6 ? undefined : 'networkHasNoIPv6';
    case 'defaultPostUp':
    case 'defaultPostDown':
      return server.isRceOn ? undefined : 'commandsAreOff';
    default:
      return undefined;
  }
}

/** What of an edit may be sent, should a field have been locked since it was changed. */
export function unlockedNetworkEdit(edit: Edit<NetworkForm>, context: NetworkEditContext): Edit<NetworkForm> {
  const locked = changedFields(edit, networkFields).filter((field) => networkFieldLock(field, context));
  return locked.reduce((unlocked, field) => takeTheirs(unlocked, edit.before, field), edit);
}

/**
 * §5 "Network create and edit", for the fields a person has changed. Of the others, which the server checks as well, those
 * that it would refuse.
 */
export function networkEditProblems(edit: Edit<NetworkForm>): Problems<NetworkField> {
  const { after } = edit;
  const problems: Problems<NetworkField> = {
    addressRange: ipv4RangeProblem(after.addressRange.trim(), true),
    addressRange6: ipv6RangeProblem(after.addressRange6.trim(), true),
    localRange: localRangeProblem(after.localRange.trim(), true),
    defaultInterface: interfaceProblem(after.defaultInterface.trim()),
    defaultListenPort: listenPortProblem(after.defaultListenPort),
    defaultKeepalive: keepaliveProblem(after.defaultKeepalive),
    defaultMtu: unless(isWholeNumber(after.defaultMtu, 0, 65_535), 'network.validation.mtu'),
    accessLevel: accessLevelProblem(after.accessLevel),
    userNodeLimit: nodeLimitProblem(after.userNodeLimit),
    userClientLimit: clientLimitProblem(after.userClientLimit),
  };
  const changed = changedFields(edit, networkFields);
  return {
    ...refusedFields(edit.before),
    ...Object.fromEntries(changed.map((field) => [field, problems[field]])),
  };
}

/** What the server refuses of a network as it is stored. */
function refusedFields(form: NetworkForm): Problems<NetworkField> {
  const problems: Problems<NetworkField> = {
    addressRange: ipv4RangeProblem(form.addressRange, form.addressRange !== ''),
    addressRange6: ipv6RangeProblem(form.addressRange6, form.addressRange6 !== ''),
    localRange: localRangeProblem(form.localRange, true),
    defaultInterface: unless(/^.{1,15}$/su.test(form.defaultInterface), 'network.validation.interface'),
    defaultListenPort: listenPortProblem(form.defaultListenPort),
    defaultKeepalive: keepaliveProblem(form.defaultKeepalive),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** 0 leaves the choice to the node. */
function listenPortProblem(port: string): MessageKey | undefined {
  const isRight = isWholeNumber(port, 0, 0) || isWholeNumber(port, 1024, 65_535);
  return unless(isRight, 'network.validation.listenport');
}

function keepaliveProblem(seconds: string): MessageKey | undefined {
  return unless(isWholeNumber(seconds, 0, 1000), 'node.validation.keepalive');
}

/** Who has an address of a network. */
export type AddressHolders = {
  readonly nodes: readonly Pick<Node, 'address' | 'address6'>[];
  readonly clients: readonly Pick<ExternalClient, 'address' | 'address6'>[];
};

/** A range with fewer addresses than are needed. */
export type RoomTrouble = {
  readonly addresses: number;
  readonly nodes: number;
  readonly clients: number;
  /** It would be enough if the server took the old addresses back first. */
  readonly needsSpare: boolean;
};

/**
 * Whether a range has too few addresses for the nodes and external clients of its network. The server stores the range
 * before it finds out, and gives one node after the other a new address while the old ones still count as taken.
 */
export function roomTrouble(
  range: string,
  family: 'address' | 'address6',
  { nodes, clients }: AddressHolders,
): RoomTrouble | undefined {
  const addresses = addressCountOf(range);
  if (addresses === undefined || nodes.length === 0) return undefined;
  const served = clients.filter((client) => client[family] !== '').length;
  const needed = nodes.length + served;
  const hasOld = nodes.some((node) => containsIP(range, node[family]));
  if (addresses >= needed + (hasOld ? 1 : 0)) return undefined;
  return { addresses, nodes: nodes.length, clients: served, needsSpare: addresses >= needed };
}

/** The same for the fields of an edit; a changed local range gives every node another address of the IPv4 range. */
export function roomTroubles(
  edit: Edit<NetworkForm>,
  holders: AddressHolders,
): { readonly [F in NetworkField]?: RoomTrouble | undefined } {
  const { addressRange, addressRange6 } = edit.after;
  const changed = changedFields(edit, ['addressRange', 'addressRange6', 'localRange']);
  const room = roomTrouble(addressRange.trim(), 'address', holders);
  return {
    ...(changed.includes('addressRange') && { addressRange: room }),
    ...(changed.includes('addressRange6') && {
      addressRange6: roomTrouble(addressRange6.trim(), 'address6', holders),
    }),
    ...(changed.includes('localRange') && !changed.includes('addressRange') && { localRange: room }),
  };
}

/** How many nodes have no address in the ranges that an edit changed. */
export function nodesOutside(
  network: Pick<Network, 'addressRange' | 'addressRange6'>,
  edit: Edit<NetworkForm>,
  nodes: AddressHolders['nodes'],
): { readonly ranges: readonly string[]; readonly left: number } {
  const changed = changedFields(edit, ['addressRange', 'addressRange6', 'localRange']);
  const families = [
    {
      range: network.addressRange,
      field: 'address',
      isChanged: changed.some((one) => one !== 'addressRange6'),
    },
    { range: network.addressRange6, field: 'address6', isChanged: changed.includes('addressRange6') },
  ] as const;
  const moved = families.filter(({ range, isChanged }) => isChanged && range !== '');
  const isOutside = (node: AddressHolders['nodes'][number]) =>
    moved.some(({ range, field }) => !containsIP(range, node[field]));
  return { ranges: moved.map(({ range }) => range), left: nodes.filter(isOutside).length };
}

/** Whether saving gives every node a new address: external clients keep theirs. */
export function changesRanges(edit: Edit<NetworkForm>): boolean {
  return changedFields(edit, ['addressRange', 'addressRange6', 'localRange']).length > 0;
}

/** As Linux has it: at most 15 characters, none of them a blank or a slash. */
function interfaceProblem(name: string): MessageKey | undefined {
  return unless(/^[^\s/]{1,15}$/.test(name), 'network.validation.interface');
}

function unless(isRight: boolean, problem: MessageKey): MessageKey | undefined {
  return isRight ? undefined : problem;
}
