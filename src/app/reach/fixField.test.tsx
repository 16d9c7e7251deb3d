// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { paths } from '../../domain/paths.ts';
import { NodeEditRoute } from '../routes/nodes/NodeEditRoute.tsx';
import { openPage } from '../testing/openPage.tsx';

it('the link of a fix opens the node’s form and focuses the field', async () => {
  const node = { network: 'meshnet', id: uuidFor('meshnet/leaf-a') };
  await openPage([{ path: '/nodes/:netid/:nodeId/edit', Component: NodeEditRoute }], {
    at: paths.editNodeField(node, 'localAddress'),
  });
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Local address' }));
});
