import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fraGw01, sampleNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { nodePaths } from '../nodePaths.ts';
import { formatExact } from '../../../domain/format/dateTime.ts';
import { rowOwner } from '../../list/RecordList/OwnerName.tsx';
import {
  editingOf,
  healthOf,
  isApprovable,
  isOlder,
  listedRoles,
  roleControls,
  type NodeRow,
} from './nodeRow.ts';

const rowOf = (node: Node, isAdmin = true): NodeRow => ({
  node,
  viewer: createViewer(aSessionUser({ isAdmin }), true, []),
  network: fleetNetworks.find(({ netid }) => netid === node.network),
  relayName: undefined,
  isSwitching: false,
  roles: listedRoles(true, false),
  tags: [],
  mark: undefined,
  owner: rowOwner('', undefined),
  places: nodePaths,
  serverVersion: 'v0.16.1',
});
const pictured = (name: string) => sampleNodes.find((node) => node.name === name) ?? aNode();

it('lists the roles of a gateway', () => {
  expect(roleControls(rowOf(fraGw01))).toMatchObject([
    { role: 'egress', isOn: true, label: 'Remove egress gateway from fra-gw-01' },
    { role: 'ingress', isOn: true, label: 'Remove ingress gateway from fra-gw-01' },
    { role: 'relay', isOn: true, label: 'Remove relay from fra-gw-01' },
    { role: 'failover', isOn: false, label: 'Make fra-gw-01 a failover node' },
  ]);
});

it('shows the health with the exact time of the last check-in', () => {
  expect(healthOf(rowOf(fraGw01))).toMatchObject({
    isPending: false,
    lastCheckIn: NOW - 21,
    exact: formatExact(NOW - 21),
  });
});

it('marks versions older than the server’s', () => {
  expect(isOlder(rowOf(pictured('fra-worker-03')))).toBe(true);
  expect(isOlder(rowOf(fraGw01))).toBe(false);
  expect(isOlder(rowOf(aNode({ version: '' })))).toBe(false);
});

describe('a pending node', () => {
  const kiosk = pictured('ber-kiosk-04');

  it('has no roles and can be approved if the network allows joining without a key', () => {
    expect(roleControls(rowOf(kiosk))).toEqual([]);
    expect(isApprovable(rowOf(kiosk))).toBe(true);
  });

  it('can’t be approved on other networks or by non-administrators', () => {
    const closed = rowOf({ ...kiosk, network: 'prod-us' });
    expect(isApprovable(closed)).toBe(false);
    expect(healthOf(closed).needsKey).toBe(true);
    expect(isApprovable(rowOf(kiosk, false))).toBe(false);
  });
});

it('can only be edited with rights on the network', () => {
  expect(editingOf(rowOf(fraGw01))).toEqual({
    href: '/nodes/prod-eu/6f0c2e4a-91b7-4d8e-a3c5-0b7d51f2e986/edit',
  });
  expect(editingOf(rowOf(fraGw01, false))).toEqual({
    disabledReason: 'Only administrators of prod-eu can do this',
  });
});

it.each([
  [false, false, ['egress', 'ingress', 'relay']],
  [true, false, ['egress', 'ingress', 'relay', 'failover']],
  [false, true, ['egress', 'ingress', 'relay', 'hub']],
  [true, true, ['egress', 'ingress', 'relay', 'failover', 'hub']],
])('with enterprise %o and point-to-site %o has columns for %o', (isEE, isPointToSite, roles) => {
  expect(listedRoles(isEE, isPointToSite)).toEqual(roles);
});
