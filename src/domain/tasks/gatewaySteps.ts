import { textFromList } from '../list.ts';
import { relayNameOf, roleToggleLabel, type GatewayRole } from '../node/gateways.ts';
import { refOf, type Node } from '../node/node.ts';
import type { NodeForm } from '../node/nodeForm.ts';
import type { EgressDraft } from '../node/roleForms.ts';
import { editNode } from '../actions/editNode.ts';
import { roleObstacle } from '../actions/roleControl.ts';
import { firstNames } from '../text/labels.ts';
import { type StepOf, type TaskRecords, type TaskStep } from './task.ts';

/** Why a node can’t take over a role that it doesn’t have. */
export function takeoverObstacle(
  node: Node,
  role: GatewayRole,
  { nodes, networks }: Pick<TaskRecords, 'nodes' | 'networks'>,
): string | undefined {
  const network = networks.find(({ netid }) => netid === node.network);
  return roleObstacle({ node, network, relayName: relayNameOf(node, nodes) }, role);
}

export function edited(
  node: Node,
  after: Partial<NodeForm>,
  rest: Pick<TaskStep, 'text' | 'needs'>,
): StepOf<'editNode'> {
  return { ...editNode(node, after), ...rest };
}

export function switched(
  node: Node,
  role: GatewayRole,
  isOn: boolean,
  needs?: TaskStep['needs'],
): StepOf<'switchRole'> {
  const text = roleToggleLabel(role, !isOn, node.name);
  const drops = role === 'relay' ? node.relayAddresses : node.egressRanges;
  return {
    kind: 'switchRole',
    node: refOf(node),
    role,
    isOn,
    text,
    ...(needs && { needs }),
    ...(!isOn && { drops }),
  };
}

/**
 * Adds ranges to a gateway, or makes the node one. A gateway keeps its interface and NAT. It is created again for the
 * first range of an address family, because only that adds the commands that forward it.
 */
export function routeThrough(
  gateway: Node,
  { ranges: added, ...egress }: EgressDraft,
  isCreatedAgain = false,
): TaskStep {
  const node = refOf(gateway);
  const named = listed(added);
  if (!gateway.isEgressGateway) {
    return {
      kind: 'createEgress',
      node,
      egress: { ranges: added, ...egress },
      text: `Make ${gateway.name} an egress gateway for ${named}`,
    };
  }
  const { egressRanges, egressInterface, egressNat } = gateway;
  const ranges = [...new Set([...egressRanges, ...added])];
  const text = `Add ${named} to ${gateway.name}`;
  const isNewFamily = added.some((range) => egressRanges.every((own) => isIPv6(own) !== isIPv6(range)));
  if (!isNewFamily && !isCreatedAgain) {
    return edited(gateway, { egressRanges: textFromList(ranges) }, { text });
  }
  return {
    kind: 'createEgress',
    node,
    egress: { ranges, interfaceName: egressInterface, isNatOn: egressNat },
    text,
  };
}

const isIPv6 = (range: string) => range.includes(':');

/** Removes ranges from a gateway, and its role with the last one. */
export function withoutRanges(gateway: Node, ranges: readonly string[]): TaskStep {
  const rest = gateway.egressRanges.filter((range) => !ranges.includes(range));
  if (rest.length === 0) return switched(gateway, 'egress', false, 'previous');
  const text = `Remove ${listed(ranges)} from ${gateway.name}`;
  return edited(gateway, { egressRanges: textFromList(rest) }, { text, needs: 'previous' });
}

/** Adds addresses to a relay, or makes the node one. */
export function relayThrough(
  relay: Node,
  addresses: readonly string[],
  rest: Pick<TaskStep, 'text' | 'needs'>,
): TaskStep {
  if (!relay.isRelay) return { kind: 'setRelay', node: refOf(relay), addresses, ...rest };
  const all = new Set([...relay.relayAddresses.filter((address) => address !== ''), ...addresses]);
  return edited(relay, { relayAddresses: textFromList([...all]) }, rest);
}

/** Removes nodes from a relay, and its role with the last one, because the server keeps nodes of an empty list marked as relayed. */
export function withoutRelayed(relay: Node, addresses: readonly string[], text: string): TaskStep {
  const rest = relay.relayAddresses.filter((address) => address !== '' && !addresses.includes(address));
  if (rest.length === 0) return switched(relay, 'relay', false);
  return edited(relay, { relayAddresses: textFromList(rest) }, { text });
}

const mostRanges = 3;

export function listed(ranges: readonly string[]): string {
  return firstNames(ranges, mostRanges);
}
