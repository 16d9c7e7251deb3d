import { describe, expect, it } from 'vitest';
import { fleetFindings } from '../../../mocks/fixtures/findings.ts';
import { type CheckText, type Finding, type Subject, subjectKey, subjectName } from './finding.ts';
import { findingMarks, findingsAbout, nodesCutOff } from './marks.ts';

const web: Subject = { kind: 'node', network: 'prod-eu', id: 'n1', name: 'web' };
const db: Subject = { kind: 'node', network: 'prod-eu', id: 'n2', name: 'db' };
const mira: Subject = { kind: 'user', name: 'mira' };

function finding(kind: string, severity: Finding['severity'], ...subjects: [Subject, ...Subject[]]): Finding {
  const check: CheckText = { kind, severity, title: `Title of ${kind}`, why: '', advice: '' };
  return { key: `key-${kind}`, severity, check, subjects, text: '', facts: [], networks: [] };
}

it('marks each subject with its most urgent finding, unless there is only something to tidy up', () => {
  const findings = [
    finding('a', 'broken', web),
    finding('b', 'risky', web, db),
    finding('c', 'tidyUp', mira),
  ];
  expect([...findingMarks(findings)]).toEqual([
    [
      'node prod-eu n1',
      {
        severity: 'broken',
        title: 'Title of a',
        count: 2,
        titles: 'Title of a, Title of b',
        href: '/findings/prod-eu?finding=key-a',
      },
    ],
    [
      'node prod-eu n2',
      {
        severity: 'risky',
        title: 'Title of b',
        count: 1,
        titles: 'Title of b',
        href: '/findings/prod-eu?finding=key-b',
      },
    ],
    [
      'network prod-eu',
      {
        severity: 'broken',
        title: 'Title of a',
        count: 2,
        titles: 'Title of a, Title of b',
        href: '/findings/prod-eu',
      },
    ],
  ]);
});

it('marks a network for everything inside, also for what the state of nodes shows', () => {
  const marks = findingMarks([finding('offline', 'broken', web)]);
  expect([...marks.keys()]).toEqual(['network prod-eu']);
  expect(marks.get('network prod-eu')?.href).toBe('/findings/prod-eu?finding=key-offline');
});

describe('what a dead gateway takes down', () => {
  const relay: Subject = { kind: 'node', network: 'prod-eu', id: 'n3', name: 'gw-relay' };
  const phone: Subject = { kind: 'client', network: 'prod-eu', name: 'phone' };
  const down: Finding = {
    ...finding('gatewayDown', 'broken', relay),
    text: 'is offline, which cuts off web, phone',
    effect: 'has been offline for 2 days',
    affected: [
      { subject: web, as: 'Relay' },
      { subject: phone, as: 'Gateway' },
    ],
  };

  it('has its mark', () => {
    const marks = findingMarks([down]);
    expect([relay, web, phone, db].map((one) => marks.has(subjectKey(one)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('says on its page what the matter is', () => {
    const [about] = findingsAbout(web, [down]);
    expect([about?.lead, about?.subjects.map(subjectName).join(), about?.text].join(' ')).toBe(
      'Relay gw-relay has been offline for 2 days',
    );
    expect(findingsAbout(relay, [down])).toEqual([down]);
    expect(findingsAbout(db, [down])).toEqual([]);
  });

  it('is cut off from its network', () => {
    expect([...nodesCutOff([down, finding('offline', 'broken', db)])]).toEqual([['n1', 'relay gw-relay']]);
  });
});

it.each([
  ['abc', 'Title of a, Title of b, Title of c'],
  ['abcdde', 'Title of a, Title of b, Title of c and 2 more'],
])('names three kinds and counts the others: %s', (kinds, titles) => {
  const [mark] = findingMarks([...kinds].map((kind) => finding(kind, 'risky', web))).values();
  expect(mark).toMatchObject({ count: kinds.length, titles });
});

it.each([
  ['offline', false, false],
  ['expired', false, false],
  ['pending', false, false],
  ['version', false, true],
  ['relayMissing', true, true],
])('repeats nothing that rows and pages show themselves: %s', (kind, isMarked, isOnPage) => {
  const findings = [finding(kind, 'risky', web, mira)];
  expect(findingMarks(findings).has(subjectKey(web))).toBe(isMarked);
  expect(findingsAbout(web, findings)).toHaveLength(isOnPage ? 1 : 0);
  expect(findingsAbout(db, findings)).toEqual([]);
});

it('gives a record equal marks for as long as its findings stay the same', () => {
  const findings = fleetFindings();
  const [first, ...others] = findings;
  const before = findingMarks(findings);
  const concerned = new Set([
    ...(first?.subjects.map(subjectKey) ?? []),
    ...(first?.networks.map((network) => subjectKey({ kind: 'network', network })) ?? []),
  ]);
  const unchanged = [...findingMarks(others)].filter(([key]) => !concerned.has(key));
  expect(unchanged.length).toBeGreaterThan(3);
  expect(unchanged).toEqual(unchanged.map(([key]) => [key, before.get(key)]));
});
