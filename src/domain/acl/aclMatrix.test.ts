import { expect, it } from 'vitest';
import { nodeSetChange, seenNodes } from './aclMatrix.ts';

const ruled = ['a', 'b', 'ghost'];

it.each([
  ['counts nobody while the nodes are those of the rules', [['a', 'b', 'ghost']], { joined: 0, left: 0 }],
  ['does not count as left whose row outlived its node', [['a', 'b']], { joined: 0, left: 0 }],
  ['counts who leaves while the rules are shown', [['a', 'b'], ['a']], { joined: 0, left: 1 }],
  [
    'counts who joined before or after the rules were read',
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
  ['counts nobody who comes back', [['a', 'b'], ['a'], ['a', 'b']], { joined: 0, left: 0 }],
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

it('begins anew with rules that were read again', () => {
  const seen = seenNodes(seenNodes(undefined, ruled, ['a', 'b']), ['a', 'b'], ['a']);
  expect(nodeSetChange(seen, ['a'])).toEqual({ joined: 0, left: 0 });
});

it('is the same while nothing new is seen', () => {
  const seen = seenNodes(undefined, ruled, ['a', 'b']);
  expect(seenNodes(seen, ruled, ['a'])).toBe(seen);
});
