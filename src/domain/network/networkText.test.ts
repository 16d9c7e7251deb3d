import { expect, it } from 'vitest';
import { rangeReport } from './networkDraft.ts';
import { rangeHint, rangeWarnings, sameZoneText, unfinishedText } from './networkText.ts';

const lab = { netid: 'lab', range: '10.99.8.0/24' };
const office = { netid: 'office', range: '10.31.0.0/16' };

it.each([
  ['10.1.2.0/24', [], '254 addresses'],
  ['10.1.2.0/24', [lab], '254 addresses. No overlap with your network'],
  ['10.1.2.0/24', [lab, office], '254 addresses. No overlap with your 2 networks'],
  ['10.99.0.0/16', [lab, office], '65,534 addresses. Overlaps a network'],
  ['10.0.0.0/8', [lab, office], '16,777,214 addresses. Overlaps 2 networks'],
  ['10.9.3.77/24', [], '254 addresses. Stored as 10.9.3.0/24'],
  ['10.9.3.7/32', [], '1 address'],
  ['fd00::/64', [lab], '2^64 addresses. No overlap with your network'],
])('describes %s with other ranges %j: %s', (range, others, expected) => {
  const report = rangeReport(range, others);
  expect(report && rangeHint(report, others.length)).toBe(expected);
});

it.each([
  ['10.50.0.0/24', []],
  ['10.50.0.0/32', ['Only one node fits in this range']],
  ['fd00::1/128', ['Only one node fits in this range']],
  ['10.50.0.0/31', []],
  ['0.0.0.0/0', ['This is the whole internet, so nodes will send all their traffic into this network']],
  ['127.0.0.0/8', ['Loopback addresses never leave a machine, so nodes can’t reach each other']],
  ['224.0.0.0/4', ['Multicast addresses can’t be assigned to nodes, so nodes can’t reach each other']],
  ['fe80::/64', ['Link-local addresses only work on one link, so nodes can’t reach each other']],
  ['240.0.0.0/24', ['These addresses are reserved, so nodes can’t reach each other']],
  [
    '8.8.8.8/32',
    [
      'These are public addresses, so nodes won’t be able to reach internet hosts that use them',
      'Only one node fits in this range',
    ],
  ],
])('warns of the range %s: %j', (range, expected) => {
  const report = rangeReport(range, []);
  expect(report && rangeWarnings(report)).toEqual(expected);
});

it.each([
  [
    { ranges: ['10.61.0.0/30'], left: 3 },
    5,
    'No room. The server saved 10.61.0.0/30 before it failed. 3 of 5 nodes still have an address outside it. Choose a range with more addresses',
  ],
  [
    { ranges: ['10.61.0.0/30'], left: 0 },
    2,
    'No room. The server saved 10.61.0.0/30 before it failed. All nodes have an address in it',
  ],
  [{ ranges: [], left: 0 }, 2, 'No room. The server saved the network before it failed'],
])('describes what was stored with %o for %d nodes', (outside, nodes, text) => {
  expect(unfinishedText('No room', outside, nodes)).toBe(text);
});

it.each([
  ['offsite', 'OffSite uses the same DNS zone, so names in the two networks can clash'],
  ['lab', undefined],
  ['site', undefined],
])('checks the name %s against lab and OffSite: %s', (netid, text) => {
  expect(sameZoneText(netid, new Set(['lab', 'OffSite']))).toBe(text);
});
