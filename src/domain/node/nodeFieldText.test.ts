import { expect, it } from 'vitest';
import { nodeFieldLabels } from './nodeFieldText.ts';

it('has a label of its own for every field', () => {
  const all = Object.values(nodeFieldLabels);
  expect(new Set(all).size).toBe(all.length);
});
