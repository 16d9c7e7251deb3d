import { describe, expect, it } from 'vitest';
import { aNetwork, someProSettings } from '../../../mocks/fixtures/network.ts';
import { allowedForm, allowedOptions, isAllowedOn, withAllowed } from './networkAllowed.ts';

const network = aNetwork({
  proSettings: someProSettings({
    allowedGroups: ['sre'],
    allowedUsers: ['mira', 'jonas'],
    defaultUserNodeLimit: 4,
  }),
});

describe('the allowed lists of a network', () => {
  it('are edited one at a time', () => {
    expect(allowedForm(network, 'groups')).toEqual({ allowed: ['sre'] });
    expect(allowedForm(network, 'users')).toEqual({ allowed: ['mira', 'jonas'] });
  });

  it('allow everyone without settings', () => {
    expect(allowedForm(aNetwork(), 'groups')).toEqual({ allowed: ['*'] });
    expect(allowedForm(aNetwork(), 'users')).toEqual({ allowed: [] });
  });

  it('keep the other list and the limits', () => {
    expect(withAllowed(network, 'groups', { allowed: [] })).toEqual({
      ...network,
      proSettings: { ...network.proSettings, allowedGroups: [] },
    });
    expect(withAllowed(network, 'users', { allowed: ['*'] }).proSettings).toMatchObject({
      allowedUsers: ['*'],
      allowedGroups: ['sre'],
    });
  });
});

it.each([
  [['sre', 'platform'], [], ['*', 'platform', 'sre']],
  [['*', 'sre'], ['*'], ['*', 'sre']],
  [[], ['gone'], ['*', 'gone']],
])('offers for %j, with %j selected, %j', (known, chosen, expected) => {
  expect(allowedOptions(known, chosen, 'everyone').map(({ id }) => id)).toEqual(expected);
});

it.each([
  [['sre'], [], ['sre', 'web'], true],
  [['sre'], [], ['web'], false],
  [['sre'], [], ['*'], false],
  [['sre'], ['mira'], [], true],
  [['sre'], ['jonas'], ['web'], false],
  [['sre'], ['*'], [], true],
  [['*'], [], ['web'], true],
  [['*'], [], [], false],
  [[], [], ['*'], false],
])(
  'with allowed groups %j and users %j, allows mira in %j: %s',
  (allowedGroups, allowedUsers, groups, is) => {
    const restricted = { ...network, proSettings: someProSettings({ allowedGroups, allowedUsers }) };
    expect(isAllowedOn(restricted, { username: 'mira', groups })).toBe(is);
  },
);
