import { describe, expect, it } from 'vitest';
import { isRowsPerPage, settingsFromStored, settingsToStored } from './settings.ts';

const stored = JSON.stringify({
  userSettings: [
    { username: 'mira', rowsPerPage: 25, mode: 'light' },
    { username: 'jonas', rowsPerPage: 100, mode: 'dark', density: 'compact' },
  ],
  version: 2,
});

describe('settingsFromStored', () => {
  it('reads settings by username', () => {
    expect(settingsFromStored(stored, 'jonas')).toEqual({
      username: 'jonas',
      rowsPerPage: 100,
      mode: 'dark',
    });
  });

  it.each([null, '', 'undefined', '{}', '[]', '{"userSettings":{}}', '{"userSettings":["mira"]}', stored])(
    'returns defaults for a user who isn’t in %o',
    (text) => {
      expect(settingsFromStored(text, 'priya')).toEqual({ username: 'priya', rowsPerPage: 10, mode: 'dark' });
    },
  );

  it.each([
    [
      { rowsPerPage: 11, mode: 'light' },
      { rowsPerPage: 10, mode: 'light' },
    ],
    [
      { rowsPerPage: '25', mode: 'dim' },
      { rowsPerPage: 10, mode: 'dark' },
    ],
    [{}, { rowsPerPage: 10, mode: 'dark' }],
    [
      { singleKeys: 'no', hidesFirstHour: 1, findingsSeenAt: 'today', recent: 'node office/a' },
      { rowsPerPage: 10, mode: 'dark' },
    ],
    [
      { recent: [3, 'node office/a', null], views: 'all', mutes: {} },
      { rowsPerPage: 10, mode: 'dark', recent: [3] },
    ],
    [
      { mutes: ['all', { id: 0, found: 34 }, { id: 12, found: 34, reason: 'Rollout', until: 0 }] },
      { rowsPerPage: 10, mode: 'dark', mutes: [{ id: 12, found: 34, reason: 'Rollout' }] },
    ],
  ])('replaces unknown values by defaults: %o', (entry, expected) => {
    const text = JSON.stringify({ userSettings: [{ username: 'mira', ...entry }] });
    expect(settingsFromStored(text, 'mira')).toEqual({ username: 'mira', ...expected });
  });
});

it('offers pages of 10, 25, 100 and 250 rows', () => {
  expect([...Array(1000).keys()].filter(isRowsPerPage)).toEqual([10, 25, 100, 250]);
});

it('reads saved views and drops foreign links', () => {
  const view = { name: 'Errors', href: '/nodes?status=error' };
  const text = settingsToStored(null, { username: 'mira', rowsPerPage: 10, mode: 'dark', views: [view] });
  expect(settingsFromStored(text, 'mira').views).toEqual([view]);
  const foreign = JSON.stringify({
    userSettings: [{ username: 'mira', views: [{ name: 'x', href: '//evil.example' }, null, view] }],
  });
  expect(settingsFromStored(foreign, 'mira').views).toEqual([view]);
});

describe('settingsToStored', () => {
  it.each([
    {},
    { hidesFirstHour: true, singleKeys: false, recent: [3], findingsSeenAt: 1_790_000_000 },
    { mutes: [{ id: 12, found: 34, reason: 'Rollout', until: 1_800_000_000 }] },
  ])('keeps %o for the next visit', (chosen) => {
    const settings = { username: 'mira', rowsPerPage: 25, mode: 'light', ...chosen } as const;
    expect(settingsFromStored(settingsToStored(stored, settings), 'mira')).toEqual(settings);
  });

  it('replaces one user’s settings and keeps other users and unknown fields', () => {
    const text = settingsToStored(stored, { username: 'jonas', rowsPerPage: 250, mode: 'light' });
    expect(JSON.parse(text)).toEqual({
      userSettings: [
        { username: 'mira', rowsPerPage: 25, mode: 'light' },
        { username: 'jonas', rowsPerPage: 250, mode: 'light', density: 'compact' },
      ],
      version: 2,
    });
  });

  it('keeps other users’ settings if one entry is broken', () => {
    const broken = JSON.stringify({
      userSettings: [null, 'x', { username: 'mira', rowsPerPage: 25, mode: 'light' }, []],
    });
    expect(settingsFromStored(broken, 'mira').rowsPerPage).toBe(25);
    const text = settingsToStored(broken, { username: 'jonas', rowsPerPage: 250, mode: 'light' });
    expect(settingsFromStored(text, 'mira')).toEqual({ username: 'mira', rowsPerPage: 25, mode: 'light' });
  });

  it.each([null, 'undefined', stored])('adds a new user to %o', (text) => {
    const priya = { username: 'priya', rowsPerPage: 25, mode: 'light' } as const;
    expect(settingsFromStored(settingsToStored(text, priya), 'priya')).toEqual(priya);
  });
});
