import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { networkForm, type NetworkForm } from '../../../domain/network/networkForm.ts';
import { editorView, type EditorInput } from '../../editor/RecordEditor/editorView.ts';
import { networkEditor, type KnownToNetworkEditor } from './networkEditor.ts';

type Input = EditorInput<NetworkForm, KnownToNetworkEditor>;
const viewWith = (whole: Input) => editorView(networkEditor, whole.network, whole);

const someNodes = (count: number) =>
  Array.from({ length: count }, (_, at) => aNode({ name: `n${at}`, address: `10.20.4.${at + 1}` }));

const network = aNetwork({ proSettings: someProSettings({ allowedGroups: ['sre', 'platform'] }) });
const before = networkForm(network);
const input: Input = {
  network,
  server: { isRceOn: true },
  isDeleted: false,
  nodes: someNodes(40),
  clients: [],
  networks: [network],
  isEE: true,
  canEditAllowed: true,
  edit: { before, after: before },
  isSaving: false,
  isSaved: false,
  failure: undefined,
  overrides: undefined,
};
const viewOf = (changes: Partial<NetworkForm>, rest: Partial<Input> = {}) =>
  viewWith({ ...input, edit: { before, after: { ...before, ...changes } }, ...rest });

it('has enterprise settings only on an enterprise server', () => {
  expect(viewOf({}).sections.map(({ id }) => id)).toContain('enterprise');
  expect(viewOf({}, { isEE: false }).sections.map(({ id }) => id)).not.toContain('enterprise');
});

it('shows both families as read-only', () => {
  const fields = viewOf({}).sections.flatMap((section) => section.fields);
  const families = fields.filter(({ field }) => field === 'isIPv4' || field === 'isIPv6');
  expect(families.map(({ value, lockedReason }) => [value, lockedReason])).toEqual([
    [true, 'Set when the network was created'],
    [false, 'Set when the network was created'],
  ]);
});

it('links to the editors of groups and users', () => {
  const enterprise = viewOf({}).sections.find(({ id }) => id === 'enterprise');
  expect(enterprise?.readOnly.map(({ value, link }) => [value, link?.href])).toEqual([
    ['sre, platform', '/networks/prod-eu/edit/groups'],
    ['', '/networks/prod-eu/edit/networkusers'],
  ]);
});

it('shows groups and users as text without access to their editors', () => {
  const enterprise = viewOf({}, { canEditAllowed: false }).sections.find(({ id }) => id === 'enterprise');
  expect(enterprise?.readOnly.map(({ link }) => link)).toEqual([undefined, undefined]);
});

it('offers the four access levels by name', () => {
  const fields = viewOf({ accessLevel: '0' }).sections.flatMap((section) => section.fields);
  const level = fields.find(({ field }) => field === 'accessLevel');
  expect(level).toMatchObject({ kind: 'choice', value: '0', isChanged: true, was: '3, no access' });
});

it('reviews values as they are sent and ignores whitespace', () => {
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

function stateOf(view: ReturnType<typeof viewOf>, name: string) {
  return view.sections.flatMap(({ fields }) => fields).find((one) => one.field === name);
}

describe('a changed range', () => {
  const around = {
    networks: [network, aNetwork({ netid: 'fullvpn', addressRange: '10.12.0.0/24', addressRange6: '' })],
  };

  it('has the same hints as a new network’s range', () => {
    const view = viewOf({ addressRange: '10.13.0.77/24' }, around);
    expect(stateOf(view, 'addressRange')?.was).toBe(
      `${before.addressRange}. 254 addresses. Stored as 10.13.0.0/24. No overlap with your network`,
    );
    expect(view.changes.map(({ after }) => after)).toEqual(['10.13.0.0/24']);
  });

  it.each([
    [
      '10.12.0.0/24',
      '10.12.0.0/24 overlaps fullvpn (10.12.0.0/24). Nodes in both networks can’t tell which one an address belongs to.',
    ],
    ['127.0.0.0/8', 'Loopback addresses never leave a machine, so nodes can’t reach each other'],
    [
      '8.8.8.0/24',
      'These are public addresses, so nodes won’t be able to reach internet hosts that use them',
    ],
  ])('%s warns in the field and in the review: %s', (addressRange, text) => {
    const view = viewOf({ addressRange }, around);
    expect(stateOf(view, 'addressRange')?.warning).toBe(text);
    expect(view.warnings).toEqual([{ label: 'Address range (IPv4)', text }]);
  });

  it.each<[string, Partial<Input>, string]>([
    ['10.61.0.0/30', {}, 'Only 2 addresses for 40 nodes'],
    [
      '10.61.0.0/30',
      { nodes: someNodes(2), clients: [anExternalClient()] },
      'Only 2 addresses for 2 nodes and 1 external client',
    ],
    [
      '10.20.4.0/30',
      { nodes: someNodes(2) },
      'Only 2 addresses for 2 nodes. The server needs a spare one to reassign them',
    ],
  ])('rejects %s if it has too few addresses', (addressRange, rest, problem) => {
    expect(stateOf(viewOf({ addressRange }, rest), 'addressRange')?.problem).toBe(problem);
  });

  it('in another notation is not a change', () => {
    const view = viewOf({ addressRange: ` ${before.addressRange.replace('.0/', '.7/')} ` });
    expect([view.changes, view.consents, stateOf(view, 'addressRange')?.problem]).toEqual([
      [],
      [],
      undefined,
    ]);
  });
});

it.each<[Partial<NetworkForm>, string]>([
  [{ defaultMtu: '500' }, 'Below 576, IPv4 stops working'],
  [
    { defaultExtClientDns: 'dns.example' },
    'Without an IP address, external clients get search domains but no DNS server',
  ],
])('warns of %o in the field and in the review', (changes, text) => {
  const view = viewOf(changes, { network: { ...network, isIPv6: false } });
  const [name = ''] = Object.keys(changes);
  expect(stateOf(view, name)?.warning).toBe(text);
  expect(view.warnings.map((one) => one.text)).toEqual([text]);
});

it.each(['OffSite', 'prod.eu', 'thirteenchars'])('warns that the server rejects the name %s', (netid) => {
  expect(viewOf({}, { network: { ...network, netid } }).rejection?.fact).toBe(
    'The server will reject any change to this network.',
  );
  expect(viewOf({}).rejection).toBeUndefined();
});

it('marks a stored value that the server rejects', () => {
  const old = { ...network, defaultListenPort: 443 };
  const view = viewOf({}, { network: old, edit: { before: networkForm(old), after: networkForm(old) } });
  expect(stateOf(view, 'defaultListenPort')).toMatchObject({
    isRejected: true,
    problem: 'Enter 0 or a whole number from 1024 to 65535',
  });
});

it('lists steps that the server left undone', () => {
  expect(viewOf({}, { overrides: [], unfinished: 'No room' }).overrides).toEqual(['No room']);
});

describe('a save asks for consent', () => {
  const hidden = aNetwork({
    accessKeys: [
      anAccessKey({ secret: { hidden: true } }),
      anAccessKey({ name: 'b', secret: { hidden: true } }),
    ],
  });
  const labels = (view: ReturnType<typeof viewOf>) => view.consents.map(({ label }) => label);

  it.each<[string, Partial<NetworkForm>, Partial<Input>, readonly string[]]>([
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
      { nodes: someNodes(1) },
      ['Give the node a new address'],
    ],
    ['to nothing in a network without nodes', { addressRange: '10.9.0.0/16' }, { nodes: [] }, []],
    [
      'to the loss of keys that the server hides',
      { defaultMtu: '1400' },
      { network: hidden },
      ['Replace all 2 access keys'],
    ],
  ])('%s', (_, changes, rest, expected) => {
    expect(labels(viewOf(changes, rest))).toEqual(expected);
  });
});

it('explains why saving failed', () => {
  expect(viewOf({}, { failure: { kind: 'unreachable', offline: false } }).failure).toEqual({
    fact: 'Updating network prod-eu error!',
    reason: 'Could not reach server',
  });
});

it('shows that someone else deleted the network', () => {
  expect(viewOf({}, { isDeleted: true }).deletedText).toBe('This network was deleted by someone else.');
});
