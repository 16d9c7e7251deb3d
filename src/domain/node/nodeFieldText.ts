import type { KeptValue } from '../edit/edit.ts';
import type { NodeFieldLock } from './nodeEdit.ts';
import { nodeFieldTexts, type NodeField, type NodeForm, type RuleChoice } from './nodeForm.ts';
import { labels } from '../text/labels.ts';
import type { AddressTrouble } from './nodeRules.ts';

export const nodeFieldLockTexts: Readonly<Record<NodeFieldLock, string>> = {
  endpointIsDynamic: `Available when “${nodeFieldTexts.isEndpointDynamic.label}” is off`,
  portIsDynamic: `Available when “${nodeFieldTexts.udpHolePunch.label}” is off`,
  isServerNode: 'The server sets this for its own node',
  networkPunchesNoHoles: 'Available when the network uses UDP hole punching',
  networkHasNoIPv6: 'Available when the network has an IPv6 range',
  commandsAreOff: 'Remote command execution is off on this server',
  isNoRelay: 'Available when the node is a relay',
  isNoEgressGateway: 'Available when the node is an egress gateway',
  isNotLocal: `Available when “${nodeFieldTexts.isLocal.label}” is on`,
  networkIsNotPointToSite: 'Available on point-to-site networks',
};

export function addressTroubleText(trouble: AddressTrouble): string {
  switch (trouble.kind) {
    case 'outOfRange':
      return trouble.range === ''
        ? 'The network has no range for it'
        : `Outside ${trouble.range}, the range of the network`;
    case 'reservedEnding':
      return 'An address ending in 0 or 255 is not given to a node';
    case 'taken':
      return trouble.holder === 'node'
        ? `The node ${trouble.name} has this address`
        : `The external client ${trouble.name} has this address`;
  }
}

export function wrongEntryText(entry: string): string {
  return `Check “${entry}”`;
}

export function refusalNotice(fields: readonly string[]): { readonly fact: string; readonly advice: string } {
  return {
    fact: 'This server rejects every change to this node.',
    advice: `An older server accepted values that this one does not. Correct first: ${fields.join(', ')}.`,
  };
}

export function address6DoubtText(trouble: AddressTrouble): string {
  return `${addressTroubleText(trouble)}: external clients will not reach the node by it`;
}

export const ruleLabels: ReadonlyMap<string, string> = new Map<RuleChoice, string>([
  ['unset', labels.value.unset],
  ['yes', labels.value.allow],
  ['no', labels.value.deny],
]);

export function nodeFieldValue(field: NodeField, value: NodeForm[NodeField]): string {
  if (field === 'defaultAcl') return ruleLabels.get(String(value)) ?? labels.value.unset;
  if (typeof value === 'boolean') return value ? labels.value.on : labels.value.off;
  if (value === '') return labels.value.notSet;
  return field === 'expiresAt' ? value.replace('T', ' ') : value;
}

export function keptText({ field, kept }: KeptValue<NodeForm>): string {
  return `The server kept ${nodeFieldValue(field, kept)} for ${nodeFieldTexts[field].label}`;
}
