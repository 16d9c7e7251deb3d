import { expect, it } from 'vitest';
import { bulkResultView, type BulkItem, type BulkLeftover, type BulkRun } from './bulkResult.ts';

function item(name: string, outcome: BulkItem['outcome']): BulkItem {
  return { node: { network: 'lab', id: name, name }, outcome };
}

function runOf(
  action: BulkRun['action'],
  items: BulkRun['items'],
  leftovers: BulkRun['leftovers'] = [],
): BulkRun {
  return { action, items, leftovers };
}

function wiki(owner: string, outcome: BulkItem['outcome']): BulkLeftover {
  const holder = { kind: 'dns', entry: { name: 'wiki', network: 'lab' } } as const;
  return { leftover: { holder, named: [{ text: '10.0.0.5', owner }], isCleanable: true }, outcome };
}

it('shows progress while nodes are processed', () => {
  const view = bulkResultView(runOf('approve', [item('a', 'done'), item('b', 'waiting')]));
  expect(view).toMatchObject({ title: 'Approving 2 nodes…', isRunning: true, failedCount: 0 });
  expect(view.items.map(({ text }) => text)).toEqual(['Approved', 'Approving…']);
});

it('counts finished nodes and gives the reason for each failure', () => {
  const failure = { kind: 'rejected', status: 500, message: 'no such node' } as const;
  const view = bulkResultView(runOf('delete', [item('a', 'done'), item('b', failure)]));
  expect(view).toEqual({
    title: 'Deleted 1 of 2 nodes',
    isRunning: false,
    failedCount: 1,
    items: [
      { key: 'lab/a', name: 'a', outcome: 'done', text: 'Deleted' },
      { key: 'lab/b', name: 'b', outcome: 'failed', text: 'no such node' },
    ],
  });
});

it('uses the singular for one node', () => {
  expect(bulkResultView(runOf('delete', [item('a', 'done')])).title).toBe('Deleted 1 of 1 node');
});

it('lists cleanups after the nodes and keeps running until they finish', () => {
  const nodes = [item('a', 'done')];
  expect(bulkResultView(runOf('delete', nodes, [wiki('lab/a', 'waiting')]))).toMatchObject({
    title: 'Deleting 1 node…',
    isRunning: true,
    items: [{ name: 'a' }, { name: 'wiki.lab', outcome: 'waiting', text: 'Waiting for cleanup…' }],
  });
  expect(bulkResultView(runOf('delete', nodes, [wiki('lab/a', 'done')]))).toMatchObject({
    title: 'Deleted 1 of 1 node',
    isRunning: false,
    items: [{ name: 'a' }, { name: 'wiki.lab', outcome: 'done', text: 'DNS entry deleted' }],
  });
  const failure = { kind: 'rejected', status: 500, message: 'no such luck' } as const;
  expect(bulkResultView(runOf('delete', nodes, [wiki('lab/a', failure)]))).toMatchObject({
    title: 'Deleted 1 of 1 node',
    failedCount: 1,
    items: [{ name: 'a' }, { name: 'wiki.lab', outcome: 'failed', text: 'no such luck' }],
  });
});

it('leaves out references to a node that could not be deleted', () => {
  const failure = { kind: 'rejected', status: 500, message: 'no such luck' } as const;
  expect(bulkResultView(runOf('delete', [item('a', failure)], [wiki('lab/a', 'waiting')]))).toMatchObject({
    isRunning: false,
    failedCount: 1,
    items: [{ name: 'a' }],
  });
});
