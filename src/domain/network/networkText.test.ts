import { expect, it } from 'vitest';
import { rangeReport } from './networkDraft.ts';
import { rangeHint } from './networkText.ts';

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
])('says of %s beside %j: %s', (range, others, expected) => {
  const report = rangeReport(range, others);
  expect(report && rangeHint(report, others.length)).toBe(expected);
});
