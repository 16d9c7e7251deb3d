import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01, sampleNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aFindingMark } from '../../../../mocks/fixtures/findings.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { clientsByGateway } from '../nodeDeletion.ts';
import { nodePaths } from '../nodePaths.ts';
import { formatExact } from '../../../domain/format/dateTime.ts';
import { listedRoles, nodeRow, type NodeRowContext } from './nodeRow.ts';

const around: NodeRowContext = {
  viewer: createViewer(aSessionUser(), true, []),
  places: nodePaths,
  networks: new Map(fleetNetworks.map((network) => [network.netid, network])),
  clients: clientsByGateway(fleetClients),
  nodes: fleetNodes,
  switching: new Set(),
  serverVersion: 'v0.16.1',
  roles: listedRoles(true, false),
  now: NOW,
};
const guest = { ...around, viewer: createViewer(aSessionUser({ isAdmin: false }), true, []) };
const pictured = (name: string) => sampleNodes.find((node) => node.name === name) ?? aNode();

it.each([
  [NOW - 1, ['expired']],
  [NOW, ['expired']],
  [NOW + 1, []],
  [0, []],
])('marks a node that expires at %i: %o', (expiresAt, tags) => {
  expect(nodeRow(aNode({ expiresAt }), around).tags).toEqual(tags);
});

it('shows a gateway with both addresses, its roles and links', () => {
  expect(nodeRow(fraGw01, around)).toMatchObject({
    name: 'fra-gw-01',
    href: '/nodes/prod-eu/6f0c2e4a-91b7-4d8e-a3c5-0b7d51f2e986',
    addresses: ['10.20.4.4', 'fd42:20:4::4'],
    networkHref: '/networks/prod-eu',
    version: 'v0.16.1',
    isOlder: false,
    roles: [
      { role: 'egress', isOn: true, label: 'Remove egress gateway from fra-gw-01' },
      { role: 'ingress', isOn: true, label: 'Remove ingress gateway from fra-gw-01' },
      { role: 'relay', isOn: true, label: 'Remove relay from fra-gw-01' },
      { role: 'failover', isOn: false, label: 'Make fra-gw-01 a failover node' },
    ],
    health: { isPending: false, lastCheckIn: NOW - 21, exact: formatExact(NOW - 21) },
    editing: { href: '/nodes/prod-eu/6f0c2e4a-91b7-4d8e-a3c5-0b7d51f2e986/edit' },
    acls: { href: '/acls/prod-eu/6f0c2e4a-91b7-4d8e-a3c5-0b7d51f2e986' },
    deletion: { isPossible: true, typeToConfirm: 'fra-gw-01' },
  });
});

it('marks a node that has findings', () => {
  const mark = aFindingMark();
  const marks = new Map([[`node prod-eu ${fraGw01.id}`, mark]]);
  expect(nodeRow(fraGw01, { ...around, marks }).mark).toEqual(mark);
  expect(nodeRow(pictured('lon-db-02'), { ...around, marks }).mark).toBeUndefined();
});

it('encodes ids in links', () => {
  expect(nodeRow(aNode({ id: 'a/b c' }), around).href).toBe('/nodes/prod-eu/a%2Fb%20c');
});

it('marks versions older than the server’s', () => {
  expect(nodeRow(pictured('fra-worker-03'), around)).toMatchObject({ version: 'v0.15.2', isOlder: true });
});

it.each([
  ['netmaker-1', ['server']],
  ['pdx-gw-01', ['hub']],
  ['lon-db-02', ['relayed']],
  ['ams-db-01', []],
])('tags %s as %o', (name, tags) => {
  expect(nodeRow(pictured(name), around).tags).toEqual(tags);
});

describe('a pending node', () => {
  const kiosk = pictured('ber-kiosk-04');

  it('has no roles and can be approved if the network allows sign-up without keys', () => {
    expect(nodeRow(kiosk, around)).toMatchObject({ isPending: true, roles: undefined, canApprove: true });
  });

  it('can’t be approved on other networks or by non-administrators', () => {
    const closed = nodeRow({ ...kiosk, network: 'prod-us' }, around);
    expect(closed.canApprove).toBe(false);
    expect(closed.health.needsKey).toBe(true);
    expect(nodeRow(kiosk, guest).canApprove).toBe(false);
  });
});

it('disables ACLs and deletion for the server node, with reasons', () => {
  expect(nodeRow(pictured('netmaker-1'), around)).toMatchObject({
    acls: { href: undefined, disabledReason: 'The server’s own node has no ACL view' },
    deletion: { isPossible: false, reason: 'The server’s own node can’t be deleted' },
  });
});

it('is read-only for users without rights on the network', () => {
  expect(nodeRow(fraGw01, guest)).toMatchObject({
    editing: { disabledReason: 'Only administrators of prod-eu can do this' },
    acls: undefined,
    deletion: { isPossible: false, reason: 'Only administrators of prod-eu can do this' },
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
