import { expect, it } from 'vitest';
import { groupNameProblem } from './userGroup.ts';

it.each([
  ['engineers', undefined],
  ['night shift', undefined],
  [' новая ', undefined],
  ['x'.repeat(10_000), undefined],
  ['', 'pro.validation.groupname'],
  ['   ', 'pro.validation.groupname'],
  ['\t\n', 'pro.validation.groupname'],
  ['a/b', 'common.validation.slash'],
  ['../x', 'common.validation.slash'],
  ['.', 'common.validation.dots'],
  [' .. ', 'common.validation.dots'],
  ['...', undefined],
  ['a\u0007b', 'common.validation.control'],
  ['\ud800', 'common.validation.unicode'],
  ['sre', 'pro.validation.grouptaken'],
  [' sre ', 'pro.validation.grouptaken'],
  ['*', 'pro.validation.grouptaken'],
])('validates the group name %o: %o', (name, problem) => {
  expect(groupNameProblem(name, ['*', 'sre'])).toBe(problem);
});
