import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actorOf, lastAclChange, logActions, withNames, deedOf } from './logActions.ts';
import { parseLog } from './logLine.ts';

const id = '6f0c2e4a-91b7-4d8e-a3c1-000000000001';
const log = [
  `[netmaker] 2026-11-21 09:58:00 mira deleted node ${id} from network office (1) `,
  '[netmaker] 2026-11-21 10:00:00 mira fetched networks. (7) ',
  '[netmaker] 2026-11-21 10:01:00 mira failed to create network: bad (1) ',
  '[netmaker] 2026-11-21 10:02:00 created new node lab-1 on network lab (1) ',
  '[netmaker] 2026-11-21 10:03:00 jonas Deleted extclient client phone from network lab (1) ',
  '[netmaker] 2026-11-21 10:04:00 jonas DNS entry is set: {Address:10.0.0.1 Address6: Name:db Network:lab} (1) ',
  '[netmaker] 2026-11-21 11:20:31 jonas created egress gateway on node gw (2) ',
  '',
].join('\n');
const users = new Set(['mira', 'jonas']);

it('tells who changed what, newest first', () => {
  expect(logActions(parseLog(log), users)).toEqual([
    { number: 6, time: '11:20', who: 'jonas', what: 'created egress gateway on node gw' },
    {
      number: 5,
      time: '10:04',
      who: 'jonas',
      what: 'DNS entry is set: {Address:10.0.0.1 Address6: Name:db Network:lab}',
    },
    { number: 4, time: '10:03', who: 'jonas', what: 'Deleted extclient client phone from network lab' },
    { number: 0, time: '09:58', who: 'mira', what: `deleted node ${id} from network office` },
  ]);
});

it('tells no more than it is asked for', () => {
  expect(logActions(parseLog(log), users, 2).map(({ number }) => number)).toEqual([6, 5]);
});

it('does not take the first word of a message for a user', () => {
  const lines = parseLog('[netmaker] 2026-11-21 09:58:00 server created network (1) ');
  expect(logActions(lines, users)).toEqual([]);
});

it('does not take the server’s own words for those of a user of such a name', () => {
  const lines = parseLog('[netmaker] 2026-11-21 09:58:00 created new node lab-1 on network lab (1) ');
  expect(logActions(lines, new Set(['created']))).toEqual([]);
});

it.each([
  ['mira logged in', 'mira'],
  ['mira', 'mira'],
  ['miranda logged in', undefined],
  [' mira logged in', undefined],
  ['', undefined],
])('%o begins with the user %o', (text, who) => {
  expect(actorOf(text, users)).toBe(who);
});

it('puts names in place of ids that are known', () => {
  const nameOf = (one: string) => (one === id ? 'tmp-bench-3' : undefined);
  expect(withNames(`updated node ${id}, not ${id.replace('1', '2')}`, nameOf)).toBe(
    `updated node tmp-bench-3, not ${id.replace('1', '2')}`,
  );
});

it.each([
  ['created access key mesh-join on meshnet', 'Created access key', 'mesh-join on meshnet'],
  ['deleted access key laptop on network, scratchnet', 'Deleted access key', 'laptop on scratchnet'],
  ['created egress gateway on node gw on network office', 'Created egress gateway', 'gw on office'],
  ['deleted ingress gateway gw-1', 'Deleted ingress gateway', 'gw-1'],
  ['deleted relay server gw on network office', 'Deleted relay server', 'gw on office'],
  ['created network office', 'Created network', 'office'],
  ['created new ext client on network office', 'Created ext client', 'on office'],
  ['Deleted extclient client tablet from network office', 'Deleted ext client', 'tablet from office'],
  ['updated ACLs on network prod-eu', 'Updated ACLs', 'on prod-eu'],
  ['updated key on network meshnet', 'Updated key', 'on meshnet'],
  ['updated node ams-1 on network office', 'Updated node', 'ams-1 on office'],
  [
    'DNS entry is set: {Address:10.0.0.4 Address6: Name:a b Network:office}',
    'Set DNS entry',
    'a b on office',
  ],
  ['approved something new', 'Approved something new', ''],
  ['created networking', 'Created networking', ''],
  ['', '', ''],
])('takes %o apart', (what, deed, target) => {
  expect(deedOf(what)).toEqual({ deed, target });
});

it('has words for any text', () => {
  fc.assert(
    fc.property(fc.string(), (what) => {
      const { deed, target } = deedOf(what);
      expect(deed === '' && target === '').toBe(what === '');
    }),
  );
});

it('tells who submitted the rules of a network last', () => {
  const lines = parseLog(
    [
      '[netmaker] 2026-11-21 09:58:00 mira updated ACLs for network prod (1) ',
      '[netmaker] 2026-11-21 14:06:00 jonas updated ACLs for network prod (2) ',
      '[netmaker] 2026-11-21 15:00:00 mira updated ACLs for network prod-eu (1) ',
      '[netmaker] 2026-11-21 15:01:00 failed to publish peer update after ACL update on prod (1) ',
    ].join('\n'),
  );
  expect(lastAclChange(lines, 'prod')).toEqual({
    who: 'jonas',
    time: '14:06',
    words: 'updated ACLs for network prod',
  });
  expect(lastAclChange(lines, 'lab')).toBeUndefined();
});
