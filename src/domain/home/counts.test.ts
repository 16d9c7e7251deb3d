import { expect, it } from 'vitest';
import { accessKeyFromWire } from '../accessKey/accessKeyWire.ts';
import { dnsEntryFromWire } from '../dns/dnsWire.ts';
import { externalClientFromWire } from '../externalClient/externalClientWire.ts';
import { nodeFromWire } from '../node/nodeWire.ts';
import { userFromWire } from '../user/userWire.ts';
import { homeCounts } from './counts.ts';

const key = accessKeyFromWire({ name: 'laptop' });
const client = externalClientFromWire({ clientid: 'phone' });
const entry = dnsEntryFromWire({ name: 'wiki' });
const lists = {
  networks: [{ accessKeys: [key, key] }, { accessKeys: [] }, { accessKeys: [key] }],
  nodes: [nodeFromWire({ id: 'a' })],
  externalClients: [client, client],
  dnsEntries: [entry, entry, entry, entry],
  users: [userFromWire({ username: 'mira' })],
  isDnsOn: true,
};

it('counts the lists, and keys over all networks', () => {
  expect(homeCounts(lists)).toEqual({
    networks: 3,
    nodes: 1,
    accessKeys: 3,
    externalClients: 2,
    dnsEntries: 4,
    users: 1,
  });
});

it('counts no DNS entries while DNS mode is off', () => {
  expect(homeCounts({ ...lists, isDnsOn: false }).dnsEntries).toBe(0);
});
