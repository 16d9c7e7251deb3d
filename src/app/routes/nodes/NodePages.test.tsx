// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/openConsole.tsx';

it('decodes the name of the network in the address', async () => {
  await openConsole('/nodes/a%20b');
  expect(await screen.findByText(/no network a b\b/i)).toBeTruthy();
});
