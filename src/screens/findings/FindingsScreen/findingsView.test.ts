import { describe, expect, it, vi } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { networkChecks, recordChecks, serverChecks } from '../../../domain/findings/checks.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Action } from '../../../domain/actions/action.ts';
import type { Finding, Fix, Severity } from '../../../domain/findings/finding.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { Records } from '../../../domain/records.ts';
import { findingLine, findingRecord, findingText } from './findingExport.ts';
import { findingsView } from './findingsView.ts';

function aFinding(name: string, severity: Severity, network: string, fix?: Fix): Finding {
  return {
    key: `kind-${name} user ${name}`,
    severity,
    check: { kind: `kind-${name}`, severity, title: `Title of ${name}`, why: 'Why.', advice: 'Advice.' },
    networks: [network],
    subjects: [{ kind: 'user', name }],
    text: `does ${severity} things`,
    facts: [{ label: 'Address', value: '10.20.4.5' }],
    fix,
  };
}

const nodes = ['office', 'lab'].map((network) => aNode({ network, id: '1', name: 'n' })) as [Node, Node];
const known = recordsOf({
  viewer: aViewerAt({ office: 0, field: 2 }),
  nodes: ready(nodes),
  networks: ready(
    ['office', 'lab'].map((netid) => aNetwork({ netid, accessKeys: [anAccessKey({ name: 'k' })] })),
  ),
  clients: ready(
    ['anna.berg', 'viktor'].map((ownerId) =>
      anExternalClient({ network: 'field', clientId: ownerId, ownerId }),
    ),
  ),
});

const a = aFinding('a', 'broken', 'site-10');
const b: Finding = {
  ...aFinding('b', 'risky', 'site-2'),
  affected: [{ subject: { kind: 'node', network: 'site-2', id: '7', name: 'leaf-7' }, as: 'Relay' }],
};
const c = aFinding('c', 'tidyUp', 'site-10');
const seen = new Map([
  [a, NOW - 20],
  [b, NOW - 30],
  [c, NOW - 10],
]);

type Changes = Partial<Parameters<typeof findingsView>[1]>;

function view(query = '', changes: Changes = {}, records = known) {
  return findingsView(records, {
    netid: undefined,
    findings: ready([a, b, c]),
    kept: undefined,
    mutes: new Map(),
    sinceOf: (finding) => seen.get(finding),
    last: undefined,
    areAclsLoading: false,
    missingAcls: [],
    hasMetrics: true,
    query: new URLSearchParams(query),
    rowsPerPage: 25,
    ...changes,
  });
}

const listed = (...given: Parameters<typeof view>) =>
  view(...given)
    .found()
    .map(({ names }) => names)
    .join('');

it.each([
  ['', 'abc'],
  ['order=descending', 'cba'],
  ['sort=network', 'bac'],
  ['sort=network&order=descending', 'acb'],
  ['sort=since', 'bac'],
  ['sort=since&order=descending', 'cab'],
  ['sort=nonsense', 'abc'],
  ['severity=risky', 'b'],
  ['severity=nonsense', 'abc'],
  ['network=site-10', 'ac'],
  ['kind=kind-a&kind=kind-b', 'ab'],
  ['search=site-2', 'b'],
  ['search=title of c', 'c'],
  ['search=10.20.4.5', 'abc'],
  ['search=leaf-7', 'b'],
])('?%s lists %s', (query, expected) => {
  expect(listed(query)).toBe(expected);
});

describe('the shown finding', () => {
  const others = { findings: ready([b, c]) };
  it.each([
    ['is the first', '', {}, 'a', false],
    ['is that of the address', `finding=${c.key}`, {}, 'c', false],
    ['stays when others are found', '', { last: b }, 'b', false],
    ['stays when it is fixed', '', { ...others, last: a }, 'a', true],
    ['of the address stays when it is fixed', `finding=${a.key}`, { ...others, last: a }, 'a', true],
    ['does not stay when another severity is shown', 'severity=tidyUp', { ...others, last: a }, 'c', false],
  ] as const)('%s', (_, query, changes, name, isGone) => {
    expect(view(query, changes).selected).toMatchObject({ names: name, isGone });
  });
});

describe('a fix', () => {
  const act = (...actions: readonly Action[]): Fix => ({ label: 'Act', actions });
  const key = (network: string): Action => ({ kind: 'deleteAccessKey', key: { network, name: 'k' } });
  const [node, away] = nodes;
  const clientOf = (owner: string) => ({ network: 'field', clientId: owner });
  const unchanged = { before: {}, after: {} };
  it.each([
    [{ label: 'View', href: '/nodes' }, undefined],
    [act(key('office')), undefined],
    [act(key('lab')), 'Only administrators of lab can do this'],
    [act({ kind: 'deleteNode', node: away }), 'Only administrators of lab can do this'],
    [act({ kind: 'deleteClient', client: clientOf('anna.berg') }), undefined],
    [act({ kind: 'deleteClient', client: clientOf('viktor') }), 'Only the client’s owner can do this'],
    [act({ kind: 'approveNode', node }), 'Not waiting for your approval'],
    [act({ kind: 'refreshKeys', netid: 'office' }), 'Only administrators can do this'],
    [
      act({ kind: 'setPairs', netid: 'office', pairs: [['1', '2']], isAllowed: true }),
      'Only administrators can do this',
    ],
    [act({ kind: 'editNode', node, ...unchanged }), undefined],
    [act({ kind: 'editNetwork', netid: 'lab', ...unchanged }), 'Only administrators of lab can do this'],
    [
      act(
        { kind: 'switchRole', node, role: 'ingress', isOn: true },
        { kind: 'setRelay', node: away, addresses: [] },
      ),
      'Only administrators of lab can do this',
    ],
    [act({ kind: 'createEgressAgain', node }), undefined],
    [act({ kind: 'createEgressAgain', node: away }), 'Only administrators of lab can do this'],
    [act({ kind: 'connectNode', node }), 'Already connected'],
  ] as const)('%j is disabled for a network administrator because of %s', (fix, obstacle) => {
    const [row] = view('', { findings: ready([aFinding('x', 'risky', 'office', fix)]) }).found();
    expect(row?.fixObstacle).toBe(obstacle);
  });
});

describe('without findings', () => {
  const every = networkChecks.length + serverChecks.length;
  /** Without three checks of ACLs, two of ACLs and metrics, one of metrics and two of users. */
  const all = `${every - 8} of ${every}`;
  const own = recordChecks.length;
  const note = (netids: string) => `Only your own nodes and clients are checked in ${netids}.`;
  const networksOf = (...netids: readonly string[]) => ready(netids.map((netid) => aNetwork({ netid })));
  const administrator = { viewer: createViewer(aSessionUser(), true, []), networks: networksOf('office') };
  const admin = recordsOf(administrator);
  const of = (whole: readonly string[], ownOnly: readonly string[]) =>
    recordsOf({
      viewer: aViewerAt(Object.fromEntries([...whole.map((id) => [id, 0]), ...ownOnly.map((id) => [id, 1])])),
      networks: networksOf(...whole),
    });
  const large = { missingAcls: [{ netid: 'office', why: 'size' }] } as const;
  it.each<[string, Records, Changes, string, string | undefined]>([
    ['of whole networks', admin, {}, `All ${every} checks of your networks passed`, undefined],
    ['of one network', admin, { netid: 'office' }, `All ${every} checks of office passed`, undefined],
    [
      'without ACLs and users',
      of(['office'], []),
      {},
      `${all} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'without metrics so far',
      admin,
      { hasMetrics: false },
      `${every - 3} of ${every} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'of a community server, which has no metrics',
      recordsOf({ networks: networksOf('office') }),
      {},
      `${every - 3} of ${every} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'of a network with over 500 nodes',
      admin,
      large,
      `${every - 5} of ${every} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'of a network with over 500 nodes and another one',
      recordsOf({ ...administrator, networks: networksOf('office', 'lab') }),
      large,
      `${every} of ${every} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'of some whole networks',
      of(['office'], ['lab']),
      {},
      `${all} checks of your networks ran and passed`,
      note('lab'),
    ],
    [
      'of own records',
      of([], ['lab', 'site']),
      {},
      `All ${own} checks of your own nodes and clients passed`,
      note('lab, site'),
    ],
    [
      'of own records in one network',
      of([], ['lab', 'site']),
      { netid: 'lab' },
      `All ${own} checks of your own nodes and clients passed`,
      note('lab'),
    ],
    ['of nothing', of([], []), {}, 'You have no networks to check', undefined],
  ])('says what was checked %s', (_, records, changes, text, fact) => {
    const { checked } = view('', { findings: ready([]), ...changes }, records);
    expect([checked.text, checked.note?.fact]).toEqual([text, fact]);
  });
});

it.each([
  { status: 'loading' },
  { status: 'failed', failure: { kind: 'unreachable', offline: false } },
] as const)('counts nothing while the findings are $status', (findings) => {
  expect(view('', { findings }).facets.map(({ count }) => count)).toEqual(Array(6).fill(undefined));
});

it('copies a finding as text', () => {
  vi.stubGlobal('location', { origin: 'https://console.example.com' });
  expect(findingText(b)).toBe(
    [
      'Risky: b does risky things',
      'Network: site-2',
      'Address: 10.20.4.5',
      'Why.',
      'Advice.',
      'Key: kind-b user b',
      'Link: https://console.example.com/findings/site-2?finding=kind-b+user+b',
    ].join('\n'),
  );
});

it('keeps rows in place, updates them and holds back new ones', () => {
  const changed = { ...b, text: 'changed' };
  const rows = view('', { findings: ready([c, changed]), kept: [a, b] }).found();
  expect(rows.map(({ finding, isGone }) => [finding, isGone])).toEqual([
    [a, true],
    [changed, false],
  ]);
});

it('counts what is found while the list is read, without moving a row', () => {
  const read = (query: string, mutes = new Map()) =>
    view(query, { findings: ready([a, b, c]), kept: [b], mutes }).newCount;
  expect([read(''), read('severity=broken'), read('search=nothing')]).toEqual([2, 1, 0]);
  expect(read('', new Map([[a.key, {}]]))).toBe(1);
  expect(view().newCount).toBe(0);
});

it('keeps the title of a kind that is filtered for and not found', () => {
  const kinds = view('kind=overlap').options.kinds;
  expect(kinds.find(({ id }) => id === 'overlap')).toEqual({
    id: 'overlap',
    label: 'Networks with overlapping ranges',
    count: 0,
  });
});

describe('an export', () => {
  const [row] = view('search=leaf-7').found();

  it('has keys, records and values that a script can compare', () => {
    vi.stubGlobal('location', { origin: 'https://console.example.com' });
    if (!row) throw new Error('Nothing is found');
    expect(findingRecord(row)).toEqual({
      key: 'kind-b user b',
      severity: 'risky',
      kind: 'kind-b',
      check: 'Title of b',
      finding: 'b does risky things',
      networks: ['site-2'],
      subjects: [{ kind: 'user', network: '', id: 'b', name: 'b' }],
      affected: [{ kind: 'node', network: 'site-2', id: '7', name: 'leaf-7', as: 'Relay' }],
      facts: { Address: '10.20.4.5' },
      why: 'Why.',
      advice: 'Advice.',
      firstSeen: new Date((NOW - 30) * 1000).toISOString(),
      muted: null,
      link: 'https://console.example.com/findings/site-2?finding=kind-b+user+b',
    });
    expect(findingLine(row)).toMatchObject({
      key: 'kind-b user b',
      networks: 'site-2',
      facts: '{"Address":"10.20.4.5"}',
      subjects: '[{"kind":"user","network":"","id":"b","name":"b"}]',
    });
  });
});
