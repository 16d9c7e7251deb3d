import type { Action } from '../../../domain/actions/action.ts';
import type { Known } from '../../../domain/actions/known.ts';
import { nodeActions, type NodeFields } from '../../../domain/actions/nodeActions.ts';
import { actionsOnNodes, type NodeAction } from '../../../domain/actions/nodeOffers.ts';
import type { ActionWords } from '../../../domain/actions/words.ts';
import { nodeKey, type NamedNode, type Node } from '../../../domain/node/node.ts';
import { bulkAction } from '../../actions/bulkAction.ts';
import { tasksForMany } from '../../../domain/tasks/taskOffers.ts';
import type { BulkAction, BulkDefinition } from '../../shared/RecordList/SelectionBar.tsx';
import type { NodeListActions } from './nodeListActions.ts';
import type { ListedNodes } from './nodeListView.ts';
import { editingOf, type NodeRow } from './nodeRow.ts';

type BulkView = Pick<ListedNodes, 'hasFailover' | 'hasHub' | 'hasTasks' | 'around'>;

const editing: BulkAction<NodeRow, NodeListActions> = {
  label: 'Edit fields',
  icon: 'edit',
  obstacle: (row) => editingOf(row).disabledReason,
  apply: (rows, on) => on.editAll(rows.map(({ node }) => nodeKey(node))),
};

const tasks = tasksForMany.map(({ id, label, obstacle }): BulkAction<NodeRow, NodeListActions> => ({
  label,
  icon: 'bothWays',
  isInMenu: true,
  obstacle: ({ node, viewer }, rows) =>
    obstacle(
      node,
      viewer,
      rows.map((row) => row.node),
    ),
  apply: (rows, on) =>
    on.openTask(
      id,
      rows.map(({ node }) => node),
    ),
}));

export function nodeBulk(view: BulkView) {
  const { main, inMenu } = actionsOnNodes(view);
  const [approve, ...others] = main.map((actionOn) => onEach(actionOn, view, false));
  const definition: BulkDefinition<NodeRow, NodeListActions> = {
    nameOf: ({ node }) => node.name,
    noun: ['node'],
    record: ({ node }) => node,
    actions: [
      ...(approve ? [approve] : []),
      editing,
      ...inMenu.map((actionOn) => onEach(actionOn, view, true)),
      ...(view.hasTasks ? tasks : []),
      ...others,
    ],
  };
  return definition;
}

/** For labels and icons, which are the same on all nodes. */
const noNode = { network: '', id: '', name: '' };

const wordsOf = <Kind extends keyof NodeFields>(action: Action<Kind>): NodeWords<Kind> =>
  nodeActions[action.kind];

type NodeWords<Kind extends keyof NodeFields> = ActionWords<Action<Kind>, Node, Known>;

function onEach(actionOn: (node: NamedNode) => NodeAction, { around }: BulkView, isInMenu: boolean) {
  const sample = actionOn(noNode);
  return bulkAction(wordsOf(sample), {
    sample,
    actionOn: ({ node }: NodeRow) => actionOn(node),
    recordOf: ({ node }) => node,
    knownOf: () => around,
    isInMenu,
  });
}
