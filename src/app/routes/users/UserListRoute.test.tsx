// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { click, openConsole } from '../../testing/openConsole.tsx';

it('keeps search and order in the URL', async () => {
  const { address } = await openConsole('/users');
  await click(screen.getByRole('button', { name: /^Username/ }));
  await waitFor(() => expect(address()).toBe('/users?order=descending'));
  const search = screen.getByRole('searchbox', { name: 'Search users' });
  await act(async () => void fireEvent.change(search, { target: { value: 'MESHNET' } }));
  await waitFor(() => expect(address()).toContain('search=MESHNET'));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'dave@example.com',
    'alice',
  ]);
});
