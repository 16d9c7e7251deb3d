import { expect, it } from 'vitest';
import { nodeFieldTexts } from './nodeForm.ts';

it('gives every field a unique label', () => {
  const all = Object.values(nodeFieldTexts).map(({ label }) => label);
  expect(new Set(all).size).toBe(all.length);
});
