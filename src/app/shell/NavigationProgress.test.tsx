// @vitest-environment happy-dom

import { render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';
import { RouterContext } from '../stores/history.ts';
import { NavigationProgress, startPrefetch } from './NavigationProgress.tsx';

it('shows progress from the click until the page is rendered', async () => {
  let arrive: (page: ComponentType) => void = () => undefined;
  const arrival = new Promise<ComponentType>((resolve) => {
    arrive = resolve;
  });
  const Late = lazyComponent(() => arrival);
  const Root = () => (
    <>
      <NavigationProgress />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
  const router = createMemoryRouter([
    {
      Component: Root,
      children: [
        { path: '/', element: 'first page' },
        { path: '/late', Component: Late },
      ],
    },
  ]);
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  await screen.findByText('first page');
  expect(screen.queryByRole('progressbar')).toBeNull();

  await router.navigate('/late');
  await screen.findByRole('progressbar', { name: 'Loading page' });
  expect(screen.getByText('first page')).toBeTruthy();

  arrive(() => 'late page');
  await screen.findByText('late page');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

it('preloads the page of a hovered or focused link once, and no other', async () => {
  const fetched: string[] = [];
  document.body.innerHTML =
    '<a href="/users"><b>Users</b></a><a href="https://elsewhere.invalid/logs">Logs</a>';
  const stop = startPrefetch(async (pathname) => fetched.push(pathname));
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  document.querySelector('a[href*=logs]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  stop();
  await waitFor(() => expect(fetched).toEqual(['/users']));
});
