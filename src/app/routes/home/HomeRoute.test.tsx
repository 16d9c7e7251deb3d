// @vitest-environment happy-dom

import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import * as dashboard from '../../../screens/home/DashboardScreen/DashboardScreen.tsx';
import { openPage } from '../../testing/openPage.tsx';
import { HomeRoute, UserAreaHomeRoute } from './HomeRoute.tsx';

const pages = [
  { path: '/', Component: HomeRoute },
  { path: '/prouser', Component: UserAreaHomeRoute },
];

/** Replaces the screen. The tests read its view and call its actions. */
let drawn: MockInstance<typeof dashboard.DashboardScreen>;

beforeEach(() => {
  drawn = vi.spyOn(dashboard, 'DashboardScreen').mockReturnValue(<></>);
});

function shown() {
  const [props] = drawn.mock.lastCall ?? [];
  if (!props) throw new Error('No dashboard is drawn yet');
  return props;
}

describe('the steps to the first machine', () => {
  it('stay hidden on the next visit', async () => {
    const { goTo } = await openPage(pages, { at: '/', scenario: 'empty' });
    await waitFor(() => expect(shown().view.getStarted).toBeDefined());
    await act(async () => shown().on.hideGetStarted());
    await goTo('/networks');
    drawn.mockClear();
    await goTo('/');
    await waitFor(() => expect(shown().view.getStarted).toBeUndefined());
  });

  it('are hidden once there is one', async () => {
    await openPage(pages, { at: '/' });
    await waitFor(() => expect(shown().view.getStarted).toBeUndefined());
  });
});

it('shows administrators the dashboard in place of the user dashboard', async () => {
  const { address } = await openPage(pages, { at: '/prouser' });
  await waitFor(shown);
  expect(address()).toBe('/prouser');
});
