// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { visibleGraphOf } from '../../../domain/graph/visibleGraph.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { useElementCount, useElements, useGraphItems } from './useElements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aCount = (total: number, isHeldBack: boolean) =>
  renderHook((props) => useElementCount(props.total, props.isHeldBack), {
    initialProps: { total, isHeldBack },
  });
const nextFrame = () => act(() => vi.advanceTimersToNextFrame());

it('creates a few elements at once, even while held back', () => {
  expect(aCount(32, false).result.current).toBe(32);
  expect(aCount(32, true).result.current).toBe(32);
});

it('creates more elements frame by frame', () => {
  const { result } = aCount(40, false);
  const counts = [0, 1, 2, 3].map(() => {
    const now = result.current;
    nextFrame();
    return now;
  });
  expect(counts).toEqual([0, 16, 32, 40]);
  expect(vi.getTimerCount()).toBe(0);
});

it('creates none while held back, and starts over afterwards', () => {
  const { result, rerender } = aCount(40, false);
  nextFrame();
  rerender({ total: 40, isHeldBack: true });
  expect(result.current).toBe(0);
  nextFrame();
  expect(result.current).toBe(0);
  rerender({ total: 40, isHeldBack: false });
  nextFrame();
  expect(result.current).toBe(16);
});

describe('the drawn elements', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const nodes = ids.map((id) => aNode({ id, name: id }));
  const places = new Map(ids.map((id, index) => [id, { x: index, y: 0 }]));
  const named = new Map<string, never>();

  function elementsOf(topology: Topology) {
    return renderHook(
      (now) => {
        const drawn = visibleGraphOf(now);
        const attention = {
          selected: undefined,
          hovered: undefined,
          entry: undefined,
          focusWanted: undefined,
        };
        const surroundings = { near: undefined, named, path: undefined, marks: undefined };
        const standing = useGraphItems(drawn, places);
        return useElements({ drawn, core: 0, ...standing }, false, attention, surroundings);
      },
      { initialProps: topology },
    );
  }

  const changedOf = (topology: Topology, next: Topology) => {
    const { result, rerender } = elementsOf(topology);
    const before = result.current;
    rerender(next);
    const { nodes: after, picture } = result.current;
    const changed = after.filter((node) => !before.nodes.includes(node)).map(({ id }) => id);
    return { changed, isPaintedAnew: picture !== before.picture };
  };

  it.each([
    ['rules that allow everything', aTopology({ nodes, blocked: [] }), [], false],
    ['rules that block a pair', aTopology({ nodes, blocked: [['a', 'b']] }), [], true],
    [
      'rules that isolate a node',
      aTopology({ nodes, blocked: ids.slice(1).map((id) => ['a', id] as const) }),
      ['a'],
      true,
    ],
    ['a poll without changes', aTopology({ nodes: nodes.map((node) => structuredClone(node)) }), [], false],
    [
      'a poll in which a node is offline',
      aTopology({
        nodes: nodes.map((node) => (node.id === 'c' ? { ...node, lastCheckIn: NOW - HOUR } : node)),
      }),
      ['c'],
      false,
    ],
  ])('change only where necessary with %s', (_, next, changed, isPaintedAnew) => {
    expect(changedOf(aTopology({ nodes }), next)).toEqual({ changed, isPaintedAnew });
  });
});
