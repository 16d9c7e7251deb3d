import { describe, expect, it, vi } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { networkChecks, recordChecks, serverChecks } from '../../../domain/findings/checks.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import {
  type Deletable,
  type Finding,
  type Fix,
  type FixAction,
  type Severity,
} from '../../../domain/findings/finding.ts';
import { findingLine, findingRecord, findingText } from './findingExport.ts';
import { type FindingsInput, findingsView } from './findingsView.ts';

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

function view(query = '', changes: Partial<FindingsInput> = {}) {
  return findingsView({
    netid: undefined,
    findings: ready([a, b, c]),
    kept: undefined,
    mutes: new Map(),
    sinceOf: (finding) => seen.get(finding),
    last: undefined,
    networks: ['office'],
    ownOnly: [],
    viewer: aViewerAt({ office: 0, field: 2 }),
    areAclsLoading: false,
    missingAcls: [],
    hasMetrics: true,
    isRefreshing: false,
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
  const key = (network: string): Fix => ({
    label: 'Delete',
    actions: [{ delete: { kind: 'accessKey', network, name: 'k' } }],
  });
  const deletion = (record: Deletable): Fix => ({ label: 'Delete', actions: [{ delete: record }] });
  const act = (...actions: readonly FixAction[]): Fix => ({ label: 'Act', actions });
  const node = { network: 'office', id: '1', name: 'n' };
  it.each([
    [{ label: 'View', href: '/nodes' }, undefined],
    [key('office'), undefined],
    [key('lab'), 'Only administrators of lab can do this'],
    [deletion({ kind: 'node', ...node, network: 'lab' }), 'Only administrators of lab can do this'],
    [deletion({ kind: 'client', network: 'field', name: 'phone' }), undefined],
    [deletion({ kind: 'client', network: 'lab', name: 'phone' }), 'Only administrators of lab can do this'],
    [act({ approve: node }), 'Only administrators can do this'],
    [act({ refreshKeys: 'office' }), 'Only administrators can do this'],
    [act({ netid: 'office', pairs: [['1', '2']], isAllowed: true }), 'Only administrators can do this'],
    [act({ edit: node, before: {}, after: {} }), undefined],
    [act({ editNetwork: 'lab', before: {}, after: {} }), 'Only administrators of lab can do this'],
    [
      act(
        { switchRole: node, role: 'hub', isOn: true },
        { relay: { ...node, network: 'lab' }, addresses: [] },
      ),
      'Only administrators of lab can do this',
    ],
    [act({ createEgress: node }), undefined],
    [act({ createEgress: { ...node, network: 'lab' } }), 'Only administrators of lab can do this'],
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
  const admin = { viewer: createViewer(aSessionUser(), true, []) };
  const communityAdmin = { viewer: createViewer(aSessionUser(), false, []) };
  const large = { missingAcls: [{ netid: 'office', why: 'size' }] } as const;
  it.each<[string, Partial<FindingsInput>, string, string | undefined]>([
    ['of whole networks', admin, `All ${every} checks of your networks passed`, undefined],
    ['of one network', { ...admin, netid: 'office' }, `All ${every} checks of office passed`, undefined],
    ['without ACLs and users', {}, `${all} checks of your networks ran and passed`, undefined],
    [
      'without metrics so far',
      { ...admin, hasMetrics: false },
      `${every - 3} of ${every} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'of a community server, which has no metrics',
      communityAdmin,
      `${every - 3} of ${every} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'of a network with over 500 nodes',
      { ...admin, ...large },
      `${every - 5} of ${every} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'of a network with over 500 nodes and another one',
      { ...admin, ...large, networks: ['office', 'lab'] },
      `${every} of ${every} checks of your networks ran and passed`,
      undefined,
    ],
    [
      'of some whole networks',
      { ownOnly: ['lab'] },
      `${all} checks of your networks ran and passed`,
      note('lab'),
    ],
    [
      'of own records',
      { networks: [], ownOnly: ['lab', 'site'] },
      `All ${own} checks of your own nodes and clients passed`,
      note('lab, site'),
    ],
    [
      'of own records in one network',
      { netid: 'lab', ownOnly: ['lab', 'site'] },
      `All ${own} checks of your own nodes and clients passed`,
      note('lab'),
    ],
    ['of nothing', { networks: [] }, 'You have no networks to check', undefined],
  ])('says what was checked %s', (_, changes, text, fact) => {
    const { checked } = view('', { findings: ready([]), ...changes });
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
