import { expect, it } from 'vitest';
import { nodeFieldTexts } from './nodeForm.ts';

it('has a label of its own for every field', () => {
  const all = Object.values(nodeFieldTexts).map(({ label }) => label);
  expect(new Set(all).size).toBe(all.length);
});
