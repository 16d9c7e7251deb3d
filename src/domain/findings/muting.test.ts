import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { muteFromStored } from '../settings/mutes.ts';
import { muteOf, mutesByKey, withMutes } from './muting.ts';
import { keptMutes, type Sightings } from './sightings.ts';

const day = 24 * 60 * 60;
const now = 1_780_000_000;
const server = 'https://api.example.com';

const finding: Finding = {
  key: 'openKey accessKey prod-eu ci-runners',
  severity: 'risky',
  check: { kind: 'openKey', severity: 'risky', title: 'Access key', why: '', advice: '' },
  networks: ['prod-eu'],
  subjects: [{ kind: 'accessKey', network: 'prod-eu', name: 'ci-runners' }],
  text: 'can be used 4,812 more times',
  facts: [{ label: 'Uses left', value: '4,812' }],
};

const isMuted = (found: Finding, at: number, mute = muteOf(server, finding, '', 'week', now), on = server) =>
  mutesByKey([found], [mute], on, at).has(found.key);

describe('a muted finding', () => {
  it.each([
    ['week', 7],
    ['month', 30],
  ] as const)('is shown again after a %s', (end, days) => {
    const mute = muteOf(server, finding, '', end, now);
    expect(isMuted(finding, now + days * day - 1, mute)).toBe(true);
    expect(isMuted(finding, now + days * day, mute)).toBe(false);
  });

  it('stays muted without an end', () => {
    expect(isMuted(finding, now + 10_000 * day, muteOf(server, finding, '', 'worse', now))).toBe(true);
  });

  it.each([
    ['another text', { text: 'can be used 4,811 more times' }, true],
    ['another fact', { facts: [{ label: 'Uses left', value: '4,811' }] }, true],
    ['another key', { key: 'openKey accessKey prod-eu laptops' }, false],
    ['a greater severity', { severity: 'broken' }, false],
    ['a smaller severity', { severity: 'tidyUp' }, true],
  ] as const)('with %s: muted is %s', (_, changes, expected) => {
    expect(isMuted({ ...finding, ...changes }, now)).toBe(expected);
  });

  it.each([
    [1, 2, false],
    [2, 3, false],
    [3, 4, true],
    [116, 118, true],
    [116, 60, true],
    [116, 174, false],
  ])('that concerned %i records and now %i: still muted is %s', (before, after, expected) => {
    const of = (size: number) => ({ ...finding, size });
    expect(isMuted(of(after), now, muteOf(server, of(before), '', 'worse', now))).toBe(expected);
  });

  it('counts its subjects and those it affects', () => {
    const [subject] = finding.subjects;
    const wider = { ...finding, affected: subject ? [{ subject, as: 'Relay' }] : [] };
    expect(isMuted(wider, now)).toBe(false);
    expect(isMuted(wider, now, muteOf(server, wider, '', 'week', now))).toBe(true);
  });

  it('is not muted on another server', () => {
    expect(isMuted(finding, now, undefined, 'https://other.example.com')).toBe(false);
  });

  it('has only its latest mute', () => {
    const other = muteOf(server, { ...finding, key: 'usedKey' }, 'other', 'week', now);
    const mutes = withMutes(
      [muteOf(server, finding, 'a', 'week', now), other],
      [muteOf(server, finding, ' b ', 'month', now)],
    );
    expect(mutes.map(({ reason }) => reason)).toEqual(['other', 'b']);
  });
});

describe('keptMutes', () => {
  const mute = muteOf(server, finding, '', 'week', now);
  const seen: Sightings = new Map([[mute.id, { since: now }]]);
  const none: Sightings = new Map();

  it.each([
    ['found', seen, seen, now, 1],
    ['never seen here', none, none, now, 1],
    ['forgotten', seen, none, now, 0],
    ['over', seen, seen, now + 7 * day, 0],
  ])('of a finding that is %s', (_, before, after, at, count) => {
    expect(keptMutes([mute], before, after, at)).toHaveLength(count);
  });

  it('returns the same list if all are kept', () => {
    const mutes = [mute];
    expect(keptMutes(mutes, seen, seen, now)).toBe(mutes);
  });
});

describe('stored mutes', () => {
  it.each([
    muteOf(server, finding, 'Rollout until March', 'week', now),
    muteOf(server, finding, '', 'worse', now),
  ])('are read as written: %o', (mute) => {
    expect(muteFromStored(JSON.parse(JSON.stringify(mute)))).toEqual(mute);
    expect(JSON.stringify(mute)).not.toContain('ci-runners');
  });

  it.each([
    null,
    'x',
    [],
    {},
    { id: 1 },
    { id: 'x', found: 2 },
    { id: 1, found: 2, until: 'x' },
    { id: 1, found: 2, reason: 3 },
  ])('that are broken are dropped: %o', (json) => expect(muteFromStored(json)).toBeUndefined());
});
