import { describe, expect, it } from 'vitest';
import { fleetClients } from '../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { hasRole, type GatewayRole } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import { clientsByGateway } from './known.ts';
import { roleQuestion } from './roleQuestion.ts';

const context = {
  nodes: fleetNodes,
  clients: clientsByGateway(fleetClients),
};

function asked(node: Node, role: GatewayRole, changed: Parameters<typeof roleQuestion>[3] = context) {
  const { message, consequences = [], ...question } = roleQuestion(node, role, !hasRole(node, role), changed);
  const parts = typeof message === 'string' ? [message] : message;
  return {
    ...question,
    sentence: parts.map((part) => (typeof part === 'string' ? part : part.identifier)).join(''),
    consequences: consequences.map(({ label, value }) => `${label}: ${value}`),
  };
}

const plain = aNode({ name: 'leaf' });

describe('switching on', () => {
  it.each<[GatewayRole, string, string, string]>([
    [
      'ingress',
      'Create ingress',
      'Create an ingress gateway on leaf? External clients will be able to reach prod-eu through it.',
      'Create ingress',
    ],
    [
      'failover',
      'Make failover node',
      'Make leaf a failover node? Peers will be able to route through it when a link is unstable. It also becomes an ingress gateway.',
      'Make failover node',
    ],
    ['hub', 'Make hub', 'Make leaf the hub of prod-eu? All other nodes will connect through it.', 'Make hub'],
  ])('%s asks: %s', (role, title, sentence, confirmLabel) => {
    const expected = { isDanger: false, title, sentence, confirmLabel, consequences: [] };
    expect(asked(plain, role)).toMatchObject(expected);
  });

  it('an ingress gateway reports that the dynamic port is turned off', () => {
    const dynamic = { ...plain, udpHolePunch: true };
    expect(asked(dynamic, 'ingress').consequences).toEqual(['UDP hole punching: turned off']);
    expect(asked(dynamic, 'failover').consequences).toEqual(['UDP hole punching: turned off']);
  });

  it.each([
    [{ egressNat: true }, ['Egress: loses NAT until you create it again']],
    [{ egressNat: false }, []],
  ])('failover on an ingress gateway reports what its egress loses: %o', (changes, expected) => {
    const both = aNode({ isEgressGateway: true, isIngressGateway: true, ...changes });
    expect(asked(both, 'failover').consequences).toEqual(expected);
  });

  it('failover on an ingress gateway doesn’t mention a new one', () => {
    expect(asked(fraGw01, 'failover').sentence).toBe(
      'Make fra-gw-01 a failover node? Peers will be able to route through it when a link is unstable.',
    );
  });

  it('another hub names the previous one', () => {
    const site = aNode({ network: 'site-branch', name: 'site-1' });
    expect(asked(site, 'hub')).toMatchObject({
      title: 'Move the hub',
      sentence:
        'Make site-1 the hub of site-branch? All other nodes will connect through it, and pdx-gw-01 will stop being the hub.',
    });
  });
});

describe('removing an ingress gateway', () => {
  it('counts clients and commands, lists remaining roles, and requires the name', () => {
    expect(asked(fraGw01, 'ingress')).toMatchObject({
      isDanger: true,
      title: 'Remove ingress gateway',
      sentence: 'Remove the ingress gateway from fra-gw-01? This can’t be undone.',
      confirmLabel: 'Remove ingress',
      consequences: [
        'External clients deleted: 6',
        'Enabled clients deleted: 5',
        'Postup and postdown commands emptied: 2',
        'Egress: stops forwarding until you create it again',
        'Relay: stays',
      ],
      typeToConfirm: 'fra-gw-01',
    });
  });

  it('does not require the name without clients', () => {
    const gateway = aNode({ name: 'new', isIngressGateway: true, isRelay: true });
    const question = asked(gateway, 'ingress');
    expect(question.sentence).toBe('Remove the ingress gateway from new?');
    expect(question.consequences).toEqual(['External clients deleted: 0', 'Relay: stays']);
    expect(question.typeToConfirm).toBeUndefined();
  });

  it('requires the name if the clients are unknown', () => {
    const question = asked(fraGw01, 'ingress', { ...context, clients: undefined });
    expect(question.consequences[0]).toBe('External clients deleted: all');
    expect(question.typeToConfirm).toBe('fra-gw-01');
  });

  it('also removes failover, and vice versa', () => {
    const failover = aNode({ name: 'both', isIngressGateway: true, isFailover: true });
    expect(asked(failover, 'ingress').consequences).toContain('Failover: removed');
    expect(asked(failover, 'failover')).toMatchObject({
      title: 'Remove failover',
      sentence: 'Remove failover from both? This also removes its ingress gateway.',
      confirmLabel: 'Remove failover',
      consequences: ['External clients deleted: 0', 'Failover: removed'],
    });
  });
});

describe('removing an egress gateway', () => {
  it('counts its ranges and resets the commands of an ingress gateway', () => {
    expect(asked(fraGw01, 'egress')).toMatchObject({
      title: 'Remove egress gateway',
      sentence: 'Remove the egress gateway from fra-gw-01?',
      confirmLabel: 'Remove egress',
      consequences: [
        'Ranges no longer routed: 2',
        'Postup and postdown commands reset: 2',
        'Ingress and relay: stay',
      ],
    });
  });

  it('empties the commands of a node without other roles', () => {
    const gateway = aNode({ isEgressGateway: true, egressRanges: ['10.1.0.0/16'], postUp: 'x' });
    expect(asked(gateway, 'egress').consequences).toEqual([
      'Ranges no longer routed: 1',
      'Postup and postdown commands emptied: 1',
    ]);
  });
});

describe('removing a relay', () => {
  const relayed = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aNode({ name: `n${index + 1}`, address: `10.20.4.${100 + index}`, address6: `fd42::${100 + index}` }),
    );

  it.each([
    [0, 'It isn’t relaying any nodes.'],
    [1, 'n1 will connect to peers directly.'],
    [2, 'n1 and n2 will connect to peers directly.'],
    [4, 'n1, n2, n3 and n4 will connect to peers directly.'],
    [6, 'n1, n2, n3 and 3 more will connect to peers directly.'],
  ])('names relayed nodes out of %d: %s', (count, rest) => {
    const nodes = relayed(count);
    const relay = aNode({
      name: 'relay',
      address: '10.20.4.99',
      isRelay: true,
      relayAddresses: nodes.flatMap(({ address, address6 }) => [address, address6]),
    });
    expect(asked(relay, 'relay', { ...context, nodes: [relay, ...nodes] })).toMatchObject({
      title: 'Remove relay',
      sentence: `Remove the relay from relay? ${rest}`,
      confirmLabel: 'Remove relay',
      consequences: [`Nodes no longer relayed: ${count}`],
    });
  });

  it('keeps the commands of other roles', () => {
    const relay = aNode({ name: 'relay', isRelay: true, isEgressGateway: true, isIngressGateway: true });
    expect(asked(relay, 'relay').consequences).toEqual([
      'Nodes no longer relayed: 0',
      'Egress and ingress: stay',
    ]);
  });
});
