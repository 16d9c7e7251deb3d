import { expect, it } from 'vitest';
import { someMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { connectivityOf } from '../../../domain/metrics/connectivity.ts';
import { matrixCells } from './matrixCells.ts';
import { observerRows } from './ObserverList.tsx';

const nodes = ['anna', 'ben', 'cem'].map((name) => aNode({ network: 'office', name }));
const [anna, ben, cem] = nodes;
const metrics = new Map(someMetrics(nodes, [['ben', 'anna']]));
const ofCem = cem && metrics.get(cem.id);
if (ofCem && anna && ben) metrics.set(cem.id, { ...ofCem, needsFailover: new Map([[anna.id, ben.id]]) });
const connectivity = connectivityOf(metrics, new Map(nodes.map((node) => [node.id, node])));
const cells = (observers: readonly number[]) => matrixCells(connectivity, metrics, observers, false);

it('marks what the row reports of the column, whichever rows are shown', () => {
  const { markAt, rows, columns } = cells([1]);
  expect(rows.map(({ label }) => label)).toEqual(['ben']);
  expect(columns.map((_, column) => markAt(0, column))).toEqual(['cross', 'self', 'check']);
});

it('names a cell in words, and flags what is reached by failover', () => {
  const { nameAt, isFlaggedAt } = cells([1, 2]);
  expect(nameAt(0, 0)).toBe('ben sees anna: disconnected');
  expect(nameAt(1, 0)).toBe('cem sees anna: connected, by failover');
  expect([isFlaggedAt(0, 0), isFlaggedAt(1, 0), isFlaggedAt(1, 1)]).toEqual([false, true, false]);
});

it('leads from a name to the metrics of that node', () => {
  expect(cells([0]).columns[1]?.href).toBe(`/metrics/office/${ben?.id}`);
});

it('counts on a phone what each node reaches, and names what it does not', () => {
  const matrix = { connectivity, metrics, observers: [1], hasSeveralNetworks: false };
  expect(observerRows(matrix)).toMatchObject([
    { name: 'ben', connected: 1, of: 2, disconnected: ['anna'], href: `/metrics/office/${ben?.id}` },
  ]);
});
