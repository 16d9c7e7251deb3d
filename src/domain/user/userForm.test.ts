import { describe, expect, it } from 'vitest';
import type { Edit } from '../edit/edit.ts';
import type { User } from './user.ts';
import {
  keptFields,
  losesLastNetwork,
  sentGroups,
  tickedNetworks,
  userForm,
  withUserChanges,
  type UserForm,
} from './userForm.ts';

const alice: User = { username: 'alice', isAdmin: false, networks: ['office', 'lab'], groups: ['field'] };
const before = userForm(alice);
const edit = (after: Partial<UserForm>): Edit<UserForm> => ({ before, after: { ...before, ...after } });

it('lists the ticked networks once each, in alphabetical order', () => {
  expect(tickedNetworks(['office', 'lab', 'office', 'edge'])).toEqual(['edge', 'lab', 'office']);
  expect(before.networks).toEqual(['lab', 'office']);
});

describe('the changes of a person', () => {
  it('lie on top of the user as it is now, and leave the rest', () => {
    const fresh = { ...alice, networks: ['lab', 'edge'], groups: ['platform'] };
    expect(withUserChanges(fresh, edit({ isAdmin: true }))).toEqual({ ...fresh, isAdmin: true });
    expect(withUserChanges(fresh, edit({ networks: ['lab'] }))).toEqual({ ...fresh, networks: ['lab'] });
  });
});

describe('the groups that an update sends', () => {
  it.each([
    ['the wildcard alone on the community edition', ['field'], false, ['*']],
    ['the user’s own on the enterprise edition', ['field'], true, ['field']],
    ['the wildcard on the enterprise edition for a user without any', [], true, ['*']],
    ['the user’s own while the edition is unknown', ['field'], undefined, ['field']],
    ['never none', [], undefined, ['*']],
  ] as const)('are %s', (_, groups, isEE, sent) => {
    expect(sentGroups({ groups }, isEE)).toEqual(sent);
  });
});

describe('what the server kept', () => {
  it.each([
    [
      'nothing when it stored all',
      { isAdmin: true, networks: ['lab'] },
      { isAdmin: true, networks: ['lab'] },
      [],
    ],
    ['the role when a promotion is not stored', { isAdmin: true }, {}, ['isAdmin']],
    ['the networks when an empty list is ignored', { networks: [] }, {}, ['networks']],
    ['nothing in another order', { networks: ['edge', 'lab'] }, { networks: ['lab', 'edge'] }, []],
    ['only what was changed', { isAdmin: true }, { isAdmin: true, networks: ['edge'] }, []],
  ] as const)('is %s', (_, changes, stored, kept) => {
    const asked = withUserChanges(alice, edit(changes));
    expect(keptFields(edit(changes), asked, { ...alice, ...stored })).toEqual(kept);
  });
});

it.each([
  ['when the only one is unticked', ['lab'], [], true],
  ['not while one is left', ['lab', 'office'], ['lab'], false],
  ['not when there was none', [], [], false],
] as const)('loses the last network %s', (_, from, to, isLost) => {
  expect(
    losesLastNetwork({
      before: { isAdmin: false, networks: from },
      after: { isAdmin: false, networks: to },
    }),
  ).toBe(isLost);
});
