import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { nodesFromWire } from './nodeWire.ts';
import { forwardingGap, lostForwarding } from './forwarding.ts';

const accept = (table: string) =>
  `${table} -A FORWARD -i nm-prod-eu -j ACCEPT ; ${table} -A FORWARD -o nm-prod-eu -j ACCEPT ; `;
const nat = (via: string, table = 'iptables') => `${table} -t nat -A POSTROUTING -o ${via} -j MASQUERADE ; `;
const gateway = aNode({
  isEgressGateway: true,
  egressRanges: ['10.1.0.0/16'],
  egressInterface: 'eth0',
  egressNat: true,
});
const forIngress = accept('iptables') + nat('nm-prod-eu');

describe('the forwarding of an egress gateway', () => {
  it.each([
    ['no commands', '', {}, 'forwarding'],
    ['its commands', accept('iptables') + nat('eth0'), {}, undefined],
    ['those of both roles', accept('iptables') + nat('eth0') + forIngress, {}, undefined],
    ['those of an ingress gateway only', forIngress, {}, 'nat'],
    ['those of an ingress gateway, and no NAT', forIngress, { egressNat: false }, undefined],
    ['no NAT, as its interface is unknown', forIngress, { egressInterface: '' }, undefined],
    ['another family', accept('ip6tables') + nat('eth0', 'ip6tables'), {}, 'forwarding'],
    [
      'one family of two',
      accept('iptables') + nat('eth0'),
      { egressRanges: ['10.1.0.0/16', 'fd00::/64'] },
      'forwarding',
    ],
    ['a custom script', '/etc/netmaker/up.sh', {}, undefined],
    ['a script beside those of an ingress gateway', `${forIngress}/etc/up.sh`, {}, undefined],
    ['FreeBSD’s commands', 'kldload ipfw ipfw_nat ; ipfw disable one_pass', { os: 'freebsd' }, undefined],
    ['none, but no role', '', { isEgressGateway: false }, undefined],
  ] as const)('with %s', (_, postUp, changes, gap) => {
    expect(forwardingGap({ ...gateway, postUp, ...changes })).toBe(gap);
  });

  // There, the role of an ingress gateway was created twice.
  it.each([
    ['community', []],
    ['enterprise', ['t322 n0']],
  ])('misses nothing in the recorded networks of the %s edition, except %j', (edition, expected) => {
    const path = new URL(`../../../mocks/recorded/peers/${edition}.json`, import.meta.url);
    const networks: { nodes: unknown }[] = JSON.parse(readFileSync(path, 'utf8'));
    const nodes = networks.flatMap((network) => nodesFromWire(network.nodes));
    expect(nodes.filter(({ isEgressGateway }) => isEgressGateway).length).toBeGreaterThan(5);
    expect(
      nodes.filter((node) => forwardingGap(node)).map(({ network, name }) => `${network} ${name}`),
    ).toEqual(expected);
  });

  it.each([
    [accept('iptables') + nat('eth0'), '', 'no longer forwards'],
    [accept('iptables') + nat('eth0'), forIngress, 'no longer does NAT'],
    ['', '', undefined],
    ['', accept('iptables') + nat('eth0'), undefined],
  ])('is lost between %j and %j: %s', (before, after, text) => {
    const lost = lostForwarding(forwardingGap({ ...gateway, postUp: before }), { ...gateway, postUp: after });
    expect(/no longer \w+(?: NAT)?/.exec(lost ?? '')?.[0]).toBe(text);
  });
});
