// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from './App.tsx';
import { loadEverything } from '../flows/refresh.ts';
import { RequireAdmin, RequireSession } from './guards.tsx';
import { routes } from './routes.tsx';
import { beginSession } from '../stores/session.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';

const guardsOf = (at: string) => matchRoutes(routes, at)?.map(({ route }) => route.Component);

it.each(['/logs', '/metrics', '/metrics/MetricsTable', '/metrics/meshnet', '/metrics/meshnet/n-1'])(
  'only administrators open %s',
  (at) => {
    expect(guardsOf(at)).toEqual(expect.arrayContaining([RequireSession, RequireAdmin]));
  },
);

it.each(['/access-keys/meshnet', '/dns/meshnet', '/ext-clients/meshnet'])(
  'users who are not administrators open %s',
  (at) => {
    expect(guardsOf(at)).toContain(RequireSession);
    expect(guardsOf(at)).not.toContain(RequireAdmin);
  },
);

it('the community edition has no metrics and requests none', async () => {
  const world = worldOf('community');
  const { asked } = serve(world);
  beginSession(sessionOf(world, 'admin'));
  await loadEverything();
  render(<App router={createMemoryRouter(routes, { initialEntries: ['/metrics/meshnet'] })} />);
  expect(await screen.findByText(/You’ve lost your way/, {}, { timeout: 20_000 })).toBeTruthy();
  expect(asked.filter((line) => line.startsWith('GET /metrics'))).toEqual([]);
});
