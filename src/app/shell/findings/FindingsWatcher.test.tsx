// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { findingsStore } from '../../stores/findings.ts';
import { pollNodes } from '../../stores/records.ts';
import { useSessionViewer, ViewerContext } from '../../stores/reading.ts';
import { beginSession } from '../../stores/session.ts';
import { resetApp } from '../../testing/resetApp.ts';
import { serve } from '../../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { FindingsWatcher } from './FindingsWatcher.tsx';

let world: World;
let asked: string[];

async function watch(scenario: string, username: string, nodes?: number): Promise<void> {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  resetApp();
  world = worldOf(scenario, nodes);
  ({ asked } = serve(world));
  beginSession(sessionOf(world, username));
  await loadEverything();
  asked.length = 0;
  render(<Watched />);
  await vi.waitFor(() => expect(findingsStore.data.status).toBe('ready'));
}

function Watched() {
  const viewer = useSessionViewer();
  return (
    viewer && (
      <ViewerContext value={viewer}>
        <FindingsWatcher />
      </ViewerContext>
    )
  );
}

const kinds = () => (valueOf(findingsStore.data) ?? []).map(({ check }) => check.kind);

it('loads nothing but the ACLs of each network', async () => {
  await watch('community', 'admin');
  await vi.waitFor(() => expect(asked.filter((line) => line.endsWith(' 200'))).toHaveLength(3));
  expect(asked.toSorted()).toEqual([
    'GET /networks/dualnet/acls 200',
    'GET /networks/meshnet/acls 200',
    'GET /networks/p2snet/acls 200',
  ]);
});

it('doesn’t load ACLs of more than 500 nodes', async () => {
  await watch('thousandNodes', 'admin', 501);
  await act(async () => {});
  expect(asked).toEqual([]);
});

it('loads nothing for network administrators, who see findings of their networks', async () => {
  await watch('community', 'bob');
  await act(async () => {});
  expect(asked).toEqual([]);
  const found = valueOf(findingsStore.data) ?? [];
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.flatMap(({ networks }) => networks))).toEqual(new Set(['p2snet']));
});

it('finds what a poll brings', async () => {
  await watch('community', 'admin');
  expect(kinds()).not.toContain('unusableEndpoint');
  const [node] = world.nodes.values();
  Object.assign(node ?? {}, { endpoint: '2001:db8::9' });
  await act(pollNodes);
  await vi.waitFor(() => expect(kinds()).toContain('unusableEndpoint'));
});
