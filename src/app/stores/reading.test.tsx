// @vitest-environment happy-dom

import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { aSession } from '../../../mocks/fixtures/session.ts';
import { ClockContext } from '../../components/RelativeTime/RelativeTime.tsx';
import { succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Node } from '../../domain/node/node.ts';
import { HealthBadge } from '../../screens/nodes/HealthBadge/HealthBadge.tsx';
import { healthView } from '../../screens/nodes/HealthBadge/healthView.ts';
import { clock } from './clock.ts';
import { nodesStore } from './records.ts';
import { readInto, replaceIn } from './resource.ts';
import { beginSession } from './session.ts';
import { deferred } from '../testing/deferred.ts';
import { useSectionCounts } from '../shell/ShellNav.tsx';
import { useBanners } from '../shell/useBanners.tsx';
import { resetApp } from '../testing/resetApp.ts';
import { pageClock, useNodes, useSessionViewer } from './reading.ts';
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
  return { counts: useSectionCounts(), nodes: valueOf(useNodes().data) };
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
  const { result } = renderHook(() => {
    drawn += 1;
    return useNodes();
  });
  await act(async () => void readInto(nodesStore, () => poll.promise, { isPoll: true }));
  expect(nodesStore.isPolling).toBe(true);
  expect(drawn).toBe(1);
  await act(async () => void readInto(nodesStore, () => refresh.promise));
  expect(result.current.isLoading).toBe(true);
  await act(async () => refresh.resolve(succeed(nodes)));
  expect(result.current.isLoading).toBe(false);
  expect(drawn).toBe(3);
});

it('renders the reason of a failed refresh', async () => {
  const { result } = renderHook(() => ({ ...useNodes().data }));
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
