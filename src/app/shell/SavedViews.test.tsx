// @vitest-environment happy-dom

import { act, waitFor } from '@testing-library/react';
import { use } from 'react';
import { expect, it, vi } from 'vitest';
import { ListViewsContext, type ListViews } from '../../screens/list/ViewMenu/listViews.ts';
import { openPage } from '../testing/openPage.tsx';
import { SavedViews } from './SavedViews.tsx';

let given: ListViews | undefined;

function List() {
  given = use(ListViewsContext);
  return null;
}

const pages = [
  {
    path: '*',
    element: (
      <SavedViews>
        <List />
      </SavedViews>
    ),
  },
];

it('gives each list its saved views, in any network', async () => {
  const { goTo } = await openPage(pages, { at: '/acls/meshnet/a?show=allowed' });
  const view = { name: 'Allowed peers', href: '/acls/meshnet/a?show=allowed' };
  await act(async () => given?.keep([view]));
  await waitFor(() => expect(given?.views).toEqual([view]));
  await goTo('/acls/dualnet/b');
  await waitFor(() => expect(given?.href).toBe('/acls/dualnet/b'));
  expect(given?.views).toEqual([view]);
  await goTo('/nodes');
  await waitFor(() => expect(given?.views).toEqual([]));
});

it('copies a link with the origin of the console', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await openPage(pages, { at: '/nodes' });
  await act(async () => given?.copyLink('/nodes?sort=name&hide=version'));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/nodes?sort=name&hide=version`);
});
