import { expect, it } from 'vitest';
import { bulkResultView, type BulkItem } from './bulkResult.ts';

function item(name: string, outcome: BulkItem['outcome']): BulkItem {
  return { node: { network: 'lab', id: name, name }, outcome };
}

it('names what runs while it runs', () => {
  const view = bulkResultView({ action: 'approve', items: [item('a', 'done'), item('b', 'waiting')] });
  expect(view).toMatchObject({ title: 'Approving 2 nodes', isRunning: true, failedCount: 0 });
  expect(view.items.map(({ text }) => text)).toEqual(['Approved', 'Approving']);
});

it('counts what was done and gives the reason of each failure', () => {
  const failure = { kind: 'rejected', status: 500, message: 'no such node' } as const;
  const view = bulkResultView({ action: 'delete', items: [item('a', 'done'), item('b', failure)] });
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

it('speaks of one node in the singular', () => {
  expect(bulkResultView({ action: 'delete', items: [item('a', 'done')] }).title).toBe('Deleted 1 of 1 node');
});
