import { ofChangedFields, withoutLocked, type Edit } from '../edit/edit.ts';
import { secondsOfLocal } from '../format/localDateTime.ts';
import { listFromText } from '../list.ts';
import type { Network } from '../network/network.ts';
import type { ServerConfig } from '../server/serverConfigWire.ts';
import type { Problems } from '../text/messages.ts';
import type { Node } from './node.ts';
import { nodeFields, nodeFieldTexts, type NodeField, type NodeForm } from './nodeForm.ts';
import {
  address6Problem,
  addressProblem,
  egressRangesProblem,
  endpointProblem,
  keepaliveProblem,
  listenPortProblem,
  localAddressProblem,
  mtuProblem,
  nodeNameProblem,
  relayAddressesProblem,
} from './nodeRules.ts';
import { trimmed } from '../trimmed.ts';

/** An unknown network keeps the fields that depend on it locked. */
export type NodeEditContext = {
  readonly node: Pick<Node, 'isServer' | 'isRelay' | 'isEgressGateway'>;
  readonly network: Pick<Network, 'defaultUdpHolePunch' | 'isIPv6' | 'isPointToSite'> | undefined;
  readonly server: Pick<ServerConfig, 'isRceOn'>;
};

/** Returns why a field can’t be edited; undefined when it can. */
export function nodeFieldLock(
  field: NodeField,
  form: NodeForm,
  { node, network, server }: NodeEditContext,
): string | undefined {
  switch (field) {
    case 'endpoint':
      return form.isEndpointDynamic ? unlockedBy('isEndpointDynamic', 'off') : undefined;
    case 'listenPort':
      if (node.isServer) return serverDecides;
      return form.udpHolePunch ? unlockedBy('udpHolePunch', 'off') : undefined;
    case 'udpHolePunch':
      return network?.defaultUdpHolePunch ? undefined : 'The network doesn’t use UDP hole punching';
    case 'address':
      return node.isServer ? serverDecides : undefined;
    case 'address6':
      return network?.isIPv6 ? undefined : 'The network has no IPv6 range';
    case 'postUp':
    case 'postDown':
      return server.isRceOn ? undefined : 'Remote command execution is off on this server';
    case 'relayAddresses':
      return node.isRelay ? undefined : 'Only relays have relay addresses';
    case 'egressRanges':
      return node.isEgressGateway ? undefined : 'Only egress gateways have egress ranges';
    case 'localRange':
      return form.isLocal ? undefined : unlockedBy('isLocal', 'on');
    case 'isHub':
      return network?.isPointToSite ? undefined : 'Only point-to-site networks have a hub';
    default:
      return undefined;
  }
}

const serverDecides = 'The server sets this for its own node';

function unlockedBy(field: NodeField, state: 'on' | 'off'): string {
  return `Turn ${state} “${nodeFieldTexts[field].label}” to edit this`;
}

export function unlockedEdit(edit: Edit<NodeForm>, context: NodeEditContext): Edit<NodeForm> {
  return withoutLocked(edit, nodeFields, (field) => nodeFieldLock(field, edit.after, context) !== undefined);
}

/**
 * Checks changed fields, and reports unchanged fields that the server would reject: it checks the whole
 * record, and older servers accepted names and addresses that this one rejects.
 */
export function nodeEditProblems(edit: Edit<NodeForm>): Problems<NodeField> {
  const { after } = edit;
  const problems: Problems<NodeField> = {
    name: nodeNameProblem(trimmed(after.name)),
    endpoint: endpointProblem(trimmed(after.endpoint)),
    listenPort: listenPortProblem(after.listenPort),
    address: addressProblem(trimmed(after.address)),
    address6: address6Problem(trimmed(after.address6)),
    localAddress: localAddressProblem(trimmed(after.localAddress)),
    egressRanges: egressRangesProblem(listFromText(after.egressRanges)),
    relayAddresses: relayAddressesProblem(listFromText(after.relayAddresses)),
    persistentKeepalive: keepaliveProblem(after.persistentKeepalive),
    mtu: mtuProblem(after.mtu),
    expiresAt: secondsOfLocal(after.expiresAt) === undefined ? 'node.validation.expires' : undefined,
  };
  return { ...rejectedFields(edit.before), ...ofChangedFields(edit, nodeFields, problems) };
}

type CheckedForm = Pick<
  NodeForm,
  'name' | 'endpoint' | 'listenPort' | 'address' | 'address6' | 'localAddress' | 'persistentKeepalive'
>;

/** The server ignores an empty name and a port of 0, so they are allowed. */
export function rejectedFields(form: CheckedForm): Problems<keyof CheckedForm> {
  return {
    name: form.name === '' ? undefined : nodeNameProblem(form.name),
    endpoint: endpointProblem(form.endpoint),
    listenPort: form.listenPort === '0' ? undefined : listenPortProblem(form.listenPort),
    address: addressProblem(form.address),
    address6: form.address6.includes('/') ? 'network.validation.ipv6' : address6Problem(form.address6),
    localAddress: localAddressProblem(form.localAddress),
    persistentKeepalive: keepaliveProblem(form.persistentKeepalive),
  };
}
