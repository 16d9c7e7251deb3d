import { changedFields, takeTheirs, type Edit } from '../edit/edit.ts';
import { isWholeNumber } from '../fieldRules.ts';
import type { ServerConfig } from '../server/serverConfigWire.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import type { Network } from './network.ts';
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

/** §5 "Network create and edit", for the fields a person has changed. */
export function networkEditProblems(edit: Edit<NetworkForm>): Problems<NetworkField> {
  const { after } = edit;
  const problems: Problems<NetworkField> = {
    addressRange: ipv4RangeProblem(after.addressRange.trim(), true),
    addressRange6: ipv6RangeProblem(after.addressRange6.trim(), true),
    localRange: localRangeProblem(after.localRange.trim(), true),
    defaultInterface: interfaceProblem(after.defaultInterface.trim()),
    defaultListenPort: unless(
      isWholeNumber(after.defaultListenPort, 0, 0) || isWholeNumber(after.defaultListenPort, 1024, 65_535),
      'network.validation.listenport',
    ),
    defaultKeepalive: unless(isWholeNumber(after.defaultKeepalive, 0, 1000), 'node.validation.keepalive'),
    defaultMtu: unless(isWholeNumber(after.defaultMtu, 0, 65_535), 'network.validation.mtu'),
    accessLevel: accessLevelProblem(after.accessLevel),
    userNodeLimit: nodeLimitProblem(after.userNodeLimit),
    userClientLimit: clientLimitProblem(after.userClientLimit),
  };
  return Object.fromEntries(changedFields(edit, networkFields).map((field) => [field, problems[field]]));
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
