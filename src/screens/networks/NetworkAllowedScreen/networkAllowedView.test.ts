import { expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { networkAllowedView, type NetworkAllowedInput } from './networkAllowedView.ts';

const network = aNetwork({ proSettings: someProSettings({ allowedGroups: ['sre', 'gone'] }) });
const before = { allowed: ['sre', 'gone'] };
const input: NetworkAllowedInput = {
  network,
  kind: 'groups',
  known: ['*', 'sre', 'platform'],
  edit: { before, after: before },
  isSaving: false,
  failure: undefined,
};
const chosen = (allowed: readonly string[], rest: Partial<NetworkAllowedInput> = {}) =>
  networkAllowedView({ ...input, edit: { before, after: { allowed } }, ...rest });

it('begins with what is stored', () => {
  const view = networkAllowedView(input);
  expect([...view.chosen]).toEqual(['sre', 'gone']);
  expect(view).toMatchObject({
    description: 'Who can use prod-eu. Currently: sre, gone.',
    isChanged: false,
    warning: undefined,
  });
});

it('offers all names, everybody first, and says which one is gone', () => {
  expect(networkAllowedView(input).options.map(({ id, detail }) => [id, detail])).toEqual([
    ['*', 'everyone, in any group'],
    ['gone', 'no longer exists'],
    ['platform', undefined],
    ['sre', undefined],
  ]);
});

it('warns that without a group nobody gets in by one', () => {
  expect(chosen([]).warning).toBe('If no groups are selected, only the allowed users have access.');
  expect(chosen([], { kind: 'users' }).warning).toBeUndefined();
});

it('shows a conflict with somebody else’s choice', () => {
  const theirs = aNetwork({ proSettings: someProSettings({ allowedGroups: ['platform'] }) });
  expect(chosen(['sre'], { network: theirs }).meanwhile.conflicts).toEqual([
    { field: 'allowed', label: 'Allowed groups', before: 'sre, gone', mine: 'sre', theirs: 'platform' },
  ]);
});

it('asks for consent to the loss of keys that the server hides', () => {
  const hidden = {
    ...network,
    accessKeys: [anAccessKey({ secret: { hidden: true } }), anAccessKey({ name: 'b' })],
  };
  expect(chosen([], { network: hidden }).consent?.label).toBe('Replace the access key');
  expect(chosen([]).consent).toBeUndefined();
});

it('says beforehand that the name of the network is refused', () => {
  const old = { ...network, netid: 'OffSite' };
  expect(chosen([], { network: old }).warning).toMatch(
    /^The server will reject any change to this network\./,
  );
});
