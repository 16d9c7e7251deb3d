import { expect, it } from 'vitest';
import { nodeSetChange, seenNodes } from './aclMatrix.ts';

const ruled = ['a', 'b', 'ghost'];

it.each([
  ['counts no nodes while all have rules', [['a', 'b', 'ghost']], { joined: 0, left: 0 }],
  ['does not count as left whose row outlived its node', [['a', 'b']], { joined: 0, left: 0 }],
  ['counts who leaves while the rules are shown', [['a', 'b'], ['a']], { joined: 0, left: 1 }],
  [
    'counts nodes that joined before or after the ACLs were loaded',
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
    ],
    { joined: 2, left: 0 },
  ],
  [
    'counts who is seen late and leaves',
    [
      ['a', 'b'],
      ['a', 'b', 'ghost'],
      ['a', 'b'],
    ],
    { joined: 0, left: 1 },
  ],
  ['counts no nodes that come back', [['a', 'b'], ['a'], ['a', 'b']], { joined: 0, left: 0 }],
  [
    'does not count who joined and left again',
    [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b'],
    ],
    { joined: 0, left: 0 },
  ],
] as const)('%s', (_, looks, change) => {
  const seen = looks.reduce<ReturnType<typeof seenNodes> | undefined>(
    (before, present) => seenNodes(before, ruled, present),
    undefined,
  );
  expect(seen && nodeSetChange(seen, looks.at(-1) ?? [])).toEqual(change);
});

it('starts over with reloaded ACLs', () => {
  const seen = seenNodes(seenNodes(undefined, ruled, ['a', 'b']), ['a', 'b'], ['a']);
  expect(nodeSetChange(seen, ['a'])).toEqual({ joined: 0, left: 0 });
});

it('stays the same object while no new nodes appear', () => {
  const seen = seenNodes(undefined, ruled, ['a', 'b']);
  expect(seenNodes(seen, ruled, ['a'])).toBe(seen);
});
