// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { Node } from '../../../domain/node/node.ts';
import { keepPlaces } from '../../stores/choices.ts';
import { useArrangement } from './useArrangement.ts';
import { useGroups, useTopology } from './useTopology.ts';

const nodes = manyNodes(240);
const [first, ...others] = nodes;
const netid = first?.network ?? '';
const ids = nodes.map(({ id }) => id);
const network = aNetwork({ netid });

type Given = { readonly nodes: readonly Node[]; readonly acl?: AclMatrix };

function aGraph() {
  const given: Given = { nodes };
  return renderHook(
    (now: Given) => {
      const topology = useTopology({ netid, network, clients: undefined, acl: undefined, ...now });
      const groups = useGroups(topology);
      return { topology, groups, arrangement: useArrangement(netid, 'mira', topology, groups) };
    },
    { initialProps: given },
  );
}

it('stays the same but for what the rules do when they arrive', () => {
  keepPlaces(netid, { places: new Map(ids.map((id) => [id, { x: 0, y: 0 }])), isSettled: true });
  const { result, rerender } = aGraph();
  const { topology, groups, arrangement } = result.current;
  rerender({ nodes, acl: anAclMatrix(ids, [[ids[0] ?? '', ids[1] ?? '']]) });
  const ruled = result.current;
  expect(ruled.topology?.rules).toMatchObject({ blockedPairs: 1 });
  expect(ruled.topology?.mesh.linkCount).toBe((topology?.mesh.linkCount ?? 0) - 1);
  expect(ruled.topology?.nodes).toBe(topology?.nodes);
  expect(ruled.topology?.structure).toBe(topology?.structure);
  expect(ruled.groups).toBe(groups);
  expect(groups.length).toBeGreaterThan(0);
  expect(arrangement.positions?.size).toBe(ids.length);
  expect(ruled.arrangement.positions).toBe(arrangement.positions);
});

it('stays the very same with a poll that brings nothing new, in whatever order', () => {
  const acl = anAclMatrix(ids);
  const { result, rerender } = aGraph();
  rerender({ nodes, acl });
  const { topology } = result.current;
  rerender({ nodes: nodes.toReversed(), acl });
  expect(result.current.topology).toBe(topology);
});

it('has one other thing after a poll with one changed node', () => {
  const { result, rerender } = aGraph();
  const before = result.current;
  rerender({ nodes: first ? [{ ...first, lastCheckIn: 0 }, ...others] : [] });
  const { topology, groups } = result.current;
  const changed = topology?.nodes.filter((thing) => !before.topology?.nodes.includes(thing));
  expect(changed?.map(({ id }) => id)).toEqual([first?.id]);
  expect(topology?.mesh).toBe(before.topology?.mesh);
  expect(topology?.structure).toBe(before.topology?.structure);
  expect(groups).toBe(before.groups);
});
