import { expect, it } from 'vitest';
import { actionTime, actorOf, lastAclChange, lastDay, logActions, withNames } from './logActions.ts';
import { parseLog } from '../testing/parseLog.ts';
import { parseLogLine } from './logLine.ts';

const id = '6f0c2e4a-91b7-4d8e-a3c1-000000000001';
const at = (time: string, text: string, count = 1) => `[netmaker] 2026-11-21 ${time} ${text} (${count}) `;
const read = (...lines: readonly string[]) => parseLog(lines.join('\n'));
const told = (...lines: readonly string[]) =>
  logActions(read(...lines)).map((action) => [
    actionTime(action, '2026-11-21'),
    action.user,
    action.action,
    action.target,
  ]);

it('lists changes with their user, newest first', () => {
  const lines = read(
    at('09:58:00', ` Deleted node ${id} from network office`),
    at('10:00:00', 'mira fetched networks.', 7),
    at('10:01:00', 'mira failed to create network: bad'),
    at('11:20:31', 'jonas created network lab'),
    '',
  );
  const day = '2026-11-21';
  expect(logActions(lines)).toEqual([
    {
      number: 3,
      day,
      time: '11:20',
      user: 'jonas',
      action: 'Created network',
      target: 'lab',
      isEarlier: false,
    },
    {
      number: 0,
      day,
      time: '09:58',
      user: undefined,
      action: 'Deleted node',
      target: `${id} from office`,
      isEarlier: false,
    },
  ]);
  expect(logActions(lines, { limit: 1 }).map(({ number }) => number)).toEqual([3]);
});

it('lists each change that the server merged into one line', () => {
  expect(told(at('14:06:12', 'mira updated ACLs for network prod', 3))).toEqual([
    ['14:06', 'mira', 'Updated ACLs', 'on prod'],
    ['by 14:06', 'mira', 'Updated ACLs', 'on prod'],
    ['by 14:06', 'mira', 'Updated ACLs', 'on prod'],
  ]);
});

it.each([
  ['erin', [' updated user erin', 'erin status was updated'], [[undefined, 'Updated user', 'erin']]],
  ['erin’s password', ['updated user erin', 'erin was updated'], [[undefined, 'Updated user', 'erin']]],
  [
    'an entry',
    ['new DNS record added: db', 'mira DNS entry is set: {Address:10.0.0.1 Address6: Name:db Network:lab}'],
    [['mira', 'Set DNS entry', 'db on lab']],
  ],
  [
    'two users',
    ['updated user erin', 'carol status was updated'],
    [
      [undefined, 'Updated user', 'carol'],
      [undefined, 'Updated user', 'erin'],
    ],
  ],
  ['an entry that could not be written', ['new DNS record added: db'], [[undefined, 'Set DNS entry', 'db']]],
])('lists a change of %s once', (_, texts, expected) => {
  const lines = texts.map((text) => at('10:00:00', text));
  expect(told(...lines).map(([, ...rest]) => rest)).toEqual(expected);
});

it('lists two changes of a user that are a minute apart', () => {
  expect(told(at('10:00:00', 'updated user erin'), at('10:01:00', 'erin status was updated'))).toHaveLength(
    2,
  );
});

it('uses the server’s date, and lists changes of one day', () => {
  const lines = read(
    'without a time',
    '[netmaker] 2026-11-20 23:58:00 mira created network a (1) ',
    '[netmaker] 2026-11-21 00:01:00 mira created network b (1) ',
  );
  const today = lastDay(lines);
  expect(today).toBe('2026-11-21');
  expect(logActions(lines, { day: today }).map(({ target }) => target)).toEqual(['b']);
  expect(logActions(lines).map((action) => actionTime(action, today))).toEqual([
    '00:01',
    '20 Nov 2026 23:58',
  ]);
  expect(lastDay(read('without a time'))).toBeUndefined();
});

it.each([
  ['mira logged in', 'mira'],
  ['mira', 'mira'],
  ['miranda logged in', undefined],
  ['gone created network lab', 'gone'],
  ['mira was created', undefined],
  ['created new node lab-1 on network lab', undefined],
  ['deleting zombie node mira', undefined],
  ['', undefined],
])('%o is from %o', (text, who) => {
  const users = new Set(['mira', 'created', 'server']);
  expect(actorOf(parseLogLine(at('10:00:00', text), 0), users)).toBe(who);
});

it('replaces known IDs with names', () => {
  const nameOf = (item: string) => (item === id ? 'tmp-bench-3' : undefined);
  expect(withNames(`${id}, not ${id.replace('1', '2')}`, nameOf)).toBe(
    `tmp-bench-3, not ${id.replace('1', '2')}`,
  );
});

it('finds who last submitted the ACLs of a network', () => {
  const lines = read(
    at('09:58:00', 'mira updated ACLs for network prod'),
    at('14:06:00', 'jonas updated ACLs for network prod', 2),
    at('15:00:00', 'mira updated ACLs for network prod-eu'),
    at('15:01:00', 'failed to publish peer update after ACL update on prod'),
  );
  expect(lastAclChange(lines, 'prod')).toEqual({
    user: 'jonas',
    time: '14:06',
    message: 'updated ACLs for network prod',
  });
  expect(lastAclChange(lines, 'lab')).toBeUndefined();
});
