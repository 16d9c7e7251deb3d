import { describe, expect, it } from 'vitest';
import { groupsToSend } from './userGroup.ts';
import { groupNameProblem } from './userGroupRules.ts';

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

describe('groupsToSend', () => {
  it.each([
    ['only the wildcard on the community edition', ['field'], false, ['*']],
    ['the user’s groups on the enterprise edition', ['field'], true, ['field']],
    ['the wildcard on the enterprise edition for a user without groups', [], true, ['*']],
    ['the user’s groups while the edition is unknown', ['field'], undefined, ['field']],
    ['never an empty list', [], undefined, ['*']],
  ] as const)('returns %s', (_, groups, isEE, sent) => {
    expect(groupsToSend({ groups }, isEE)).toEqual(sent);
  });
});
