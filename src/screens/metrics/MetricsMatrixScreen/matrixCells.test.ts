import { expect, it } from 'vitest';
import { someMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { connectivityOf } from '../../../domain/metrics/connectivity.ts';
import { matrixCells, metricsStates } from './matrixCells.ts';
import { observerRows } from './ObserverList.tsx';

const nodes = ['anna', 'ben', 'cem'].map((name) => aNode({ network: 'office', name }));
const [anna, ben, cem] = nodes;
const metrics = new Map(someMetrics(nodes, [['ben', 'anna']]));
const ofCem = cem && metrics.get(cem.id);
if (ofCem && anna && ben) metrics.set(cem.id, { ...ofCem, needsFailover: new Map([[anna.id, ben.id]]) });
const known = new Map(nodes.map((node) => [node.id, node]));
const connectivity = connectivityOf(metrics, known, new Set());
const cells = (observers: readonly number[]) => matrixCells(connectivity, metrics, observers, false);

const statesOf = (observers: readonly number[]) => {
  const { rows, columns, stateAt } = cells(observers);
  return rows.map((_, row) => columns.map((__, column) => metricsStates[stateAt(row, column)]));
};

it('marks the report of the row about the column, for filtered rows too', () => {
  expect(cells([1]).rows.map(({ label }) => label)).toEqual(['ben']);
  expect(statesOf([1])[0]?.map((state) => state?.mark)).toEqual(['cross', 'self', 'check']);
});

it('describes a cell in words, and flags connections via failover', () => {
  const [first, second] = statesOf([1, 2]);
  expect(first?.[0]).toEqual({ mark: 'cross', isFlagged: false, description: 'not connected' });
  expect(second?.[0]).toEqual({ mark: 'check', isFlagged: true, description: 'connected, via failover' });
  expect(second?.[1]?.isFlagged).toBe(false);
});

it('marks a node that no node reaches once, at the name of its column', () => {
  const reports = new Map(
    someMetrics(nodes, [
      ['anna', 'cem'],
      ['ben', 'cem'],
    ]),
  );
  const { columns, rows, stateAt } = matrixCells(
    connectivityOf(reports, known, new Set()),
    reports,
    [0],
    false,
  );
  expect(metricsStates[stateAt(0, 2)]).toEqual({ mark: 'plainCross', description: 'not connected' });
  expect(columns[2]).toMatchObject({ label: 'cem', state: { tone: 'error', word: 'Not connected' } });
  expect(rows).toEqual([expect.not.objectContaining({ state: expect.anything() })]);
});

it('links names to the metrics of the node', () => {
  expect(cells([0]).columns[1]).toMatchObject({ href: `/metrics/office/${ben?.id}` });
});

it('counts reachable peers and names the others on a phone', () => {
  const matrix = { connectivity, metrics, observers: [1], outdated: [], hasSeveralNetworks: false };
  expect(observerRows(matrix)).toMatchObject([
    { name: 'ben', connected: 1, of: 2, disconnected: ['anna'], href: `/metrics/office/${ben?.id}` },
  ]);
  const outdated = [{ id: ben?.id ?? '', name: 'ben', lastCheckIn: 'last check-in 9 days ago' }];
  expect(observerRows({ ...matrix, outdated })).toMatchObject([{ lastCheckIn: 'last check-in 9 days ago' }]);
  expect(observerRows(matrix)[0]?.lastCheckIn).toBeUndefined();
  expect(observerRows(matrix)[0]?.network).toBeUndefined();
  expect(observerRows({ ...matrix, hasSeveralNetworks: true })[0]?.network).toBe('office');
});
