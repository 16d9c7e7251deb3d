import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01, picturedNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { nodePlaces } from '../nodePlaces.ts';
import { nodeDetailsView, type NodeDetailsInput } from './nodeDetailsView.ts';

const input: NodeDetailsInput = {
  node: fraGw01,
  nodes: ready(fleetNodes),
  networks: ready(fleetNetworks),
  isRefreshing: false,
  clients: fleetClients,
  switching: new Set(),
  acls: { status: 'idle' },
  viewer: viewer(aSessionUser(), true, []),
  places: nodePlaces,
  now: NOW,
  timeZone: 'UTC',
};
const guest = viewer(aSessionUser({ isAdmin: false }), true, []);

function details(changes: Partial<NodeDetailsInput> = {}) {
  const view = nodeDetailsView({ ...input, ...changes });
  if (view.status !== 'ready') throw new Error(`the node is ${view.status}`);
  return view;
}
const named = (name: string) => picturedNodes.find((node) => node.name === name) ?? fraGw01;

it('shows a node with its state, roles and links', () => {
  const id = fraGw01.id;
  expect(details()).toMatchObject({
    node: { name: 'fra-gw-01', network: 'prod-eu', id },
    health: { isPending: false, lastCheckIn: NOW - 21 },
    roles: ['egress', 'ingress', 'relay'],
    facts: ['linux', 'v0.16.1'],
    networkHref: '/networks/prod-eu',
    modified: '3 h ago',
    editHref: `/nodes/prod-eu/${id}/edit`,
    acls: { href: `/acls/prod-eu/${id}` },
    metricsHref: `/metrics/prod-eu/${id}`,
    deletion: { isPossible: true },
    canApprove: false,
  });
});

it('lists four clients of an ingress gateway and counts the others', () => {
  const { clients } = details();
  expect(clients).toMatchObject({ count: 6, others: 2, href: '/ext-clients/prod-eu' });
  expect(clients?.first.map(({ id, isEnabled }) => [id, isEnabled])).toEqual([
    ['mira-phone', true],
    ['jonas-mbp', true],
    ['priya-ipad', true],
    ['contractor-7', false],
  ]);
});

it('has no clients for a node that is no ingress gateway', () => {
  expect(details({ node: named('ams-db-01') }).clients).toBeUndefined();
});

it('has no metrics in the community edition', () => {
  expect(details({ viewer: viewer(aSessionUser(), false, []) }).metricsHref).toBeUndefined();
});

it('lets an administrator approve a pending node of a network that nodes may ask to join', () => {
  const node = named('ber-kiosk-04');
  expect(details({ node })).toMatchObject({ isPending: true, canApprove: true });
  expect(details({ node, viewer: guest }).canApprove).toBe(false);
});

it('says why a pending node of any other network cannot be approved, and where to change that', () => {
  const node = named('ber-kiosk-04');
  const networks: NodeDetailsInput['networks'] = ready(
    fleetNetworks.map((network) => ({ ...network, allowManualSignup: false })),
  );
  expect(details({ node, networks })).toMatchObject({
    canApprove: false,
    closed: {
      fact: `${node.network} takes no nodes without keys`,
      editHref: `/networks/${node.network}/edit`,
    },
  });
  expect(details({ node }).closed).toBeUndefined();
  expect(details({ node, networks, viewer: guest }).closed).toBeUndefined();
});

it('neither deletes the server node nor shows its ACLs', () => {
  expect(details({ node: named('netmaker-1') })).toMatchObject({
    tags: ['server'],
    deletion: { isPossible: false },
    acls: { href: undefined },
  });
});

it('lets somebody without rights look only', () => {
  expect(details({ viewer: guest })).toMatchObject({
    editHref: undefined,
    acls: undefined,
    metricsHref: undefined,
    deletion: { isPossible: false },
  });
});

describe('another state', () => {
  it('is missing for an id that only another network has', () => {
    expect(nodeDetailsView({ ...input, node: { network: 'lab', id: fraGw01.id } })).toEqual({
      status: 'noRecord',
      heading: 'Not Found',
      listLabel: 'See all nodes',
      listHref: '/nodes/lab',
      text: 'This node doesn’t exist. It may have been deleted.',
    });
  });

  it('says nothing of others’ nodes to whoever is told of the own only', () => {
    const nodes = ready([]);
    expect(
      nodeDetailsView({ ...input, nodes, viewer: aViewerAt({ [input.node.network]: 1 }) }),
    ).toMatchObject({
      status: 'noRecord',
      text: 'This isn’t one of your nodes. You can see only your own nodes.',
    });
  });

  it.each(['idle', 'loading'] as const)('is loading while the nodes are %s', (status) => {
    expect(nodeDetailsView({ ...input, nodes: { status } })).toEqual({ status: 'loading' });
  });

  it('is a failure with its reason', () => {
    const failure = { kind: 'unreachable', offline: false } as const;
    expect(nodeDetailsView({ ...input, nodes: { status: 'failed', failure } })).toEqual({
      status: 'failed',
      subject: 'The node',
      reason: 'Could not reach server',
    });
  });
});
