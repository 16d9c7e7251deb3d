import { expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { viewer, type Viewer } from '../session/permissions.ts';
import { findables, type Findable, type FindWorld } from './findables.ts';
import { actionOf, actionsAmong, verbsFor } from './findVerbs.ts';

const admin = viewer(aSessionUser(), true, []);
const guest = aViewerAt({ office: 2 });
const plain = { isEgressGateway: false, isIngressGateway: false, isRelay: false, isPending: false } as const;

const world: FindWorld = {
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

const offeredIn = (things: readonly Findable[], who: Viewer, netid: string | undefined, called: string) =>
  verbsFor(things, actionsAmong(things, who), netid, (label) => label.includes(called));
const offered = (who: Viewer, netid?: string, called = '', of: FindWorld = world) =>
  offeredIn(findables(of, who), who, netid, called).map(({ id }) => id);

it('are offered to whoever can do them with something', () => {
  expect(offered(admin)).toEqual([
    'why',
    'reach',
    'makeEgress',
    'makeIngress',
    'makeRelay',
    'copyKey',
    'copyAddress',
    'rules',
    'metrics',
    'qrCode',
    'addNode',
    'createKey',
    'createDns',
  ]);
  expect(offered(guest)).toEqual(['copyKey', 'copyAddress', 'qrCode']);
});

it('are those that are asked for', () => {
  expect(offered(admin, undefined, 'Make')).toEqual(['makeEgress', 'makeIngress', 'makeRelay']);
});

it('leave out what is made in the chosen network, which needs no choice', () => {
  expect(offered(admin, 'office')).not.toContain('createKey');
});

it('leave out what nothing can have done any more', () => {
  const gateways = world.nodes.map((node) => ({
    ...node,
    isEgressGateway: true,
    isIngressGateway: true,
    isRelay: true,
  }));
  expect(offered(admin, undefined, 'Make', { ...world, nodes: gateways })).toEqual([]);
});

it('are done with what can have them done', () => {
  const things = findables(world, admin);
  const [verb] = offeredIn(things, admin, undefined, 'egress');
  const done = things.flatMap((thing) => {
    const action = verb && actionOf(verb, thing, actionsAmong(things, admin));
    return action ? [action.label] : [];
  });
  expect(done).toEqual(['Make plain an egress gateway']);
});
