import { describe, expect, it } from 'vitest';
import { areaNodePaths, nodePaths } from './nodePaths.ts';

const node = { network: 'office', id: 'n/1' };

it('links administrators to the regular pages', () => {
  expect(nodePaths.node(node)).toBe('/nodes/office/n%2F1');
  expect(nodePaths.network('office')).toBe('/networks/office');
});

describe('the user dashboard', () => {
  it('links level 0 from the list to the form and level 1 to a read-only page', () => {
    expect(areaNodePaths(0).node(node)).toBe('/prouser/office/nodeview/edit/n%2F1');
    expect(areaNodePaths(1).node(node)).toBe('/prouser/office/nodeview/view/n%2F1');
  });

  it('has no links to administration pages', () => {
    const { network, graph, keys, list } = areaNodePaths(1);
    expect([network('office'), graph('office'), keys('office')]).toEqual([undefined, undefined, undefined]);
    expect(list('office')).toBe('/prouser/office/nodeview');
  });
});
