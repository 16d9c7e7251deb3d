import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aclMatrixOf } from '../../../domain/acl/aclMatrix.ts';
import { localDateTime } from '../../../domain/format/localDateTime.ts';
import { nodeFields, nodeForm, type NodeForm } from '../../../domain/node/nodeForm.ts';
import { editorView, type EditorInput } from '../../editor/RecordEditor/editorView.ts';
import { nodeEditor, type KnownToNodeEditor } from './nodeEditor.ts';

type Input = EditorInput<NodeForm, KnownToNodeEditor>;
const viewWith = (whole: Input) => editorView(nodeEditor, whole.node, whole);

const node = aNode({ isStatic: true, endpoint: '185.12.64.20', udpHolePunch: false });
const before = nodeForm(node);
const input: Input = {
  node,
  isDeleted: false,
  network: aNetwork({ isIPv6: true, defaultUdpHolePunch: true }),
  server: { isRceOn: false },
  edit: { before, after: before },
  nodes: [],
  clients: [],
  networks: [],
  entries: [],
  acl: undefined,
  isSaving: false,
  isSaved: false,
  failure: undefined,
  overrides: undefined,
  now: NOW,
};
const viewOf = (changes: Partial<NodeForm>, rest: Partial<Input> = {}) =>
  viewWith({ ...input, edit: { before, after: { ...before, ...changes } }, ...rest });

function field(view: ReturnType<typeof viewOf>, name: string) {
  const found = view.sections.flatMap(({ fields }) => fields).find((one) => one.field === name);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}

it('shows every field of the form exactly once', () => {
  const shown = viewOf({}).sections.flatMap(({ fields }) => fields.map((one) => one.field));
  expect(shown.toSorted()).toEqual([...nodeFields].toSorted());
});

it('shows key, last check-in, MAC address, network and OS as read-only', () => {
  const readOnly = viewOf({}).sections.flatMap((section) => section.readOnly.map((one) => one.label));
  expect(readOnly).toEqual(['Network', 'Public key', 'Last check-in', 'MAC address', 'Operating system']);
});

describe('a field', () => {
  it('explains its lock based on the edited form', () => {
    expect(field(viewOf({}), 'endpoint').lockedReason).toBeUndefined();
    expect(field(viewOf({ isEndpointDynamic: true }), 'endpoint').lockedReason).toBe(
      'Turn off “Dynamic endpoint” to edit this',
    );
    expect(field(viewOf({}), 'postUp').lockedReason).toBe('Remote command execution is off on this server');
    expect(field(viewOf({}, { server: { isRceOn: true } }), 'postUp').lockedReason).toBeUndefined();
  });

  it('shows its problem and its old value', () => {
    expect(field(viewOf({ address: '10.20.4.370' }), 'address')).toMatchObject({
      problem: 'Please enter a valid IPv4 address',
      isChanged: true,
      was: '10.20.4.11',
    });
  });

  it('that was locked after a change no longer counts as changed', () => {
    const view = viewOf({ endpoint: 'not an address', isEndpointDynamic: true });
    expect(field(view, 'endpoint')).toMatchObject({ isChanged: false, problem: undefined });
    expect(field(view, 'endpoint').value).toBe('not an address');
    expect(view.changes).toEqual([{ label: 'Dynamic endpoint', before: 'Off', after: 'On' }]);
  });
});

it('lists old and new values as text for the review', () => {
  const view = viewOf({ mtu: '1280', isConnected: false, defaultAcl: 'no', allowedIps: '10.1.1.1/32' });
  expect(view.changes).toEqual([
    { label: 'Allowed IPs', before: 'Not set', after: '10.1.1.1/32' },
    { label: 'MTU', before: '1420', after: '1280' },
    { label: 'Default ACL rule', before: 'Allow', after: 'Deny' },
    { label: 'Connected', before: 'On', after: 'Off' },
  ]);
});

it.each([
  ['', 'Not set'],
  ['2035-05-01T12:00', '2035-05-01 12:00'],
])('reviews the expiry %o as %o', (expiresAt, after) => {
  expect(viewOf({ expiresAt }).changes.map((change) => change.after)).toEqual([after]);
});

it('reviews values as they are sent and ignores whitespace', () => {
  const view = viewOf({
    name: ` ${node.name} `,
    mtu: ' 1280',
    allowedIps: ' 10.0.0.0/8 ,fd00::/8 ',
    address6: 'fd00::5/128 ',
    localAddress: `${node.localAddress} `,
  });
  expect(view.changes.map(({ label, after }) => [label, after])).toEqual([
    ['IPv6 address', 'fd00::5'],
    ['Allowed IPs', '10.0.0.0/8, fd00::/8'],
    ['MTU', '1280'],
  ]);
  expect(field(view, 'name')).toMatchObject({ value: ` ${node.name} `, isChanged: false });
});

it('ignores another notation of the same address', () => {
  const six = aNode({ isStatic: true, address6: 'fd00:66::2', allowedIps: ['10.48.0.0/16', 'fd00::1'] });
  const view = viewOf(
    {},
    {
      node: six,
      edit: {
        before: nodeForm(six),
        after: {
          ...nodeForm(six),
          address6: 'FD00:66:0::2',
          localAddress: ` ${six.localAddress}`,
          allowedIps: '10.48.9.9/16; FD00:0::1',
        },
      },
    },
  );
  expect(view.changes).toEqual([]);
});

it('reports no conflict when both entered the same address', () => {
  const theirs = { ...node, address6: 'fd00:66::5' };
  const view = viewOf({ address6: 'FD00:66:0::5' }, { node: theirs });
  expect([view.otherChanges.conflicts, view.changes]).toEqual([[], []]);
});

it('names the first invalid entry of a list', () => {
  const gateway = aNode({ isStatic: true, isEgressGateway: true, egressRanges: ['10.48.0.0/16'] });
  const stored = nodeForm(gateway);
  const after = { ...stored, egressRanges: '10.48.0.0/16\n172.32.0.0.0/11 x' };
  const view = viewOf({}, { node: gateway, edit: { before: stored, after } });
  expect(field(view, 'egressRanges')).toMatchObject({
    problem: 'Please enter a valid egress gateway range (IPv4 CIDR or IPv6 CIDR)',
    problemDetail: 'Check “172.32.0.0.0/11”',
  });
});

describe('a value that only an older server accepted', () => {
  const old = aNode({ name: 'Yuri’s MacBook Pro', endpoint: 'vpn.example.com', isStatic: false });
  const oldForm = nodeForm(old);
  const view = viewOf({}, { node: old, edit: { before: oldForm, after: oldForm } });

  it('is reported before any input', () => {
    expect(view.rejection).toEqual({
      fact: 'The server will reject any change to this node.',
      advice:
        'An older server version accepted values that this one rejects. Correct these fields first: Node name, Endpoint.',
    });
  });

  it('is marked at its field with what unlocks it', () => {
    expect(field(view, 'name')).toMatchObject({
      isRejected: true,
      problem: 'Use 1 to 62 characters: a–z, 0–9 and dash',
    });
    expect(field(view, 'endpoint')).toMatchObject({
      isRejected: true,
      problemDetail: 'Turn off “Dynamic endpoint” to edit this',
    });
    expect(field(view, 'mtu').isRejected).toBe(false);
  });

  it('is no longer reported once it is corrected', () => {
    const after = { ...oldForm, name: 'yuri', isEndpointDynamic: false, endpoint: '198.51.100.3' };
    expect(viewOf({}, { node: old, edit: { before: oldForm, after } }).rejection).toBeUndefined();
    expect(viewOf({}).rejection).toBeUndefined();
  });
});

describe('an address', () => {
  const gw = aNode({ id: 'gw', name: 'gw', address: '10.20.4.1', address6: 'fd42:20:4::1' });
  const phone = anExternalClient({ clientId: 'phone', address: '10.20.4.7' });
  const rest = {
    network: aNetwork({ isIPv6: true, addressRange: '10.20.4.0/24', addressRange6: 'fd42:20:4::/64' }),
    nodes: [node, gw],
    clients: [phone],
  };

  it.each<[Partial<NodeForm>, string | undefined]>([
    [{ address: ' 10.20.4.1 ' }, 'Already used by node gw'],
    [{ address: '10.20.4.7' }, 'Already used by external client phone'],
    [{ address: '10.21.4.9' }, 'Outside the network’s range 10.20.4.0/24'],
    [{ address: '10.20.4.255' }, 'Node addresses can’t end in 0 or 255'],
    [{ address6: 'fd42:20:4:0::1' }, 'Already used by node gw'],
    [{ address: '10.20.4.99' }, undefined],
    [{ localAddress: '192.168.14.999' }, 'Enter a valid IP address'],
    [{ localAddress: '192.168.14.99' }, undefined],
  ])('entered as %o has the problem %o', (changes, problem) => {
    const [name = ''] = Object.keys(changes);
    expect(field(viewOf(changes, rest), name).problem).toBe(problem);
  });

  it('outside the network’s IPv6 range causes a warning, not an error', () => {
    const view = viewOf({ address6: 'fd99::1' }, rest);
    const text =
      'Outside the network’s range fd42:20:4::/64, so external clients won’t be able to reach the node';
    expect(field(view, 'address6')).toMatchObject({ problem: undefined, warning: text });
    expect(view.warnings).toEqual([{ label: 'IPv6 address', text }]);
  });
});

it.each<[Partial<NodeForm>, string | undefined]>([
  [
    { expiresAt: localDateTime(NOW - 60) },
    'This date is in the past, but the node still has access. To cut it off, disconnect or delete it',
  ],
  [
    { isLocal: true, localRange: '192.168.1' },
    'This doesn’t look like an address range, such as 192.168.1.0/24',
  ],
  [{ isLocal: true, localRange: '192.168.1.0/24' }, undefined],
  [
    { allowedIps: '10.9.0.0/16, nonsense' },
    'The server ignores “nonsense” because it isn’t an address or a range',
  ],
  [
    { endpoint: '2001:db8::9' },
    'This server can’t use IPv6 endpoints. Nodes that have this node as a peer won’t get a configuration',
  ],
  [
    { localAddress: 'fd77::9' },
    'This server can’t use IPv6 endpoints. Nodes that share this node’s endpoint won’t get a configuration',
  ],
  [{ mtu: '1200' }, 'Below 1280, IPv6 stops working'],
  [{ allowedIps: '10.9.0.0/16, fd00::1' }, undefined],
])('warns of %o in the field and in the review: %o', (changes, text) => {
  const view = viewOf(changes);
  const [name = ''] = Object.keys(changes).slice(-1);
  expect(field(view, name).warning).toBe(text);
  expect(view.warnings.map((one) => one.text)).toEqual(text === undefined ? [] : [text]);
});

describe('a changed ACL rule', () => {
  const peers = ['a', 'b', 'c', 'd'].map((id) => aNode({ id, name: `peer-${id}`, defaultAcl: true }));
  const ids = [node.id, ...peers.map(({ id }) => id)];
  const blocked = new Set(['b', 'c']);
  const cells = Uint8Array.from(
    ids.flatMap((row) =>
      ids.map((column) => (row === column ? 0 : blocked.has(row) || blocked.has(column) ? 1 : 2)),
    ),
  );
  const known = { nodes: [node, ...peers], acl: aclMatrixOf(ids, cells) };

  it.each<[string, Partial<NodeForm>, Partial<Input>, readonly string[]]>([
    [
      'counts the pairs that will change',
      { defaultAcl: 'unset' },
      known,
      ['Allow 2 pairs currently blocked'],
    ],
    [
      'counts them in the other direction too',
      { defaultAcl: 'no' },
      known,
      ['Block 2 pairs currently allowed'],
    ],
    [
      'says it in general where the rules are not known',
      { defaultAcl: 'no' },
      {},
      ['Overwrite this node’s ACL rules'],
    ],
    ['needs no consent for another field', { mtu: '1280' }, known, []],
    ['needs no consent if no pair changes', { defaultAcl: 'unset' }, { ...known, nodes: [node] }, []],
  ])('%s', (_, changes, rest, expected) => {
    expect(viewOf(changes, rest).consents.map(({ label }) => label)).toEqual(expected);
  });
});

it('shows changes made by others', () => {
  const view = viewOf({ mtu: '1280' }, { node: { ...node, mtu: 1500, isDnsOn: !node.isDnsOn } });
  expect(view.otherChanges).toEqual({
    conflicts: [{ field: 'mtu', label: 'MTU', before: '1420', mine: '1280', theirs: '1500' }],
    newValues: [`DNS on is now ${node.isDnsOn ? 'Off' : 'On'}`],
  });
});

it('has no conflicts for a deleted node', () => {
  const view = viewOf({ mtu: '1280' }, { isDeleted: true, node: { ...node, mtu: 1500 } });
  expect(view).toMatchObject({
    deletedText: 'This node was deleted by someone else.',
    otherChanges: { conflicts: [], newValues: [] },
  });
});

it('explains why saving failed', () => {
  const message = "Key: 'Node.Name' Error:Field validation for 'Name' failed on the 'in_charset' tag";
  expect(viewOf({}, { failure: { kind: 'rejected', status: 500, message } }).failure).toEqual({
    fact: 'Node updated failed!',
    reason: 'Name contains invalid characters',
  });
});

it('lists values that the server changed', () => {
  expect(viewOf({}, { overrides: [{ field: 'mtu', requested: '', kept: '1420' }] }).overrides).toEqual([
    'The server saved 1420 for MTU instead',
  ]);
});

describe('the review of an edit that can cut connections', () => {
  const gateway = aNode({
    isEgressGateway: true,
    egressRanges: ['10.48.0.0/16'],
    isRelay: true,
    relayAddresses: ['10.20.4.60'],
    defaultAcl: true,
  });
  const peer = aNode({ id: 'peer', name: 'peer', defaultAcl: true });
  const acl = aclMatrixOf([gateway.id, peer.id], Uint8Array.of(0, 2, 2, 0));
  const site = {
    network: aNetwork({ isPointToSite: true }),
    nodes: [aNode({ id: 'hub', name: 'hub', isHub: true })],
  };
  const all = nodeForm(gateway);
  const reviewOf = (changes: Partial<NodeForm>, rest: Partial<Input> = {}) =>
    viewWith({
      ...input,
      node: gateway,
      nodes: [gateway, peer],
      edit: { before: all, after: { ...all, ...changes } },
      ...rest,
    });

  it.each<[Partial<NodeForm>, object | undefined, RegExp | undefined, Partial<Input>?]>([
    [{ isConnected: false }, { isConnected: false }, /previous settings/],
    [{ egressRanges: '' }, { egressRanges: [] }, /previous settings/],
    [{ relayAddresses: '' }, { relayAddresses: [] }, /previous settings/],
    [{ isHub: true }, { isHub: true }, /previous settings/, site],
    [{ isHub: true }, { isHub: true }, undefined, { ...site, nodes: [] }],
    [{ defaultAcl: 'no' }, { defaultAcl: false }, /^If this isolates a gateway/],
    [{ defaultAcl: 'no' }, { defaultAcl: false }, /^You’ll have 60 seconds.*previous rules/, { acl }],
    [
      { egressRanges: '10.48.0.0/16, 10.49.0.0/16' },
      { egressRanges: ['10.48.0.0/16', '10.49.0.0/16'] },
      undefined,
    ],
    [{ mtu: '1300' }, undefined, undefined],
  ])('%o', (changes, fields, note, rest) => {
    const { impact, trialNote } = reviewOf(changes, rest);
    const change = { kind: 'editNode', nodeId: gateway.id, fields };
    expect(impact).toEqual(fields ? [{ netid: gateway.network, change }] : []);
    expect(trialNote ?? '').toMatch(note ?? /^$/);
  });
});
