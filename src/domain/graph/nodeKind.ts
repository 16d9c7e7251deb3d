import type { Node } from '../node/node.ts';

/** In legend order. */
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

export type GraphRole = 'egress' | 'ingress' | 'relay';

type Roles = Pick<Node, 'isEgressGateway' | 'isIngressGateway' | 'isRelay'>;

/** A relayed node with a role of its own has the kind of that role. */
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

const rolesOfKind: Readonly<Record<NodeKind, readonly GraphRole[]>> = {
  normal: [],
  egress: ['egress'],
  ingress: ['ingress'],
  ingressEgress: ['egress', 'ingress'],
  relay: ['relay'],
  ingressRelay: ['ingress', 'relay'],
  egressRelay: ['egress', 'relay'],
  relayed: [],
  ingressEgressRelay: ['egress', 'ingress', 'relay'],
  client: [],
  range: [],
};

export function rolesOfGraphKind(kind: NodeKind): readonly GraphRole[] {
  return rolesOfKind[kind];
}
