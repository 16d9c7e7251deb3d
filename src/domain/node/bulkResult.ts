import { counted } from '../format/count.ts';
import type { Failure } from '../failure.ts';
import { nodeKey, type NamedNode } from './node.ts';
import { failureText } from '../text/failureText.ts';

/** An action on several nodes, while it runs and after it. */
export type BulkRun = { readonly action: BulkAction; readonly items: readonly BulkItem[] };

export type BulkAction = 'approve' | 'delete';

export type BulkItem = {
  readonly node: NamedNode;
  readonly outcome: 'waiting' | 'done' | Failure;
};

export type BulkResultView = {
  readonly title: string;
  readonly items: readonly {
    readonly key: string;
    readonly name: string;
    readonly outcome: 'waiting' | 'done' | 'failed';
    readonly text: string;
  }[];
  readonly isRunning: boolean;
  readonly failedCount: number;
};

const words: Readonly<Record<BulkAction, { readonly doing: string; readonly done: string }>> = {
  approve: { doing: 'Approving', done: 'Approved' },
  delete: { doing: 'Deleting', done: 'Deleted' },
};

/** How each node fared, so that the failed ones can be tried again. */
export function bulkResultView({ action, items }: BulkRun): BulkResultView {
  const { doing, done } = words[action];
  const views = items.map(({ node, outcome }) => {
    const subject = { key: nodeKey(node), name: node.name };
    if (outcome === 'waiting') return { ...subject, outcome, text: doing };
    if (outcome === 'done') return { ...subject, outcome, text: done };
    return { ...subject, outcome: 'failed' as const, text: failureText(outcome) };
  });
  const count = (outcome: string) => views.filter((view) => view.outcome === outcome).length;
  const isRunning = count('waiting') > 0;
  return {
    title: isRunning
      ? `${doing} ${counted(items.length, 'node')}`
      : `${done} ${count('done')} of ${counted(items.length, 'node')}`,
    items: views,
    isRunning,
    failedCount: count('failed'),
  };
}
