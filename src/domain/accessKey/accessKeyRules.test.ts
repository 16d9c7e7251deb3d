import { expect, it } from 'vitest';
import { hasProblems } from '../text/messages.ts';
import { accessKeyProblems, newAccessKey } from './accessKeyRules.ts';

it('takes the form as it opens: no name, 0 uses', () => {
  expect(newAccessKey).toEqual({ name: '', uses: 0 });
  expect(hasProblems(accessKeyProblems(newAccessKey))).toBe(false);
});

it.each([
  [5, undefined],
  [-1, 'accesskey.validation.uses'],
  [1.5, 'accesskey.validation.uses'],
  [Number.NaN, 'accesskey.validation.uses'],
])('says of %d uses: %o', (uses, problem) => {
  expect(accessKeyProblems({ name: 'laptop', uses }).uses).toBe(problem);
});

it('refuses a name that could never be deleted', () => {
  expect(accessKeyProblems({ name: 'a/b', uses: 0 }).name).toBe('common.validation.slash');
});
