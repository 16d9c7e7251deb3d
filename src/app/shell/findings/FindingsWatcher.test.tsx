// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { builtInDnsKey } from '../../../../mocks/world/dnsKey.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import type { Fault } from '../../../../mocks/world/faults.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { loadAcls, loadedAcls } from '../../stores/acls.ts';
import { pauseUpdates } from '../../stores/clock.ts';
import { requestFindingAcls } from '../../stores/findingAcls.ts';
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

async function watch(
  scenario: string,
  username: string,
  nodes?: number,
  change?: (server: World) => void,
): Promise<void> {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  resetApp();
  world = worldOf(scenario, nodes);
  ({ asked } = serve(world));
  beginSession(sessionOf(world, username));
  await loadEverything();
  change?.(world);
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

it('loads nothing but the ACLs of each network, and tries the built-in key', async () => {
  await watch('community', 'admin');
  await vi.waitFor(() => expect(asked.filter((line) => !line.endsWith(' 0'))).toHaveLength(4));
  expect(asked.toSorted()).toEqual([
    'GET /dns 401',
    'GET /networks/dualnet/acls 200',
    'GET /networks/meshnet/acls 200',
    'GET /networks/p2snet/acls 200',
  ]);
});

it('loads ACLs again after five minutes, but not while updates are paused', async () => {
  await watch('community', 'admin');
  const reads = () => asked.filter((line) => line.includes('/acls'));
  await vi.waitFor(() => expect(reads()).toHaveLength(3));
  vi.setSystemTime(NOW_MS + 6 * 60_000);
  pauseUpdates(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => {});
  expect(reads()).toHaveLength(3);
  pauseUpdates(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(reads()).toHaveLength(6));
});

it('doesn’t load ACLs of more than 500 nodes', async () => {
  await watch('thousandNodes', 'admin', 501);
  await act(async () => {});
  expect(asked.filter((line) => line.includes('acls'))).toEqual([]);
});

it('loads ACLs of more than 500 nodes when someone asks for them', async () => {
  await watch('thousandNodes', 'admin', 501);
  await act(async () => requestFindingAcls('grid'));
  await vi.waitFor(() => expect(asked).toContain('GET /networks/grid/acls 200'));
  await vi.waitFor(() => expect(loadedAcls('grid')?.nodeIds).toHaveLength(501));
});

it('uses the ACLs of more than 500 nodes that a page has loaded', async () => {
  await watch('thousandNodes', 'admin', 501);
  await act(() => loadAcls('grid'));
  expect(loadedAcls('grid')?.nodeIds).toHaveLength(501);
  expect(asked.filter((line) => line.includes('acls'))).toEqual(['GET /networks/grid/acls 200']);
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

describe('the built-in key', () => {
  const tries = () => asked.filter((line) => line.startsWith('GET /dns'));

  it('is a broken finding for administrators of a server that accepts it', async () => {
    await watch('misconfigured', 'admin');
    await vi.waitFor(() => expect(kinds()).toContain('builtInKey'));
    expect(tries()).toEqual(['GET /dns 200']);
  });

  it('is tried once per session', async () => {
    await watch('community', 'admin');
    cleanup();
    render(<Watched />);
    await vi.waitFor(() => expect(tries()).toEqual(['GET /dns 401']));
    expect(kinds()).not.toContain('builtInKey');
  });

  it.each<[string, Fault]>([
    ['without a response', { kind: 'refuse' }],
    ['in front of which a proxy returns a page', { kind: 'html' }],
  ])('is not a finding on a server %s', async (_, fault) => {
    await watch('misconfigured', 'admin', undefined, (server) => server.faults.add('GET /dns', fault));
    await vi.waitFor(() => expect(tries()).toHaveLength(1));
    await act(async () => {});
    expect(kinds()).not.toContain('builtInKey');
  });

  it('is not tried for other users', async () => {
    await watch('community', 'bob', undefined, ({ settings }) => (settings.dnsKey = builtInDnsKey));
    await act(async () => {});
    expect([tries(), kinds().includes('builtInKey')]).toEqual([[], false]);
  });
});
