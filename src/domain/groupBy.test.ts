import { expect, it } from 'vitest';
import { groupBy } from './groupBy.ts';

it('groups items by key and keeps their order', () => {
  const records = [
    { network: 'lab', name: 'b' },
    { network: 'office', name: 'c' },
    { network: 'lab', name: 'a' },
  ];
  expect([...groupBy(records, ({ network }) => network)]).toEqual([
    ['lab', [records[0], records[2]]],
    ['office', [records[1]]],
  ]);
});
