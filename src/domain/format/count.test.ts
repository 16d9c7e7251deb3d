import { expect, it } from 'vitest';
import { counted } from './count.ts';

it.each([
  [0, '0 nodes'],
  [1, '1 node'],
  [2, '2 nodes'],
])('counts %i', (count, text) => {
  expect(counted(count, 'node')).toBe(text);
});
