import { expect, it } from 'vitest';
import { answered } from './useQuery.ts';

it.each([
  { fact: 'a step on the way leaves what comes after it', drawn: 'search=a', left: ['search=ab', 'page=2'] },
  { fact: 'a step may be skipped', drawn: 'search=ab', left: ['page=2'] },
  { fact: 'the last step leaves nothing', drawn: 'page=2', left: [] },
  { fact: 'another address ends the wait', drawn: 'sort=name', left: [] },
])('$fact', ({ drawn, left }) => {
  expect(answered(['search=a', 'search=ab', 'page=2'], drawn)).toEqual(left);
});
