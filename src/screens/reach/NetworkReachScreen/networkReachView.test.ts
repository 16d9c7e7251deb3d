import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource } from '../../../../mocks/fixtures/reach.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { glanceOf } from '../../../domain/reach/report/glance.ts';
import { viewer, type Viewer } from '../../../domain/session/permissions.ts';
import { networkReachView } from './networkReachView.ts';

function viewOf(names: readonly string[], who: Viewer, hasRules = false) {
  const nodes = Object.fromEntries(names.map((name) => [name, {}]));
  const source = aReachSource({ nodes, hasRules });
  return networkReachView({
    netid: 'prod-eu',
    glance: ready(glanceOf(source, 'prod-eu', NOW)),
    nodes: ready(source.nodes),
    networks: ready([aNetwork({ netid: 'prod-eu' })]),
    isRefreshing: false,
    impact: undefined,
    viewer: who,
    query: new URLSearchParams(),
  });
}

/** Somebody whose own nodes these are; the network is not in their list. */
function ownerOf(names: readonly string[]): Viewer {
  const { nodes } = aReachSource({ nodes: Object.fromEntries(names.map((name) => [name, {}])) });
  const owner = aViewerAt({ 'prod-eu': 1 }, { nodes: nodes.map(({ id }) => id) });
  return { ...owner, user: { ...owner.user, networks: [] } };
}

const admin = viewer(aSessionUser(), true, []);

it('says that there are no nodes only where all of them are listed', () => {
  expect(viewOf([], admin)).toMatchObject({ status: 'empty', heading: 'No nodes found' });
  expect(viewOf([], aViewerAt({ 'prod-eu': 2 }))).toMatchObject({ heading: 'No nodes found' });
  expect(viewOf([], ownerOf([]))).toMatchObject({
    status: 'empty',
    heading: 'You have no node here',
    text: expect.stringContaining('other nodes of this network'),
  });
});

it('judges nothing by the only node of theirs that a user is shown', () => {
  expect(viewOf(['own'], ownerOf(['own']))).toMatchObject({
    status: 'empty',
    heading: 'Nothing to compare with your node',
  });
});

it('tells a user of pairs of their own nodes, and nothing of the network', () => {
  expect(viewOf(['a', 'b'], ownerOf(['a', 'b']))).toMatchObject({
    status: 'ready',
    figures: [{ note: '100 %, if the ACLs allow it' }, {}, {}, {}],
    panels: [],
  });
});

it.each([
  [['a'], true, 'no pairs', 'no pairs'],
  [['a'], false, 'no pairs', 'no pairs'],
  [['a', 'b'], true, '100 %', 'every pair has one'],
  [['a', 'b'], false, '100 %, if the ACLs allow it', 'every pair has one'],
])('with the nodes %j, rules known: %s, says %o and %o', (names, hasRules, first, second) => {
  const view = viewOf(names, admin, hasRules);
  expect(view).toMatchObject({ figures: [{ note: first }, { note: second }, {}, {}] });
});
