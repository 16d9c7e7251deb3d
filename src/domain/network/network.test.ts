import { expect, it } from 'vitest';
import { byNetwork } from './network.ts';

it('groups records by network and keeps their order', () => {
  const records = [
    { network: 'lab', name: 'b' },
    { network: 'office', name: 'c' },
    { network: 'lab', name: 'a' },
  ];
  expect([...byNetwork(records)]).toEqual([
    ['lab', [records[0], records[2]]],
    ['office', [records[1]]],
  ]);
});
