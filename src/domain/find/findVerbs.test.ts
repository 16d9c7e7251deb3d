import { expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { createViewer, type Viewer } from '../session/permissions.ts';
import { findables, type Findable, type FindRecords } from './findables.ts';
import { actionOf, createActionsFor, verbsFor } from './findVerbs.ts';

const admin = createViewer(aSessionUser(), true, []);
const guest = aViewerAt({ office: 2 });
const plain = { isEgressGateway: false, isIngressGateway: false, isRelay: false, isPending: false } as const;

const world: FindRecords = {
  networks: [aNetwork({ netid: 'office' })],
  nodes: [
    aNode({ ...plain, id: 'a', name: 'plain', network: 'office' }),
    aNode({ ...plain, id: 'b', name: 'gateway', network: 'office', isEgressGateway: true }),
  ],
  clients: [anExternalClient({ network: 'office', ownerId: '' })],
  dns: [],
  users: [],
  groups: [],
};

const offeredIn = (items: readonly Findable[], by: Viewer, netid: string | undefined, text: string) =>
  verbsFor(
    items,
    createActionsFor(recordsNow({ viewer: by, networks: world.networks })),
    netid,
    ({ label }) => label.includes(text),
  );
const offered = (by: Viewer, netid?: string, text = '', of: FindRecords = world) =>
  offeredIn(findables(of, by), by, netid, text).map(({ id }) => id);

it('offers verbs that the viewer can use on at least one item', () => {
  expect(offered(admin)).toEqual([
    'why',
    'reach',
    'makeEgress',
    'makeIngress',
    'makeRelay',
    'replace',
    'make-like',
    'copyKey',
    'copyAddress',
    'rules',
    'metrics',
    'qrCode',
    'addNode',
    'clone',
    'createKey',
    'createDns',
  ]);
  expect(offered(guest)).toEqual(['copyKey', 'copyAddress', 'qrCode']);
});

it('offers to move the hub where a node is one', () => {
  const nodes = world.nodes.map((node) => ({ ...node, isHub: true }));
  expect(offered(admin, undefined, '', { ...world, nodes })).toContain('move-hub');
});

it('offers verbs that match the text', () => {
  expect(offered(admin, undefined, 'Make')).toEqual(['makeEgress', 'makeIngress', 'makeRelay']);
});

it('omits verbs for the selected network', () => {
  expect(offered(admin, 'office')).not.toContain('createKey');
});

it('omits verbs that no longer apply to any item', () => {
  const gateways = world.nodes.map((node) => ({
    ...node,
    isEgressGateway: true,
    isIngressGateway: true,
    isRelay: true,
  }));
  expect(offered(admin, undefined, 'Make', { ...world, nodes: gateways })).toEqual([]);
});

it('applies a verb only to items that allow it', () => {
  const items = findables(world, admin);
  const [verb] = offeredIn(items, admin, undefined, 'egress');
  const labels = items.flatMap((item) => {
    const action = verb && actionOf(verb, item, createActionsFor(recordsNow({ networks: world.networks })));
    return action ? [action.label] : [];
  });
  expect(labels).toEqual(['Make plain an egress gateway']);
});
