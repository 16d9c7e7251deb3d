import { counted } from '../../../domain/format/count.ts';
import { roleNames, type GatewayRole } from '../../../domain/node/gateways.ts';
import { departingClientsOf, departingNodes } from '../../../domain/node/leftovers.ts';
import { nodeKey, type Node } from '../../../domain/node/node.ts';
import type { ChangeIn, ReachChange } from '../../../domain/reach/report/impact.ts';
import { labels } from '../../../domain/text/labels.ts';
import { summed, type BulkAction, type BulkDefinition } from '../../shared/RecordList/SelectionBar.tsx';
import { ApprovalEvidence } from '../NodeConfirm/ApprovalEvidence.tsx';
import { deletionConsequences, deletionObstacle } from '../nodeDeletion.ts';
import { roleConfirmView, roleControl, type RoleConfirmContext } from '../roles/roleControl.ts';
import type { ConfirmingActions } from './nodeListActions.ts';
import type { ListedNodes } from './nodeListView.ts';
import { editingOf, isApprovable, type NodeRow } from './nodeRow.ts';

type NodeAction = BulkAction<NodeRow, ConfirmingActions>;

const nodeOf = ({ node }: NodeRow) => node;

type BulkView = Pick<ListedNodes, 'hasFailover' | 'hasHub' | 'around'>;

export function nodeBulk({ hasFailover, hasHub, around }: BulkView) {
  const definition: BulkDefinition<NodeRow, ConfirmingActions> = {
    nameOf: ({ node }) => node.name,
    noun: ['node'],
    record: nodeOf,
    actions: [
      {
        label: labels.action.approve,
        icon: 'check',
        obstacle: (row) => (isApprovable(row) ? undefined : 'Not waiting for your approval'),
        question: (rows) => ({
          message: rows.length === 1 ? 'Allow it to join its network?' : 'Allow them to join their networks?',
          details: <ApprovalEvidence refs={rows.map(nodeOf)} />,
        }),
        apply: (rows, on) => on.approveAll(rows.map(nodeOf)),
      },
      {
        label: 'Edit fields',
        icon: 'edit',
        obstacle: (row) => editingOf(row).disabledReason,
        apply: (rows, on) => on.editAll(rows.map(({ node }) => nodeKey(node))),
      },
      connection(true),
      connection(false),
      roleSwitch('ingress', true, around),
      roleSwitch('ingress', false, around),
      ...(hasFailover ? [roleSwitch('failover', true, around), roleSwitch('failover', false, around)] : []),
      ...(hasHub ? [roleSwitch('hub', true, around)] : []),
      {
        label: labels.action.delete,
        icon: 'trash',
        isDanger: true,
        obstacle: ({ viewer, node }) => deletionObstacle(viewer, node),
        question: (rows) => {
          const consequences = summed(rows.flatMap(({ node }) => deletionConsequences(node, around)));
          return {
            message: 'The nodes will lose access to their networks. This can’t be undone.',
            consequences,
            ...(consequences.length > 0 && { typeToConfirm: 'delete' }),
            impact: impactOf(rows, ({ id }) => ({ kind: 'removeNodes', nodeIds: [id] })),
            departing: (source) => departingNodes(rows.map(nodeOf), source),
          };
        },
        apply: (rows, on, leftovers) => on.removeAll(rows.map(nodeOf), leftovers),
      },
    ],
  };
  return definition;
}

function impactOf(rows: readonly NodeRow[], changeOf: (node: Node) => ReachChange) {
  return rows.map(({ node }): ChangeIn => ({ netid: node.network, change: changeOf(node) }));
}

function connection(isConnected: boolean): NodeAction {
  const state = isConnected ? 'connected' : 'disconnected';
  return {
    label: isConnected ? 'Connect' : 'Disconnect',
    icon: isConnected ? 'bothWays' : 'ban',
    isInMenu: true,
    obstacle: (row) => {
      const { disabledReason } = editingOf(row);
      if (disabledReason !== undefined) return disabledReason;
      if (row.node.isPending) return 'Waiting for approval';
      return row.node.isConnected === isConnected ? `Already ${state}` : undefined;
    },
    question: (rows) => ({
      message: isConnected
        ? 'They will get their peers back with their next update.'
        : 'They won’t have any peers until you reconnect them. Their keys stay valid. Delete nodes you no longer trust instead.',
      isDanger: !isConnected,
      impact: impactOf(rows, ({ id }) => ({ kind: isConnected ? 'connect' : 'disconnect', nodeId: id })),
    }),
    apply: (rows, on) => on.setAllConnected(rows.map(nodeOf), isConnected),
  };
}

/** Switches a role that needs no further input. */
function roleSwitch(role: GatewayRole, isOn: boolean, around: RoleConfirmContext): NodeAction {
  const label = `${isOn ? 'Create' : 'Remove'} ${roleNames[role].toLowerCase()}`;
  return {
    label,
    icon: role,
    isInMenu: true,
    obstacle: (row, selected) =>
      role === 'hub' && selected.length > 1
        ? 'A network has only one hub. Select one node'
        : switchObstacle(row, role, isOn),
    question: (rows) => {
      const question = `${label} ${isOn ? 'on' : 'from'} ${counted(rows.length, 'node')}`;
      const questions = rows.map(({ node }) => roleConfirmView(node, role, around));
      return {
        title: `${question}?`,
        confirmLabel: question,
        message: isOn
          ? 'The server updates these nodes one at a time.'
          : 'The server also deletes the external clients of these gateways. This can’t be undone.',
        consequences: summed(questions.flatMap(({ consequences }) => consequences)),
        isDanger: !isOn,
        ...(questions.some(({ typeToConfirm }) => typeToConfirm !== undefined) && {
          typeToConfirm: 'remove',
        }),
        impact: impactOf(rows, ({ id }) => ({ kind: 'role', nodeId: id, role, isOn })),
        departing: isOn
          ? undefined
          : (source) => rows.flatMap(({ node }) => departingClientsOf(node, source)),
      };
    },
    apply: (rows, on, leftovers) => on.switchRoleOfAll(rows.map(nodeOf), { role, isOn, leftovers }),
  };
}

function switchObstacle(row: NodeRow, role: GatewayRole, isOn: boolean): string | undefined {
  if (row.node.isPending) return 'Waiting for approval';
  const control = roleControl(row, role);
  const name = roleNames[role].toLowerCase();
  if (control.isOn === isOn) return isOn ? `Already has the role ${name}` : `Doesn’t have the role ${name}`;
  return control.disabledReason ?? (control.canPress ? undefined : editingOf(row).disabledReason);
}
