import { expect, it } from 'vitest';
import { nodeFacets } from './health.ts';

const now = 10_000;
const node = (age: number, isPending = false) => ({ isPending, lastCheckIn: now - age, lastModified: now });

it('counts each node once, pending ones apart from their health', () => {
  const nodes = [node(0), node(10), node(300), node(1800), node(now), node(0, true), node(5000, true)];
  expect(nodeFacets(nodes, now)).toEqual({ all: 7, healthy: 2, warning: 1, error: 2, pending: 2 });
});

it('counts nothing in an empty list', () => {
  expect(nodeFacets([], now)).toEqual({ all: 0, healthy: 0, warning: 0, error: 0, pending: 0 });
});
