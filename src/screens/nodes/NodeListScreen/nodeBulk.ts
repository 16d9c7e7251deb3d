import {
  actionIcon,
  actionLabel,
  actionObstacle,
  isDangerous,
  type Action,
} from '../../../domain/actions/action.ts';
import { actionsOnNodes } from '../../../domain/actions/nodeOffers.ts';
import { nodeKey, type NamedNode } from '../../../domain/node/node.ts';
import { tasksForMany } from '../../../domain/tasks/taskOffers.ts';
import type { BulkAction, BulkDefinition } from '../../shared/RecordList/SelectionBar.tsx';
import type { NodeListActions } from './nodeListActions.ts';
import type { ListedNodes } from './nodeListView.ts';
import { editingOf, type NodeRow } from './nodeRow.ts';

type NodeAction = BulkAction<NodeRow, NodeListActions>;

type BulkView = Pick<ListedNodes, 'hasFailover' | 'hasHub' | 'hasTasks' | 'around'>;

const editing: NodeAction = {
  label: 'Edit fields',
  icon: 'edit',
  obstacle: (row) => editingOf(row).disabledReason,
  apply: (rows, on) => on.editAll(rows.map(({ node }) => nodeKey(node))),
};

const tasks = tasksForMany.map(({ id, label, obstacle }): NodeAction => ({
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
  const [approve, ...others] = main.map((actionOn) => bulkAction(actionOn, view, false));
  const definition: BulkDefinition<NodeRow, NodeListActions> = {
    nameOf: ({ node }) => node.name,
    noun: ['node'],
    record: ({ node }) => node,
    actions: [
      ...(approve ? [approve] : []),
      editing,
      ...inMenu.map((actionOn) => bulkAction(actionOn, view, true)),
      ...(view.hasTasks ? tasks : []),
      ...others,
    ],
  };
  return definition;
}

/** For labels and icons, which are the same on all nodes. */
const noNode = { network: '', id: '', name: '' };

/** An action on each of the selected nodes. It asks for itself. */
function bulkAction(
  actionOn: (node: NamedNode) => Action,
  { around }: BulkView,
  isInMenu: boolean,
): NodeAction {
  const named = ({ node }: NodeRow) => actionOn(node);
  const sample = actionOn(noNode);
  return {
    label: actionLabel(sample),
    icon: actionIcon(sample),
    isInMenu,
    isDanger: isDangerous(sample),
    obstacle: (row, rows) => actionObstacle(row.node, named(row), around, rows.map(named)),
    act: (rows, on, options) => on.act(rows.map(named), options),
  };
}
