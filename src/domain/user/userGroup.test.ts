import { expect, it } from 'vitest';
import { groupNameProblem } from './userGroup.ts';

it.each([
  ['engineers', undefined],
  ['night shift', undefined],
  ['', 'pro.validation.groupname'],
  ['   ', 'pro.validation.groupname'],
  ['a/b', 'common.validation.slash'],
])('says of the group name %o: %o', (name, problem) => {
  expect(groupNameProblem(name)).toBe(problem);
});
