// @vitest-environment happy-dom

import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { NOW, NOW_MS } from '../../../mocks/fixtures/now.ts';
import { aSession } from '../../../mocks/fixtures/session.ts';
import { ClockContext } from '../../components/RelativeTime/RelativeTime.tsx';
import { succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Node } from '../../domain/node/node.ts';
import { HealthBadge } from '../../screens/nodes/HealthBadge/HealthBadge.tsx';
import { healthView } from '../../screens/nodes/HealthBadge/healthView.ts';
import { clock } from './clock.ts';
import { networkListView } from '../../screens/networks/NetworkListScreen/networkListView.ts';
import { beginRoleChange } from './changes.ts';
import { dnsStore } from './dns.ts';
import { networksStore, nodesStore, usersStore } from './records.ts';
import { readInto, replaceIn } from './resource.ts';
import { beginSession } from './session.ts';
import { deferred } from '../testing/deferred.ts';
import { useSectionCounts } from '../shell/ShellNav.tsx';
import { useBanners } from '../shell/useBanners.tsx';
import { resetApp } from '../testing/resetApp.ts';
import { pageClock, recordsNow, useSessionViewer, useRecords } from './reading.ts';
import { LoggedIn } from '../testing/openPage.tsx';

const nodes = [aNode({ id: 'a' })];

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW_MS);
  resetApp();
  beginSession(aSession());
  replaceIn(nodesStore, nodes);
});

function useFrameReads() {
  useSessionViewer();
  useBanners();
  return { counts: useSectionCounts(), nodes: valueOf(useRecords().nodes.data) };
}

it('renders nothing for an unchanged read or a tick of the clock', async () => {
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useFrameReads();
    },
    { wrapper: LoggedIn },
  );
  const before = drawn;
  await act(async () => {
    nodesStore.isPolling = true;
  });
  await act(async () => {
    vi.mocked(Date.now).mockReturnValue(NOW_MS + 7_500);
    nodesStore.isPolling = false;
    replaceIn(nodesStore, nodes);
    clock.now = NOW_MS + 7_500;
    clock.here = NOW_MS + 7_500;
  });
  expect(drawn).toBe(before);
  await act(async () => replaceIn(nodesStore, [...nodes, aNode({ id: 'b' })]));
  expect(drawn).toBeGreaterThan(before);
  expect(result.current.counts.nodes).toBe(2);
});

it('renders nothing during a poll, but shows a refresh by the user', async () => {
  const [poll, refresh] = [
    deferred<Result<readonly Node[], Failure>>(),
    deferred<Result<readonly Node[], Failure>>(),
  ];
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      const { data, isLoading } = useRecords().nodes;
      return { data, isLoading };
    },
    { wrapper: LoggedIn },
  );
  await act(async () => void readInto(nodesStore, () => poll.promise, { isPoll: true }));
  expect(nodesStore.isPolling).toBe(true);
  expect(drawn).toBe(1);
  await act(async () => void readInto(nodesStore, () => refresh.promise));
  expect(result.current.isLoading).toBe(true);
  await act(async () => refresh.resolve(succeed(nodes)));
  expect(result.current.isLoading).toBe(false);
  expect(drawn).toBe(3);
});

it('renders a view only for records that it reads', async () => {
  replaceIn(networksStore, [aNetwork({ netid: 'office' })]);
  let drawn = 0;
  const page = { query: new URLSearchParams(), rowsPerPage: 10, now: NOW } as const;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return networkListView(useRecords(), page);
    },
    { wrapper: LoggedIn },
  );
  const before = drawn;
  await act(async () => {
    replaceIn(dnsStore, []);
    replaceIn(usersStore, []);
    beginRoleChange('office/a');
  });
  await act(async () => replaceIn(nodesStore, nodes));
  expect(drawn).toBe(before);
  await act(async () => replaceIn(networksStore, []));
  expect(result.current.status).toBe('empty');
});

it('gives flows the same records as pages', () => {
  replaceIn(networksStore, [aNetwork({ netid: 'office' })]);
  const { result } = renderHook(() => valueOf(useRecords().networks.data), { wrapper: LoggedIn });
  const now = recordsNow();
  expect(now && valueOf(now.networks.data)).toBe(result.current);
});

it('renders the reason of a failed refresh', async () => {
  const { result } = renderHook(() => ({ ...useRecords().nodes.data }), { wrapper: LoggedIn });
  await act(async () => {
    const { data } = nodesStore;
    if (data.status === 'ready')
      nodesStore.data = { ...data, staleBecause: { kind: 'unauthorized', message: '' } };
  });
  expect(result.current).toMatchObject({ status: 'ready', staleBecause: { kind: 'unauthorized' } });
});

it('renders only the age for a tick of the clock', async () => {
  let drawn = 0;
  const now = clock.now / 1000;
  const health = healthView({ isPending: false, lastCheckIn: now - 60, lastModified: now });
  const watched = {
    ...health,
    get exact() {
      drawn += 1;
      return 'Sat 21 Nov 2026';
    },
  };
  render(
    <ClockContext value={pageClock}>
      <HealthBadge health={watched} />
    </ClockContext>,
  );
  const before = drawn;
  await act(async () => {
    clock.now += 60_000;
  });
  await screen.findByRole('button', { name: '2 min ago' });
  expect(drawn).toBe(before);
});
