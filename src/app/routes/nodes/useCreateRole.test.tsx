// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { nodePlaces } from '../../../screens/nodes/nodePlaces.ts';
import { App } from '../App.tsx';
import { routeTable } from '../../shell/routeTable.ts';
import { useCreateRole } from './useCreateRole.ts';

const forms = ['createEgress', 'createRelay', 'userAreaCreateEgress', 'userAreaCreateRelay'] as const;

function PageWithRoles() {
  useCreateRole(nodePlaces);
  return null;
}

const pages = forms.map((key) => routeTable[key].page);

// The modules come from the disk the first time, however long that takes; the test is about who asks for them.
beforeAll(async () => {
  await Promise.all(pages.map((page) => page?.()));
});

it('fetches the forms ahead, for a button has no address to fetch them by', async () => {
  for (const page of pages) if (page) delete page.arrived;
  render(<App router={createMemoryRouter([{ path: '/', Component: PageWithRoles }])} />);
  await vi.waitFor(
    () => expect(pages.map((page) => typeof page?.arrived)).toEqual(forms.map(() => 'function')),
    { timeout: 20_000 },
  );
});
