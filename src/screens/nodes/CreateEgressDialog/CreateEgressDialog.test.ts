// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { newEgressForm, type EgressForm } from '../../../domain/node/roleForms.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { RoleFormInput } from '../../../domain/actions/roleControl.ts';
import { createEgressView } from './CreateEgressDialog.tsx';

const node = aNode({ name: 'fra-worker-03' });
const around = {
  viewer: createViewer(aSessionUser(), true, []),
  networks: new Map(fleetNetworks.map((network) => [network.netid, network])),
  nodes: fleetNodes,
};

function viewOf(changes: Partial<RoleFormInput<EgressForm>> = {}) {
  return createEgressView({ isSaving: false, node, form: newEgressForm, context: around, ...changes });
}

it('warns of an overlapping range next to the error of another', () => {
  const ranges = '10.48.0.0/16, 172.20.8.0/22, 192.168.7.300/24';
  expect(viewOf({ form: { ...newEgressForm, ranges, interfaceName: 'eth0' } })).toMatchObject({
    nodeName: 'fra-worker-03',
    netid: 'prod-eu',
    problems: { ranges: 'node.validation.egressgatewayrange' },
    wrongRange: 'Check “192.168.7.300/24”',
    warnings: ['10.48.0.0/16 is already routed by fra-gw-01', '172.20.8.0/22 is already routed by fra-gw-01'],
    obstacle: undefined,
  });
});

it.each([
  ['windows', 'Only a Linux or FreeBSD node can be an egress gateway. This one runs Windows'],
  ['darwin', 'Only a Linux or FreeBSD node can be an egress gateway. This one runs macOS'],
  ['plan9', 'Only a Linux or FreeBSD node can be an egress gateway. This one runs plan9'],
  ['', 'Only a Linux or FreeBSD node can be an egress gateway'],
  ['freebsd', undefined],
])('explains that the server rejects %o: %s', (os, obstacle) => {
  expect(viewOf({ node: { ...node, os } }).obstacle).toBe(obstacle);
});

describe('can’t be submitted', () => {
  it('for an existing egress gateway', () => {
    expect(viewOf({ node: fraGw01 }).obstacle).toBe('fra-gw-01 is already an egress gateway');
  });

  it('before approval', () => {
    expect(viewOf({ node: { ...node, isPending: true } }).obstacle).toBe('Available after approval');
  });

  it('by users who don’t administer the network', () => {
    const guest = createViewer(aSessionUser({ isAdmin: false }), true, []);
    expect(viewOf({ context: { ...around, viewer: guest } }).obstacle).toBe(
      'Only administrators of prod-eu can do this',
    );
  });
});

it('does not report its own success as an obstacle', () => {
  expect(viewOf({ node: fraGw01, isSaving: true }).obstacle).toBeUndefined();
});
