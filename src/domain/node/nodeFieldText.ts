import type { KeptValue } from '../edit/edit.ts';
import type { NodeFieldLock } from './nodeEdit.ts';
import { nodeFieldTexts, type NodeField, type NodeForm, type RuleChoice } from './nodeForm.ts';
import { labels } from '../text/labels.ts';
import type { AddressTrouble } from './nodeRules.ts';

/** Conditions, not reproaches. */
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

/** Why an address that reads well cannot stay. */
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

/** Follows what is wrong with a list. */
export function wrongEntryText(entry: string): string {
  return `Check “${entry}”`;
}

/** Before anything is typed: the fields that the server refuses as they are stored, by their labels. */
export function refusalNotice(fields: readonly string[]): { readonly fact: string; readonly advice: string } {
  return {
    fact: 'This server rejects every change to this node.',
    advice: `An older server accepted values that this one does not. Correct first: ${fields.join(', ')}.`,
  };
}

/** Of an IPv6 address out of its network's range, which the server takes. */
export function address6DoubtText(trouble: AddressTrouble): string {
  return `${addressTroubleText(trouble)}: external clients will not reach the node by it`;
}

/** The three states of a node's own ACL rule, in the order they are offered. */
export const ruleLabels: ReadonlyMap<string, string> = new Map<RuleChoice, string>([
  ['unset', labels.value.unset],
  ['yes', labels.value.allow],
  ['no', labels.value.deny],
]);

/** A field's value in words, for a review. */
export function nodeFieldValue(field: NodeField, value: NodeForm[NodeField]): string {
  if (field === 'defaultAcl') return ruleLabels.get(String(value)) ?? labels.value.unset;
  if (typeof value === 'boolean') return value ? labels.value.on : labels.value.off;
  if (value === '') return labels.value.notSet;
  return field === 'expiresAt' ? value.replace('T', ' ') : value;
}

/** What became of a field that the server did not store as asked. */
export function keptText({ field, kept }: KeptValue<NodeForm>): string {
  return `The server kept ${nodeFieldValue(field, kept)} for ${nodeFieldTexts[field].label}`;
}
