// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { valueOf } from '../../domain/loadable.ts';
import { runStorageKey } from '../../domain/run/run.ts';
import { stopRun } from '../flows/bulkRun.ts';
import { nodesStore } from '../stores/records.ts';
import { storedRun } from '../stores/run.ts';
import { beginSession, liveSession } from '../stores/session.ts';
import { disconnectNodes } from '../testing/acts.ts';
import { enter, world } from '../testing/enter.ts';
import { resetPage } from '../testing/resetApp.ts';
import { CurrentRun } from './CurrentRun.tsx';

it('the panel continues a run that a reload interrupted', async () => {
  await enter('community');
  const leaves = valueOf(nodesStore.data)?.filter(({ name }) => name.startsWith('leaf-')) ?? [];
  const run = disconnectNodes(leaves);
  stopRun();
  await run;
  const text = sessionStorage.getItem(runStorageKey) ?? '';
  const session = liveSession();
  resetPage();
  sessionStorage.setItem(runStorageKey, text);
  if (!session) throw new Error('No one is logged in');
  const showRun = storedRun(session);
  beginSession(session);
  showRun();

  render(<CurrentRun />);
  expect(await screen.findByText(/^Stopped when the page reloaded/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(`${leaves.length} done`)).toBeDefined();
  const isConnected = (name: string) =>
    [...world.nodes.values()].find((node) => node.name === name)?.connected;
  expect(leaves.map(({ name }) => isConnected(name))).toEqual(leaves.map(() => 'no'));
});
