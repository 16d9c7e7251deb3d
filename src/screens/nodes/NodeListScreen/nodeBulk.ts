import { nodeActions } from '../../../domain/actions/nodeActions.ts';
import { actionsOnNodes } from '../../../domain/actions/nodeOffers.ts';
import { nodeKey, type NamedNode } from '../../../domain/node/node.ts';
import { tasksForMany } from '../../../domain/tasks/taskOffers.ts';
import { onSelected } from '../../actions/onSelected.ts';
import type { BulkAction, BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import type { NodeListActions } from './nodeListActions.ts';
import type { ListedNodes } from './nodeListView.ts';
import { editingOf, type NodeRow } from './nodeRow.ts';

type BulkView = Pick<ListedNodes, 'hasFailover' | 'hasHub' | 'hasTasks' | 'around'>;

const editing: BulkAction<NodeRow, NodeListActions> = {
  label: 'Edit fields',
  icon: 'edit',
  obstacle: (row) => editingOf(row).disabledReason,
  act: (rows, on) => on.editAll(rows.map(({ node }) => nodeKey(node))),
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
  act: (rows, on) =>
    on.openTask(
      id,
      rows.map(({ node }) => node),
    ),
}));

export function nodeBulk(view: BulkView) {
  const { main, inMenu } = actionsOnNodes(view);
  const on = onSelected(nodeActions, {
    refOf: ({ node }: NodeRow): NamedNode => node,
    recordOf: ({ node }) => node,
    noRef: { network: '', id: '', name: '' },
    known: view.around,
  });
  const [approve, ...others] = main.map((actionOn) => on(actionOn));
  const definition: BulkDefinition<NodeRow, NodeListActions> = {
    nameOf: ({ node }) => node.name,
    record: ({ node }) => node,
    actions: [
      ...(approve ? [approve] : []),
      editing,
      ...inMenu.map((actionOn) => on(actionOn, true)),
      ...(view.hasTasks ? tasks : []),
      ...others,
    ],
  };
  return definition;
}
