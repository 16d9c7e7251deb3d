import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { networkForm, type NetworkForm } from '../../../domain/network/networkForm.ts';
import { networkEditView, type NetworkEditInput } from './networkEditView.ts';

const network = aNetwork({ proSettings: someProSettings({ allowedGroups: ['sre', 'platform'] }) });
const before = networkForm(network);
const input: NetworkEditInput = {
  network,
  server: { isRceOn: true },
  isGone: false,
  nodeCount: 40,
  isEE: true,
  canEditAllowed: true,
  edit: { before, after: before },
  isSaving: false,
  failure: undefined,
  kept: undefined,
};
const viewOf = (changes: Partial<NetworkForm>, rest: Partial<NetworkEditInput> = {}) =>
  networkEditView({ ...input, edit: { before, after: { ...before, ...changes } }, ...rest });

it('has the enterprise part only on an enterprise server', () => {
  expect(viewOf({}).sections.map(({ id }) => id)).toContain('enterprise');
  expect(viewOf({}, { isEE: false }).sections.map(({ id }) => id)).not.toContain('enterprise');
});

it('shows both families to be read only', () => {
  const fields = viewOf({}).sections.flatMap((section) => section.fields);
  const families = fields.filter(({ field }) => field === 'isIPv4' || field === 'isIPv6');
  expect(families.map(({ value, lockedReason }) => [value, lockedReason])).toEqual([
    [true, 'Chosen when the network was created'],
    [false, 'Chosen when the network was created'],
  ]);
});

it('leads to the editors of groups and users', () => {
  const enterprise = viewOf({}).sections.find(({ id }) => id === 'enterprise');
  expect(enterprise?.readOnly.map(({ value, link }) => [value, link?.href])).toEqual([
    ['sre, platform', '/networks/prod-eu/edit/groups'],
    ['', '/networks/prod-eu/edit/networkusers'],
  ]);
});

it('shows groups and users as text where their editors are not open', () => {
  const enterprise = viewOf({}, { canEditAllowed: false }).sections.find(({ id }) => id === 'enterprise');
  expect(enterprise?.readOnly.map(({ link }) => link)).toEqual([undefined, undefined]);
});

it('offers the four access levels by name', () => {
  const fields = viewOf({ accessLevel: '0' }).sections.flatMap((section) => section.fields);
  const level = fields.find(({ field }) => field === 'accessLevel');
  expect(level).toMatchObject({ kind: 'choice', value: '0', isChanged: true, was: '3, no access' });
});

it('reviews values as they are sent, and takes blanks alone for no change', () => {
  const view = viewOf({
    defaultMtu: ' 1300 ',
    defaultKeepalive: `${before.defaultKeepalive} `,
    localRange: ' 192.168.1.0/24',
  });
  expect(view.changes.map(({ label, after }) => [label, after])).toEqual([
    ['Local range', '192.168.1.0/24'],
    ['Default MTU', '1300'],
  ]);
});

describe('a save asks for consent', () => {
  const hidden = aNetwork({
    accessKeys: [
      anAccessKey({ secret: { hidden: true } }),
      anAccessKey({ name: 'b', secret: { hidden: true } }),
    ],
  });
  const labels = (view: ReturnType<typeof viewOf>) => view.consents.map(({ label }) => label);

  it.each<[string, Partial<NetworkForm>, Partial<NetworkEditInput>, readonly string[]]>([
    ['to nothing for an ordinary field', { defaultMtu: '1400' }, {}, []],
    [
      'to new addresses for a changed range',
      { addressRange: '10.9.0.0/16' },
      {},
      ['Give all 40 nodes new addresses'],
    ],
    [
      'to one new address',
      { localRange: '192.168.0.0/16' },
      { nodeCount: 1 },
      ['Give the node a new address'],
    ],
    ['to nothing in a network without nodes', { addressRange: '10.9.0.0/16' }, { nodeCount: 0 }, []],
    [
      'to the loss of keys that the server hides',
      { defaultMtu: '1400' },
      { network: hidden },
      ['Lose all 2 access keys'],
    ],
  ])('%s', (_, changes, rest, expected) => {
    expect(labels(viewOf(changes, rest))).toEqual(expected);
  });
});

it('tells why saving failed with the words of the catalogue', () => {
  expect(viewOf({}, { failure: { kind: 'unreachable', offline: false } }).failure).toEqual({
    fact: 'Updating network prod-eu error!',
    reason: 'Could not reach server',
  });
});

it('knows that somebody else has deleted the network', () => {
  expect(viewOf({}, { isGone: true }).gone).toBe('Somebody else has deleted this network.');
});
