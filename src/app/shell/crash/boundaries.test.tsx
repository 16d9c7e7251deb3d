// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App, Root } from '../../routes/App.tsx';
import { CrashRoute } from '../../routes/routes.tsx';
import { DialogsRoute } from '../../routes/DialogsRoute.tsx';
import { lazyComponent } from '../../../components/Lazy/lazyComponent.ts';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new TypeError('no such peer');
  return <p>whole again</p>;
}

function ListWithDialogs() {
  return (
    <>
      <p>the list</p>
      <Outlet />
    </>
  );
}

function open(at: string, children: RouteObject[]) {
  const router = createMemoryRouter([{ Component: Root, ErrorBoundary: CrashRoute, children }], {
    initialEntries: [at],
  });
  render(<App router={router} />);
  return router;
}

beforeEach(() => {
  isBroken = true;
  // React logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a page that throws', () => {
  const routes = [
    { path: '/fragile', Component: Fragile },
    { path: '/other', element: <p>another page</p> },
  ];

  it('shows an error with a report that contains the address', async () => {
    open('/fragile', routes);
    expect(await screen.findByRole('alert')).toMatchObject({
      textContent: expect.stringContaining('TypeError: no such peer'),
    });
    expect(screen.getByText(/^Netmaker console v0\.16\.1[\s\S]+ at Fragile/)).toBeTruthy();
  });

  it('is rendered again on request without a reload', async () => {
    open('/fragile', routes);
    await screen.findByRole('alert');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('whole again')).toBeTruthy();
  });

  it('allows navigation to another page', async () => {
    const router = open('/fragile', routes);
    await screen.findByRole('alert');
    await router.navigate('/other');
    expect(await screen.findByText('another page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a dialog that throws keeps the page under it', async () => {
  const facts = { pattern: '/dns/:netid/create', crumb: 'Create', isDialog: true };
  const dialog = { path: 'create', Component: Fragile, handle: facts };
  open('/dns/meshnet/create', [
    {
      path: '/dns/:netid',
      Component: ListWithDialogs,
      handle: { pattern: '/dns/:netid', crumb: 'DNS' },
      children: [{ Component: DialogsRoute, children: [dialog] }],
    },
  ]);
  expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('the list')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('the list')).toBeTruthy();
});

it('a preloaded page is rendered at once', async () => {
  const Page = lazyComponent(() => Promise.resolve(() => <p>the page</p>));
  await Page.preload();
  render(<Page />);
  expect(screen.getByText('the page')).toBeTruthy();
});

describe('a page whose file fails to load', () => {
  const missing = () => [
    { path: '/', Component: lazyComponent(() => Promise.reject(new TypeError('Failed to fetch'))) },
  ];

  it('says that the console may have been updated and offers to reload the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    open('/', missing());
    expect(await screen.findByText(/It may have been updated/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reports that the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/', missing());
    expect(await screen.findByText(/this browser is offline/)).toBeTruthy();
  });
});
