import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { memberKind } from './nodeKind.ts';

const egress = { isEgressGateway: true };
const ingress = { isIngressGateway: true };
const relay = { isRelay: true };

describe('the kind of a node', () => {
  it.each([
    ['no role', {}, false, 'normal'],
    ['egress', egress, false, 'egress'],
    ['ingress', ingress, false, 'ingress'],
    ['relay', relay, false, 'relay'],
    ['ingress and egress', { ...egress, ...ingress }, false, 'ingressEgress'],
    ['egress and relay', { ...egress, ...relay }, false, 'egressRelay'],
    ['ingress and relay', { ...ingress, ...relay }, false, 'ingressRelay'],
    ['all three roles', { ...egress, ...ingress, ...relay }, false, 'ingressEgressRelay'],
    ['no role, relayed', {}, true, 'relayed'],
    ['egress, relayed', egress, true, 'egress'],
    ['ingress, relayed', ingress, true, 'ingress'],
    ['relay, relayed', relay, true, 'relay'],
    ['failover and hub', { isFailover: true, isHub: true }, false, 'normal'],
  ] as const)('of a node with %s', (_, roles, isRelayed, kind) => {
    expect(memberKind(aNode(roles), isRelayed)).toBe(kind);
  });
});
