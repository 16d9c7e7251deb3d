import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../../mocks/fixtures/networkUser.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { networkAllowedView } from './networkAllowedView.ts';

const network = aNetwork({ proSettings: someProSettings({ allowedGroups: ['sre', 'gone'] }) });
const before = { allowed: ['sre', 'gone'] };
const networkUsers = ready(
  new Map([['prod-eu', [aNetworkUser({ id: 'jonas', accessLevel: 2, nodeLimit: 0, clientLimit: 1 })]]]),
);

type Page = Parameters<typeof networkAllowedView>[1];

const page: Page = {
  network,
  kind: 'groups',
  edit: { before, after: before },
  isSaving: false,
  failure: undefined,
};
const viewOf = (changes: Partial<Page> & GivenRecords = {}) =>
  networkAllowedView(
    recordsOf({
      userGroups: ready(['*', 'sre', 'platform']),
      users: ready([aUser({ username: 'jonas', groups: ['sre'] })]),
      networkUsers,
      ...changes,
    }),
    { ...page, ...changes },
  );
const chosen = (allowed: readonly string[], rest: Partial<Page> & GivenRecords = {}) =>
  viewOf({ edit: { before, after: { allowed } }, ...rest });

it.each([
  ['nothing while nothing is changed', before.allowed, networkUsers, undefined],
  ['that no one’s access changes', ['sre'], networkUsers, { changes: [] }],
  [
    'who loses access',
    ['platform'],
    networkUsers,
    {
      changes: [
        expect.objectContaining({
          username: 'jonas',
          before: { accessLevel: 2, nodeLimit: 0, clientLimit: 1 },
          after: { accessLevel: 3, nodeLimit: 0, clientLimit: 0 },
        }),
      ],
    },
  ],
  ['that it is unknown before the levels have loaded', ['platform'], undefined, { changes: undefined }],
] as const)('says %s', (_, allowed, levels, access) => {
  expect(chosen(allowed, { networkUsers: levels }).access).toEqual(access);
});

it('starts with the stored names', () => {
  const view = viewOf();
  expect([...view.selected]).toEqual(['sre', 'gone']);
  expect(view).toMatchObject({
    description: 'Who can use prod-eu. Currently: sre, gone.',
    isChanged: false,
    warning: undefined,
  });
});

it('offers all names, the wildcard first, and marks names that no longer exist', () => {
  expect(viewOf().options.map(({ id, note }) => [id, note])).toEqual([
    ['*', 'everyone, in any group'],
    ['gone', 'no longer exists'],
    ['platform', undefined],
    ['sre', undefined],
  ]);
});

it('warns when no groups are selected', () => {
  expect(chosen([]).warning).toBe('If no groups are selected, only the allowed users have access.');
  expect(chosen([], { kind: 'users' }).warning).toBeUndefined();
});

it('shows a conflict with someone else’s change', () => {
  const theirs = aNetwork({ proSettings: someProSettings({ allowedGroups: ['platform'] }) });
  expect(chosen(['sre'], { network: theirs }).otherChanges.conflicts).toEqual([
    { field: 'allowed', label: 'Allowed groups', before: 'sre, gone', mine: 'sre', theirs: 'platform' },
  ]);
});

it('asks for consent to replace hidden keys', () => {
  const hidden = {
    ...network,
    accessKeys: [anAccessKey({ secret: { hidden: true } }), anAccessKey({ name: 'b' })],
  };
  expect(chosen([], { network: hidden }).consent?.label).toBe('Replace the access key');
  expect(chosen([]).consent).toBeUndefined();
});

it('warns that the server rejects the network’s name', () => {
  const old = { ...network, netid: 'OffSite' };
  expect(chosen([], { network: old }).warning).toMatch(
    /^The server will reject any change to this network\./,
  );
});
