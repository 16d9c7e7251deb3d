import { listFromText } from '../list.ts';
import type { Network } from '../network/network.ts';
import type { ServerConfig } from '../server/serverConfig.ts';
import type { Problems } from '../text/messages.ts';
import type { Node } from './node.ts';
import type { NodeField, NodeForm } from './nodeForm.ts';
import { address6Problem, addressProblem, egressRangesProblem, relayAddressesProblem } from './nodeRules.ts';

/** What a locked field waits for, or why it stays locked. */
export type NodeFieldLock =
  | 'endpointIsDynamic'
  | 'portIsDynamic'
  | 'isServerNode'
  | 'networkPunchesNoHoles'
  | 'networkHasNoIPv6'
  | 'commandsAreOff'
  | 'isNoRelay'
  | 'isNoEgressGateway'
  | 'isNotLocal'
  | 'networkIsNotPointToSite';

/** What the form is about. An unknown network unlocks nothing that depends on it. */
export type NodeEditContext = {
  readonly node: Pick<Node, 'isServer' | 'isRelay' | 'isEgressGateway'>;
  readonly network: Pick<Network, 'defaultUdpHolePunch' | 'isIPv6' | 'isPointToSite'> | undefined;
  readonly server: Pick<ServerConfig, 'isRceOn'>;
};

/** Why a field cannot be edited as the form stands now, live and unsaved values included; undefined when it can. */
export function nodeFieldLock(
  field: NodeField,
  form: NodeForm,
  { node, network, server }: NodeEditContext,
): NodeFieldLock | undefined {
  switch (field) {
    case 'endpoint':
      return form.isEndpointDynamic ? 'endpointIsDynamic' : undefined;
    case 'listenPort':
      if (node.isServer) return 'isServerNode';
      return form.udpHolePunch ? 'portIsDynamic' : undefined;
    case 'udpHolePunch':
      return network?.defaultUdpHolePunch ? undefined : 'networkPunchesNoHoles';
    case 'address':
      return node.isServer ? 'isServerNode' : undefined;
    case 'address6':
      return network?.isIPv6 ? undefined : 'networkHasNoIPv6';
    case 'postUp':
    case 'postDown':
      return server.isRceOn ? undefined : 'commandsAreOff';
    case 'relayAddresses':
      return node.isRelay ? undefined : 'isNoRelay';
    case 'egressRanges':
      return node.isEgressGateway ? undefined : 'isNoEgressGateway';
    case 'localRange':
      return form.isLocal ? undefined : 'isNotLocal';
    case 'isHub':
      return network?.isPointToSite ? undefined : 'networkIsNotPointToSite';
    default:
      return undefined;
  }
}

/** §5 "Node edit". Ranges and relay addresses count only while the node has the role. */
export function nodeFormProblems(
  form: NodeForm,
  node: Pick<Node, 'isRelay' | 'isEgressGateway'>,
): Problems<NodeField> {
  return {
    address: addressProblem(form.address.trim()),
    address6: address6Problem(form.address6.trim()),
    egressRanges: node.isEgressGateway ? egressRangesProblem(listFromText(form.egressRanges)) : undefined,
    relayAddresses: node.isRelay ? relayAddressesProblem(listFromText(form.relayAddresses)) : undefined,
  };
}
