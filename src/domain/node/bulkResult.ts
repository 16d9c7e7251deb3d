import { counted } from '../format/count.ts';
import type { Failure } from '../failure.ts';
import { cleanedText, holderName, leftoverText, type Leftover } from './leftovers.ts';
import { nodeKey, type NamedNode } from './node.ts';
import { failureText } from '../text/failureText.ts';

export type BulkRun = {
  readonly action: BulkAction;
  readonly items: readonly BulkItem[];
  readonly leftovers: readonly BulkLeftover[];
};

export type BulkAction = 'approve' | 'delete';

export type BulkItem = {
  readonly node: NamedNode;
  readonly outcome: 'waiting' | 'done' | Failure;
};

export type BulkLeftover = { readonly leftover: Leftover; readonly outcome: BulkItem['outcome'] };

export function doneNodes({ items }: Pick<BulkRun, 'items'>): ReadonlySet<string> {
  return new Set(items.filter(({ outcome }) => outcome === 'done').map(({ node }) => nodeKey(node)));
}

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

export function bulkResultView(run: BulkRun): BulkResultView {
  const { action, items } = run;
  const { doing, done } = words[action];
  const nodes = items.map(({ node, outcome }) =>
    itemView({ key: nodeKey(node), name: node.name, doing, done }, outcome),
  );
  const views = [...nodes, ...leftoverViews(run)];
  const isRunning = views.some(({ outcome }) => outcome === 'waiting');
  return {
    title: isRunning
      ? `${doing} ${counted(items.length, 'node')}…`
      : `${done} ${doneNodes(run).size} of ${counted(items.length, 'node')}`,
    items: views,
    isRunning,
    failedCount: views.filter(({ outcome }) => outcome === 'failed').length,
  };
}

type ItemView = BulkResultView['items'][number];

function itemView(
  {
    doing,
    done,
    ...subject
  }: Pick<ItemView, 'key' | 'name'> & { readonly doing: string; readonly done: string },
  outcome: BulkItem['outcome'],
): ItemView {
  if (outcome === 'waiting') return { ...subject, outcome, text: `${doing}…` };
  if (outcome === 'done') return { ...subject, outcome, text: done };
  return { ...subject, outcome: 'failed', text: failureText(outcome) };
}

/** References to nodes that couldn’t be deleted are not cleaned up. */
function leftoverViews({ items, leftovers, ...run }: BulkRun): readonly ItemView[] {
  const isOpen = items.some(({ outcome }) => outcome === 'waiting');
  const deleted = doneNodes({ ...run, items });
  return leftovers
    .filter(({ leftover }) => isOpen || leftover.named.some(({ owner }) => deleted.has(owner)))
    .map(({ leftover, outcome }) =>
      itemView(
        {
          key: leftoverText(leftover),
          name: holderName(leftover.holder),
          doing: 'Waiting for cleanup',
          done: cleanedText(leftover),
        },
        outcome,
      ),
    );
}
