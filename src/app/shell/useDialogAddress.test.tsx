// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Link } from '../../components/Link/Link.tsx';
import { App, Root } from '../routes/App.tsx';
import { useCloseDialog, useOpenDialog } from './useDialogAddress.ts';

const list = '/access-keys/meshnet';
const create = `${list}/create`;

function List() {
  const open = useOpenDialog();
  return (
    <>
      <Link href={`${create}?search=mesh`}>Link</Link>
      <button onClick={() => open(create)}>Button</button>
      <Outlet />
    </>
  );
}

function Dialog() {
  const close = useCloseDialog();
  return <button onClick={close}>Close</button>;
}

/** Opens the list with one page before it in the history. */
function openAt(at: string) {
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: '/', element: null },
          {
            path: '/access-keys/:netid',
            Component: List,
            handle: { pattern: '/access-keys/:netid', crumb: 'Access keys' },
            children: [
              {
                path: 'create',
                Component: Dialog,
                handle: { pattern: '/access-keys/:netid/create', crumb: 'Create', isDialog: true },
              },
            ],
          },
        ],
      },
    ],
    { initialEntries: ['/', at], initialIndex: 1 },
  );
  render(<App router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { address, back: () => act(() => router.navigate(-1)) };
}

/** Both clicks happen before anything is rendered. */
const clickTwice = (name: string) =>
  act(async () => {
    screen.getByText(name).click();
    screen.getByText(name).click();
  });

describe.each(['Link', 'Button'])('a %s to a dialog', (opener) => {
  it('adds one history entry for two clicks', async () => {
    const { address, back } = openAt(`${list}?search=mesh`);
    await clickTwice(opener);
    expect(address()).toBe(`${create}?search=mesh`);
    await back();
    expect(address()).toBe(`${list}?search=mesh`);
    await back();
    expect(address()).toBe('/');
  });

  it('goes back once when the dialog closes, even for two clicks on Close', async () => {
    const { address, back } = openAt(`${list}?search=mesh`);
    await act(async () => screen.getByText(opener).click());
    await clickTwice('Close');
    expect(address()).toBe(`${list}?search=mesh`);
    await back();
    expect(address()).toBe('/');
  });
});

it('replaces the address of a dialog that was opened directly, and keeps its query', async () => {
  const { address, back } = openAt(`${create}?search=mesh`);
  await act(async () => {
    screen.getByText('Close').click();
  });
  expect(address()).toBe(`${list}?search=mesh`);
  await back();
  expect(address()).toBe('/');
});
