import type { Node } from '../node/node.ts';

export const nodeKinds = [
  'normal',
  'egress',
  'ingress',
  'ingressEgress',
  'relay',
  'ingressRelay',
  'egressRelay',
  'relayed',
  'ingressEgressRelay',
  'client',
  'range',
] as const;
export type NodeKind = (typeof nodeKinds)[number];

export type MemberKind = Exclude<NodeKind, 'client' | 'range'>;

type Roles = Pick<Node, 'isEgressGateway' | 'isIngressGateway' | 'isRelay'>;

/** A relayed node that has a role itself has the kind of that role. */
export function memberKind(node: Roles, isRelayed: boolean): MemberKind {
  if (node.isRelay) return kindOfRelay(node);
  if (node.isEgressGateway) return node.isIngressGateway ? 'ingressEgress' : 'egress';
  if (node.isIngressGateway) return 'ingress';
  return isRelayed ? 'relayed' : 'normal';
}

function kindOfRelay(node: Roles): MemberKind {
  if (node.isEgressGateway) return node.isIngressGateway ? 'ingressEgressRelay' : 'egressRelay';
  return node.isIngressGateway ? 'ingressRelay' : 'relay';
}
