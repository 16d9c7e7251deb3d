// @vitest-environment happy-dom

import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import * as networkReach from '../../../screens/reach/NetworkReachScreen/NetworkReachScreen.tsx';
import * as reachOf from '../../../screens/reach/ReachOfScreen/ReachOfScreen.tsx';
import { openPage } from '../../testing/openPage.tsx';
import { NetworkReachRoute, ReachOfRoute } from './ReachRoutes.tsx';

const pages = [
  { path: '/reach/:netid', Component: NetworkReachRoute },
  { path: '/reach/:netid/:end', Component: ReachOfRoute },
];
const idOf = (name: string) => uuidFor(`meshnet/${name}`);
const rulesRead = (asked: readonly string[]) => asked.filter((line) => line.includes('/acls'));

/** Replace the screens: the tests read their views and call their actions. */
let network: MockInstance<typeof networkReach.NetworkReachScreen>;
let list: MockInstance<typeof reachOf.ReachOfScreen>;

beforeEach(() => {
  network = vi.spyOn(networkReach, 'NetworkReachScreen').mockReturnValue(<></>);
  list = vi.spyOn(reachOf, 'ReachOfScreen').mockReturnValue(<></>);
});

describe('the reachability of a network', () => {
  const shown = () => {
    const [props] = network.mock.lastCall ?? [];
    if (!props) throw new Error('Nothing is drawn yet');
    return props;
  };
  const ready = () => {
    const { view } = shown();
    if (view.status !== 'ready') throw new Error(`It is ${view.status}`);
    return view;
  };

  it('includes what fails with the node in the address', async () => {
    const { goTo } = await openPage(pages, { at: '/reach/meshnet' });
    await waitFor(() => expect(ready().failing).toBeUndefined());
    await goTo(`/reach/meshnet?fails=${idOf('gw-relay')}`);
    await waitFor(() =>
      expect(ready().failing).toMatchObject({
        impact: { status: 'ready', impact: { affected: { cutOff: [idOf('leaf-a')] } } },
      }),
    );
  });

  it('is loaded again on request after the ACLs failed', async () => {
    const { asked } = await openPage(pages, { at: '/reach/meshnet', faults: 'GET /networks/*/acls=503*1' });
    await waitFor(() => expect(shown().view.status).toBe('failed'));
    await act(async () => shown().on.refresh());
    await waitFor(ready);
    expect(rulesRead(asked)).toEqual(['GET /networks/meshnet/acls 503', 'GET /networks/meshnet/acls 200']);
  });

  it('is worked out without the ACLs for users, who can’t read them', async () => {
    const { asked } = await openPage(pages, { at: '/reach/meshnet', as: 'alice' });
    await waitFor(ready);
    expect(rulesRead(asked)).toEqual([]);
  });

  it('is missing for an unknown network', async () => {
    await openPage(pages, { at: '/reach/nowhere' });
    await waitFor(() => expect(shown().view).toMatchObject({ status: 'missing', listHref: '/reach' }));
  });
});

describe('the reachability of', () => {
  const shown = () => {
    const [props] = list.mock.lastCall ?? [];
    if (!props) throw new Error('Nothing is drawn yet');
    return props;
  };
  const rows = () => {
    const { view } = shown();
    if (view.status !== 'ready') throw new Error(`It is ${view.status}`);
    return view.rows.map(({ name, path }) => [name, path]);
  };

  it('a client goes through its gateway', async () => {
    await openPage(pages, { at: '/reach/meshnet/phone-1?direction=from' });
    await waitFor(() => expect(rows()).toContainEqual(['gw-egress', 'via gw-ingress']));
  });

  it('a range lists what reaches it', async () => {
    await openPage(pages, { at: '/reach/meshnet/172.16.10.0%2F24' });
    await waitFor(() => expect(rows().map(([name]) => name)).toContain('phone-1'));
  });

  it('a node is reversed and searched in the address', async () => {
    const page = `/reach/meshnet/${idOf('gw-ingress')}`;
    const { address } = await openPage(pages, { at: page });
    await waitFor(rows);
    await act(async () => shown().on.filter({ direction: 'from' }));
    await act(async () => shown().on.filter({ search: 'leaf' }));
    expect(address()).toBe(`${page}?direction=from&search=leaf`);
    await waitFor(() => expect(rows().map(([name]) => name)).toEqual(['leaf-a', 'leaf-b']));
  });

  it('an unknown node is missing', async () => {
    await openPage(pages, { at: '/reach/meshnet/no-such-node' });
    await waitFor(() => expect(shown().view.status).toBe('missing'));
  });
});
