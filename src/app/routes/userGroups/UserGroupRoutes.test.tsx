// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, openConsole, press, type } from '../../testing/openConsole.tsx';

it('blocks a duplicate group name', async () => {
  const { asked } = await openConsole('/usergroups/create', { scenario: 'enterprise' });
  await type('User group', '*');
  await press('Create');
  expect(screen.getByText('A group with this name already exists')).toBeTruthy();
  expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([]);
});

it('keeps the name if the server rejects the group', async () => {
  await openConsole('/usergroups/create', {
    scenario: 'enterprise',
    faults: 'POST /usergroups=500:no such luck',
  });
  await type('User group', 'night');
  await press('Create');
  expect(await screen.findByText(/^no such luck. Your input is kept/)).toBeTruthy();
  expect(field('User group').value).toBe('night');
});
