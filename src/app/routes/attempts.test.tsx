// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import type { World } from '../../../mocks/world/state.ts';
import { maxAttempts } from '../../domain/loadable.ts';
import { App, Root } from './App.tsx';
import { loadEverything } from '../flows/refresh.ts';
import { beginSession } from '../stores/session.ts';
import { LoggedIn } from '../testing/openPage.tsx';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { LogsRoute } from './logs/LogsRoute.tsx';
import { MetricsMatrixRoute } from './metrics/MetricsMatrixRoute.tsx';
import { NodeMetricsRoute } from './metrics/NodeMetricsRoute.tsx';

const node = `/metrics/meshnet/${uuidFor('meshnet/leaf-a')}`;
const children = [
  { path: '/logs', Component: LogsRoute },
  { path: '/metrics/:netid', Component: MetricsMatrixRoute },
  { path: '/metrics/:netid/:nodeId', Component: NodeMetricsRoute },
];

let world: World;
let asked: string[];

beforeEach(async () => {
  world = worldOf('enterprise');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
  await loadEverything();
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

function open(at: string) {
  const router = createMemoryRouter([{ Component: Root, children: [{ Component: LoggedIn, children }] }], {
    initialEntries: [at],
  });
  return render(<App router={router} />);
}

/** In steps, so that responses arrive before the next attempt. */
const aMinute = () =>
  act(async () => {
    for (let step = 0; step < 120; step += 1) await vi.advanceTimersByTimeAsync(500);
  });

/** Pages of metrics also read ACLs. */
const attempts = (at: string) => asked.filter((line) => line.startsWith(`GET ${at} `));
const tenFailures = (at: string) => Array<string>(maxAttempts).fill(`GET ${at} 503`);

describe.each(['/logs', '/metrics/meshnet', node])('%s', (at) => {
  it('tries again after failures until the server responds', async () => {
    world.faults.add(`GET ${at}`, { kind: 'status', status: 503 }, { times: 2 });
    open(at);
    await aMinute();
    expect(attempts(at)).toEqual([`GET ${at} 503`, `GET ${at} 503`, `GET ${at} 200`]);
  });

  it('gives up after ten failures, also when it is opened again, until the user refreshes', async () => {
    world.faults.add(`GET ${at}`, { kind: 'status', status: 503 });
    const { unmount } = open(at);
    await aMinute();
    expect(attempts(at)).toEqual(tenFailures(at));
    unmount();
    open(at);
    await aMinute();
    expect(attempts(at)).toEqual(tenFailures(at));
    expect(screen.getByText('Too many failed requests, refresh to retry')).toBeTruthy();

    world.faults.clear();
    for (const button of screen.getAllByText('Refresh').slice(-1)) fireEvent.click(button);
    await aMinute();
    expect(attempts(at)).toEqual([...tenFailures(at), `GET ${at} 200`]);
  });
});
