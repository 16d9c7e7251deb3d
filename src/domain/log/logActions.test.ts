import { expect, it } from 'vitest';
import {
  actionText,
  actionTime,
  actorOf,
  lastAclChange,
  lastDay,
  logActions,
  loggedSince,
  nodeNamesIn,
  withNames,
} from './logActions.ts';
import { parseLog } from '../testing/parseLog.ts';
import { parseLogLine } from './logLine.ts';

const id = '6f0c2e4a-91b7-4d8e-a3c1-000000000001';
const at = (time: string, text: string, count = 1) => `[netmaker] 2026-11-21 ${time} ${text} (${count}) `;
const read = (...lines: readonly string[]) => parseLog(lines.join('\n'));
const told = (...lines: readonly string[]) =>
  logActions(read(...lines)).map((action) => [
    actionTime(action, '2026-11-21'),
    action.user,
    actionText(action),
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
      times: 1,
    },
    {
      number: 0,
      day,
      time: '09:58',
      user: undefined,
      action: 'Deleted node',
      target: `${id} from office`,
      times: 1,
    },
  ]);
  expect(logActions(lines, { limit: 1 }).map(({ number }) => number)).toEqual([3]);
});

it('counts changes that the server merged into one line', () => {
  expect(told(at('14:06:12', 'mira updated ACLs for network prod', 3))).toEqual([
    ['14:06', 'mira', 'Updated ACLs, 3 times', 'in prod'],
  ]);
});

it('lists a start of the server as one line, without the users that it stores again', () => {
  const lines = read(
    at('13:47:00', 'mira created network lab'),
    at('13:49:01', 'connecting to sqlite'),
    at('13:49:02', 'database successfully connected'),
    at('13:49:02', 'updated user carol'),
    at('13:49:02', 'updated user bob'),
    at('13:49:02', 'connecting to mq broker at 127.0.0.1:19081 with TLS? false'),
    at('13:49:03', 'REST Server successfully started on port  9081  (REST)'),
    at('13:50:00', 'updated user bob'),
  );
  expect(logActions(lines).map(({ time, user, action, target }) => [time, user, action, target])).toEqual([
    ['13:50', undefined, 'Updated user', 'bob'],
    ['13:49', 'Server', 'Started', ''],
    ['13:47', 'mira', 'Created network', 'lab'],
  ]);
  expect(lines.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('hides no change after a start that failed', () => {
  expect(told(at('13:49:01', 'connecting to sqlite'), at('14:00:00', 'mira created network lab'))).toEqual([
    ['14:00', 'mira', 'Created network', 'lab'],
  ]);
});

const created = `mira created relay on node ${id} on network lab`;
const deleted = `mira deleted relay server ${id} on network lab`;
it.each<[string, readonly string[], readonly (string | undefined)[][]]>([
  [
    'a role',
    [at('13:35:00', created), at('13:36:00', deleted)],
    [['13:36', 'mira', 'Added relay role, then removed', `${id} in lab`]],
  ],
  [
    'a removed role',
    [at('13:35:00', deleted), at('13:36:00', created)],
    [['13:36', 'mira', 'Removed relay role, then added again', `${id} in lab`]],
  ],
  [
    'an entry',
    [
      at('13:35:00', 'deleted dns entry:  db.lab'),
      at('13:35:10', 'new DNS record added: db'),
      at('13:35:10', 'mira DNS entry is set: {Address:10.0.0.1 Address6: Name:db Network:lab}'),
    ],
    [['13:35', undefined, 'Deleted DNS entry, then created again', 'db in lab']],
  ],
  [
    'an ingress gateway, whose deletion names no network',
    [
      at('13:35:00', `mira created ingress gateway on node ${id} on network lab`),
      at('13:36:00', `mira deleted ingress gateway ${id}`),
    ],
    [['13:36', 'mira', 'Added ingress role, then removed', `${id} in lab`]],
  ],
])('lists a change and its reversal as one: %s', (_, lines, expected) => {
  expect(told(...lines)).toEqual(expected);
});

it.each([
  ['later than ten minutes', [at('13:35:00', created), at('13:46:00', deleted)]],
  ['about another record', [at('13:35:00', created), at('13:36:00', deleted.replace('1 on', '2 on'))]],
  ['several times', [at('13:35:00', created, 2), at('13:36:00', deleted)]],
  ['of another kind', [at('13:35:00', created), at('13:36:00', `mira deleted ingress gateway ${id}`)]],
])('lists two changes %s apart', (_, lines) => {
  expect(told(...lines)).toHaveLength(2);
});

it('lists the newest changes up to the limit, with their reversals', () => {
  const lines = read(
    at('13:00:00', 'mira created network a'),
    at('13:35:00', created),
    at('13:36:00', deleted),
  );
  expect(logActions(lines, { limit: 1 }).map(({ action }) => action)).toEqual([
    'Added relay role, then removed',
  ]);
});

it.each([
  [['00:07:00', '09:00:00'], undefined],
  [['13:49:00', '14:00:00'], '13:49'],
  [[], undefined],
])('of lines at %j begins at %s', (times, since) => {
  expect(loggedSince(read(...times.map((time) => at(time, 'mira was authenticated'))), '2026-11-21')).toBe(
    since,
  );
});

it('finds names of nodes in records and in lines that have both', () => {
  const other = id.replace('1', '2');
  const lines = read(at('10:00:00', `error publishing node update to node old-gw ${id} unexpected EOF`));
  const nameOf = nodeNamesIn(lines, new Map([[other, 'db-1']]));
  expect([nameOf(id), nameOf(other), nameOf('unknown')]).toEqual(['old-gw', 'db-1', undefined]);
});

it.each([
  ['erin', [' updated user erin', 'erin status was updated'], [[undefined, 'Updated user', 'erin']]],
  ['erin’s password', ['updated user erin', 'erin was updated'], [[undefined, 'Updated user', 'erin']]],
  [
    'an entry',
    ['new DNS record added: db', 'mira DNS entry is set: {Address:10.0.0.1 Address6: Name:db Network:lab}'],
    [['mira', 'Set DNS entry', 'db in lab']],
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
