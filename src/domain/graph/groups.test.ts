import { expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../mocks/fixtures/topology.ts';
import { groupsOf, isLarge } from './groups.ts';

it.each([
  [200, false, 0],
  [201, true, 1],
])('a network of %i nodes is large: %s', (count, large, groups) => {
  const nodes = Array.from({ length: count }, (_, at) => aNode({ name: `ams-${at}`, isServer: false }));
  const topology = aTopology({ nodes });
  expect(isLarge(topology)).toBe(large);
  expect(groupsOf(topology)).toHaveLength(groups);
});
