import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { realControls } from './controls.ts';

it.each([
  [`"'default'"`, `'default'`],
  ['"40"', '40'],
  ['false', 'false'],
])('shows the default %s as %s', (summary, shown) => {
  const argTypes = { kind: { name: 'kind', table: { defaultValue: { summary } } } };
  const context = { argTypes, initialArgs: {} } as unknown as StoryContextForEnhancers;
  expect(realControls(context)['kind']?.table?.defaultValue?.summary).toBe(shown);
});
