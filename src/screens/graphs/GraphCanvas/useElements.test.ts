// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { drawnOf } from '../../../domain/graph/drawn.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { useElements, useThings } from './useElements.ts';

describe('what is drawn', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const nodes = ids.map((id) => aNode({ id, name: id }));
  const places = new Map(ids.map((id, index) => [id, { x: index, y: 0 }]));
  const named = new Map<string, never>();

  function elementsOf(topology: Topology) {
    return renderHook(
      (now) => {
        const drawn = drawnOf(now);
        const attention = {
          selected: undefined,
          hovered: undefined,
          entry: undefined,
          focusWanted: undefined,
        };
        const surroundings = { near: undefined, named, path: undefined, marks: undefined, core: 0 };
        const standing = useThings(drawn, places);
        return useElements({ drawn, isHeldBack: false, ...standing, ...attention, ...surroundings });
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
      'rules that keep one from everybody',
      aTopology({ nodes, blocked: ids.slice(1).map((id) => ['a', id] as const) }),
      ['a'],
      true,
    ],
    [
      'a poll that brings nothing new',
      aTopology({ nodes: nodes.map((node) => structuredClone(node)) }),
      [],
      false,
    ],
    [
      'a poll in which one node is silent',
      aTopology({
        nodes: nodes.map((node) => (node.id === 'c' ? { ...node, lastCheckIn: NOW - HOUR } : node)),
      }),
      ['c'],
      false,
    ],
  ])('stays the same objects but for what changes with %s', (_, next, changed, isPaintedAnew) => {
    expect(changedOf(aTopology({ nodes }), next)).toEqual({ changed, isPaintedAnew });
  });
});
