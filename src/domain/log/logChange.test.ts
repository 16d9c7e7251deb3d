import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logChangeOf } from './logChange.ts';
import { parseLog } from '../testing/parseLog.ts';

const id = '6f0c2e4a-91b7-4d8e-a3c1-000000000001';

/** One line of each kind that a v0.16.1 server logs for a change. */
it.each([
  ['mira created network office', 'mira', 'Created network', 'office'],
  ['mira updated network office', 'mira', 'Updated network', 'office'],
  ['mira updated network node limit on office', 'mira', 'Updated node limit', 'in office'],
  ['masteradministrator deleted network office', 'masteradministrator', 'Deleted network', 'office'],
  ['master token user updated network office', 'master token user', 'Updated network', 'office'],
  ['mira updated ACLs for network office', 'mira', 'Updated ACLs', 'in office'],
  ['mira updated key on network office', 'mira', 'Refreshed public keys', 'in office'],
  ['mira created access key mesh-join on office', 'mira', 'Created access key', 'mesh-join in office'],
  ['mira created access key  on office', 'mira', 'Created access key', 'in office'],
  [
    'mira created access key a name/with ?# on it on lab',
    'mira',
    'Created access key',
    'a name/with ?# on it in lab',
  ],
  ['mira deleted access key laptop on network, lab', 'mira', 'Deleted access key', 'laptop in lab'],
  ['created new node lab-1 on network lab', undefined, 'Created node', 'lab-1 in lab'],
  ['mira uncordoned node lab-1', 'mira', 'Approved node', 'lab-1'],
  [`mira updated node ${id} on network lab`, 'mira', 'Updated node', `${id} in lab`],
  [`Deleted node ${id} from network lab`, undefined, 'Deleted node', `${id} from lab`],
  ['deleting zombie node lab-1', 'server', 'Deleted node', 'lab-1'],
  [`mira created egress gateway on node ${id} on network lab`, 'mira', 'Added egress role', `${id} in lab`],
  [`mira deleted egress gateway on node ${id} on network lab`, 'mira', 'Removed egress role', `${id} in lab`],
  [`mira created ingress gateway on node ${id} on network lab`, 'mira', 'Added ingress role', `${id} in lab`],
  [`mira deleted ingress gateway ${id}`, 'mira', 'Removed ingress role', id],
  [`mira created relay on node ${id} on network lab`, 'mira', 'Added relay role', `${id} in lab`],
  [`mira deleted relay server ${id} on network lab`, 'mira', 'Removed relay role', `${id} in lab`],
  ['mira created new ext client on network lab', 'mira', 'Created external client', 'in lab'],
  [
    'mira updated ext client My Phone 2',
    'mira',
    'Enabled, disabled or renamed external client',
    'My Phone 2',
  ],
  ['mira updated ext client', 'mira', 'Enabled, disabled or renamed external client', ''],
  ['mira Deleted extclient client $& from network lab', 'mira', 'Deleted external client', '$& from lab'],
  [
    'mira DNS entry is set: {Address:10.0.0.4 Address6: Name:a b Network:lab}',
    'mira',
    'Set DNS entry',
    'a b in lab',
  ],
  ['deleted dns entry:  wiki.intern.lab', undefined, 'Deleted DNS entry', 'wiki.intern.lab'],
  ['admin was made a new admin', undefined, 'Created administrator', 'admin'],
  ['erin was created', undefined, 'Created user', 'erin'],
  ['erin status was updated', undefined, 'Updated user', 'erin'],
  ['erin was updated', undefined, 'Updated user', 'erin'],
  ['erin was updated (admin)', undefined, 'Updated user', 'erin'],
  ['updated user erin', undefined, 'Updated user', 'erin'],
  ['erin was deleted', undefined, 'Deleted user', 'erin'],
  ['user created from  f@example.com', undefined, 'Created user', 'f@example.com'],
  [
    'admin created from user, f@example.com ; was first user added',
    undefined,
    'Created administrator',
    'f@example.com',
  ],
  ['mira requested creating user group two words', 'mira', 'Requested creation of user group', 'two words'],
  ['mira requested deleting user group *', 'mira', 'Requested deletion of user group', '*'],
  [
    'mira requested updating a network user on network lab',
    'mira',
    'Requested change of permission',
    'in lab',
  ],
  [
    'mira requested deleting network user erin on network lab',
    'mira',
    'Requested deletion of permission',
    'erin in lab',
  ],
  ['created created network deleted', 'created', 'Created network', 'deleted'],
])('reads %o', (text, user, action, target) => {
  expect(logChangeOf(text)).toMatchObject({ user, action, target });
});

it.each([
  'mira was authenticated',
  'mira fetched networks.',
  'mira failed to create network: bad',
  'mira requested fetching network user erin on network lab',
  'user created',
  'removed server netmaker-1 before deleting network lab',
  'updating node  gw-relay  for a key update',
  'processed request error: user was created',
  '',
])('%o is not a change', (text) => {
  expect(logChangeOf(text)).toBeUndefined();
});

/** Lines about the server's own work, or about consequences of another line. */
const besides =
  /^(?:adding a server instance|creating|deleting|updating|publishing|removed server|changed|Set client port|local vpn,|skipping|attempted) /;

it.each([
  ['community', 31],
  ['enterprise', 25],
])('understands every change in the log of the %s edition', (edition, count) => {
  const path = new URL(`../../../mocks/recorded/${edition}/logs.json`, import.meta.url);
  const recorded: { name: string; answer: { text: string } }[] = JSON.parse(readFileSync(path, 'utf8'));
  const lines = parseLog(recorded.find(({ name }) => name === 'get-logs')?.answer.text ?? '');
  const unread = lines
    .filter(({ change, level, text }) => !change && level === 'info' && !besides.test(text))
    .map(({ text }) => text)
    .filter((text) => /creat|updat|delet|remov|add|chang|approv|cordon|\bset\b|made/i.test(text));
  expect(unread).toEqual([]);
  expect(new Set(lines.flatMap(({ change }) => change?.action ?? [])).size).toBe(count);
});
