// @vitest-environment happy-dom

import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import * as reachOf from '../../../screens/reach/ReachOfScreen/ReachOfScreen.tsx';
import { openPage } from '../../testing/openPage.tsx';
import { LegacyReachRoute, ReachOfRoute } from './ReachRoutes.tsx';

const pages = [
  { path: '/reach/:netid?', Component: LegacyReachRoute },
  { path: '/reach/:netid/:end', Component: ReachOfRoute },
];
const idOf = (name: string) => uuidFor(`meshnet/${name}`);

/** Replaces the screen. The tests read its views and call its actions. */
let list: MockInstance<typeof reachOf.ReachOfScreen>;

beforeEach(() => {
  list = vi.spyOn(reachOf, 'ReachOfScreen').mockReturnValue(<></>);
});

it.each([
  ['/reach', '/findings'],
  ['/reach/mesh%20net', '/findings/mesh%20net'],
  [`/reach/meshnet?why=${idOf('leaf-a')}..&fails=x`, `/findings/meshnet?why=${idOf('leaf-a')}..`],
])('the former address %s leads to %s', async (at, findings) => {
  const { address } = await openPage(pages, { at });
  await waitFor(() => expect(address()).toBe(findings));
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
    await waitFor(() => expect(shown().view.status).toBe('noRecord'));
  });
});
