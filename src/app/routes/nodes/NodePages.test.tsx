// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/openConsole.tsx';
import { loadNodes } from '../../stores/records.ts';

it('decodes the name of the network in the address', async () => {
  await openConsole('/nodes/a%20b');
  expect(await screen.findByText(/no network a b\b/i)).toBeTruthy();
});

it('keeps the name of a node that is deleted under its form', async () => {
  let id = '';
  const { world } = await openConsole('/', {
    prepare: ({ nodes }) => {
      id = [...nodes.values()].find(({ name }) => name === 'mac-laptop')?.id ?? '';
    },
  }).then(async (opened) => {
    await opened.goTo(`/nodes/meshnet/${id}/edit`);
    return opened;
  });
  expect(document.title).toBe('Edit mac-laptop · Nodes · Netmaker');
  world.nodes.delete(id);
  await act(async () => void (await loadNodes()));
  expect(await screen.findByText('This node was deleted by someone else.')).toBeTruthy();
  expect(document.title).toBe('Edit mac-laptop · Nodes · Netmaker');
});
