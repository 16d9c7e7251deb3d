import { expect, it } from 'vitest';
import { listKeys, sectionKeys } from './shortcutText.ts';

it('gives every section its own key that rows don’t use', () => {
  const keys = Object.values(sectionKeys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of Object.values(listKeys)) expect(keys).not.toContain(key.toLowerCase());
});
