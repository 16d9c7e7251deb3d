// @vitest-environment happy-dom

import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { nodeKey } from '../../../domain/node/node.ts';
import * as graph from '../../../screens/graphs/GraphScreen/GraphScreen.tsx';
import { refreshNodes } from '../../flows/refresh.ts';
import { beginRoleChange, endRoleChange } from '../../stores/changes.ts';
import { confirmAsked } from '../../testing/confirmAsked.ts';
import { openPage } from '../../testing/openPage.tsx';
import * as focusLayout from '../../workers/graphLayout/focusLayout.ts';
import * as layout from '../../workers/graphLayout/startLayout.ts';
import { GraphRoute } from './GraphRoute.tsx';

const pages = ['meshnet', 'nowhere'].map((netid) => ({
  path: `/graphs/${netid}`,
  element: <GraphRoute netid={netid} />,
}));
const idOf = (name: string) => uuidFor(`meshnet/${name}`);

/** Replaces the screen. The tests read its view and call its actions. */
let drawn: MockInstance<typeof graph.GraphScreen>;

beforeEach(() => {
  drawn = vi.spyOn(graph, 'GraphScreen').mockReturnValue(<></>);
  // Layouts run in a browser’s workers, which Node.js doesn’t have.
  vi.spyOn(layout, 'startLayout').mockReturnValue(() => {});
  vi.spyOn(focusLayout, 'layOutFocus').mockResolvedValue(new Map());
});

function shown() {
  const [props] = drawn.mock.lastCall ?? [];
  if (!props) throw new Error('No graph is drawn yet');
  return props;
}

function ready() {
  const { view, on } = shown();
  if (view.status !== 'ready') throw new Error(`The graph is ${view.status}`);
  return { ...view, on };
}

type Options = Omit<Parameters<typeof openPage>[1], 'at'>;

async function open(query = '', options: Options = {}) {
  const page = await openPage(pages, { at: `/graphs/meshnet${query}`, ...options });
  await waitFor(ready);
  return page;
}

const change = (changes: Parameters<ReturnType<typeof ready>['on']['change']>[0]) =>
  act(async () => ready().on.change(changes));
const rulesRead = (asked: readonly string[]) => asked.filter((line) => line.includes('/acls'));
const labels = () => ready().drawn.nodes.map(({ label }) => label);

describe('the ACLs of the network', () => {
  it('are loaded again for a node that joined', async () => {
    const { world, asked } = await open();
    const like = world.nodes.get(idOf('owned-node'));
    if (like) world.nodes.set('joined', { ...like, id: 'joined', name: 'new-node' });
    const rules = world.acls.get('meshnet') ?? {};
    world.acls.set('meshnet', {
      ...rules,
      joined: Object.fromEntries(Object.keys(rules).map((id) => [id, 2])),
    });
    await act(refreshNodes);
    await waitFor(() => expect(labels()).toContain('new-node'));
    await waitFor(() => expect(rulesRead(asked)).toHaveLength(2));
  });

  it('are not requested again after a failure', async () => {
    const { asked } = await open('', { faults: 'GET /networks/*/acls=500' });
    await waitFor(() => expect(ready().notice?.fact).toBe('Couldn’t load this network’s ACLs.'));
    await act(refreshNodes);
    await act(refreshNodes);
    expect(rulesRead(asked)).toHaveLength(1);
  });

  it('are not requested for users who can’t view them', async () => {
    const { asked } = await open('', { as: 'alice' });
    expect(ready().notice?.fact).toBe('Only administrators can view ACLs.');
    expect(rulesRead(asked)).toEqual([]);
  });

  it('are not requested without nodes', async () => {
    const { asked } = await openPage(pages, { at: '/graphs/nowhere' });
    expect(shown().view.status).toBe('empty');
    expect(rulesRead(asked)).toEqual([]);
  });

  it('delay the graph by at most 1.5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openPage(pages, { at: '/graphs/meshnet', faults: 'GET /networks/*/acls=hang' });
    expect(shown().view.status).toBe('loading');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(ready().notice?.fact).toBe('Loading ACLs…');
  });
});

describe('the address', () => {
  it('has a history entry for each selection, but not for keystrokes of a search', async () => {
    const { address, goBack } = await open();
    await change({ search: 'lap' });
    await change({ search: 'laptop' });
    await change({ selected: idOf('mac-laptop'), search: 'laptop' });
    expect(address()).toBe(`/graphs/meshnet?search=laptop&selected=${idOf('mac-laptop')}`);
    await goBack();
    expect(address()).toBe('/graphs/meshnet?search=laptop');
    await goBack();
    expect(address()).toBe('/graphs/meshnet?search=laptop');
  });

  it('explains a pair over the graph', async () => {
    const selected = `?selected=${idOf('owned-node')}`;
    const { address } = await open(selected);
    expect(ready().panel).toMatchObject({ whyHref: `?why=${idOf('owned-node')}..` });
    await act(async () => ready().on.askPair?.(idOf('owned-node'), idOf('gw-ingress')));
    expect(address()).toBe(`/graphs/meshnet${selected}&why=${idOf('owned-node')}..${idOf('gw-ingress')}`);
  });

  it('drops a node that was deleted in the panel, and keeps one that couldn’t be', async () => {
    const selected = `?selected=${idOf('mac-laptop')}`;
    const { world, address } = await open(selected, { faults: 'DELETE /nodes/*/*=500*1' });
    const remove = async () => {
      const { panel, on } = ready();
      if (panel.kind !== 'node') throw new Error('No node is selected');
      on.act([{ kind: 'deleteNode', node: panel.node }]);
      await act(async () => void confirmAsked());
    };
    await remove();
    await waitFor(() => expect(ready().isRefreshing).toBe(false));
    expect(address()).toBe(`/graphs/meshnet${selected}`);
    await remove();
    await waitFor(() => expect(address()).toBe('/graphs/meshnet'));
    expect(world.nodes.has(idOf('mac-laptop'))).toBe(false);
    expect(labels()).not.toContain('mac-laptop');
  });
});

it('marks what loses connectivity when the selected node fails', async () => {
  await open(`?selected=${idOf('gw-relay')}`);
  expect(ready().marks).toBeUndefined();
  await change({ isFailing: true });
  await waitFor(() => expect(ready().marks?.get(idOf('leaf-a'))).toBe('cutOff'));
  expect(ready().marks?.get(idOf('gw-relay'))).toBe('failed');
});

it('shows a role change of the selected node while it is under way', async () => {
  await open(`?selected=${idOf('gw-relay')}`);
  const node = nodeKey({ network: 'meshnet', id: idOf('gw-relay') });
  const isSwitching = () => {
    const { panel } = ready();
    if (panel.kind !== 'node') throw new Error('No node is selected');
    return panel.roles.some(({ control }) => control.disabledReason === 'Waiting for the previous change');
  };
  expect(isSwitching()).toBe(false);
  await act(async () => beginRoleChange(node));
  expect(isSwitching()).toBe(true);
  await act(async () => endRoleChange(node));
  expect(isSwitching()).toBe(false);
});

describe('the focus', () => {
  it('is on one node, then on its paths to another, and ends', async () => {
    const { goBack } = await open(`?focus=${idOf('owned-node')}`);
    await waitFor(() => expect(ready().listed?.get(idOf('leaf-b'))).toMatch(/^Unreachable: /));
    expect(ready().listed?.get(idOf('gw-egress'))).toBe('Peer');
    await change({ focus: { id: idOf('owned-node'), other: idOf('gw-egress') } });
    await waitFor(() => expect(labels()).toEqual(['owned-node', 'gw-egress']));
    await goBack();
    await waitFor(() => expect(labels()).toContain('leaf-b'));
    await change({ focus: undefined });
    await waitFor(() => expect(ready().listed).toBeUndefined());
  });

  it('is empty if the node no longer exists', async () => {
    await open('?focus=no-such-node');
    expect(labels()).toContain('owned-node');
    expect(ready().drawn.focus).toBeUndefined();
  });
});

describe('metrics', () => {
  const metricsRead = (asked: readonly string[]) => asked.filter((line) => line.startsWith('GET /metrics/'));

  it('are loaded for the selected node', async () => {
    const { asked } = await open(`?selected=${idOf('gw-ingress')}`, { scenario: 'enterprise' });
    const connected = () => {
      const { panel } = ready();
      return panel.kind === 'node' && panel.reach.find(({ label }) => label === 'Peers connected')?.values;
    };
    await waitFor(() => expect(connected()).toEqual(['4 of 6 (measured)']));
    expect(metricsRead(asked)).toEqual([`GET /metrics/meshnet/${idOf('gw-ingress')} 200`]);
  });

  it('are loaded for the traffic layer only', async () => {
    const { asked } = await open('?layer=rules', { scenario: 'enterprise' });
    await waitFor(() => expect(ready().drawn.layer?.id).toBe('rules'));
    expect(metricsRead(asked)).toEqual([]);
    const { positions } = ready();
    expect(positions?.size).toBeGreaterThan(0);
    await change({ layer: 'traffic' });
    await waitFor(() => expect(ready().drawn.layer?.rows.size).toBeGreaterThan(0));
    expect(ready().drawn.layer?.id).toBe('traffic');
    expect(ready().positions).toBe(positions);
  });

  it('are loaded for the traffic layer and the selected node at the same time', async () => {
    const visit = { scenario: 'enterprise', faults: 'GET /metrics/*=latency:300' };
    await open(`?layer=traffic&selected=${idOf('gw-ingress')}`, visit);
    await waitFor(() => expect(ready().drawn.layer?.rows.size).toBeGreaterThan(0));
    const { panel } = ready();
    expect(panel.kind === 'node' && panel.reach.map(({ label }) => label)).toContain('Peers connected');
  });

  it.each([
    ['when the user refreshes', () => act(async () => ready().on.refresh())],
    [
      'when the layer is chosen again',
      async () => {
        await change({ layer: 'rules' });
        await change({ layer: 'traffic' });
      },
    ],
  ])('are loaded again after a failure %s', async (_, again) => {
    await open('?layer=traffic', { scenario: 'enterprise', faults: 'GET /metrics/*=503*1' });
    await waitFor(() => expect(ready().drawn.layer?.facts).toEqual(['Couldn’t load metrics.']));
    await again();
    await waitFor(() => expect(ready().drawn.layer?.rows.size).toBeGreaterThan(0));
  });

  it('are not offered on the community edition, nor ACLs to users', async () => {
    const { asked } = await open('?layer=traffic', { as: 'alice' });
    expect(ready().layers).toEqual(['roles', 'health']);
    expect(ready().query.layer).toBe('roles');
    expect(metricsRead(asked)).toEqual([]);
  });
});

it('says that there is no draft without changed ACLs', async () => {
  const { address } = await open('?layer=rules&draft=after');
  expect(address()).toContain('draft=after');
  await waitFor(() => expect(ready().notice?.fact).toBe('No draft changes.'));
});
