import { counted } from '../../../domain/format/count.ts';
import type { GatewayRole } from '../../../domain/node/gateways.ts';
import { roleNames } from '../../../domain/node/roleForms.ts';
import type { ReachChange } from '../../../domain/reach/report/impact.ts';
import { labels } from '../../../domain/text/labels.ts';
import { chosenLeftovers, LeftoverList, leftoverOption } from '../../shared/Leftovers/Leftovers.tsx';
import { ReachImpacts } from '../../shared/ReachImpact/ReachImpact.tsx';
import { summed, type BulkAction, type BulkDefinition } from '../../shared/RecordList/SelectionBar.tsx';
import { nodeConfirm } from '../NodeConfirm/NodeConfirm.tsx';
import type { ConfirmingActions } from './nodeListActions.ts';
import type { ListedNodes } from './nodeListView.ts';
import { namedNode, type NodeRow } from './nodeRow.ts';

type NodeAction = BulkAction<NodeRow, ConfirmingActions>;

export function nodeBulk({ hasFailover, hasHub }: Pick<ListedNodes, 'hasFailover' | 'hasHub'>) {
  const definition: BulkDefinition<NodeRow, ConfirmingActions> = {
    nameOf: ({ name }) => name,
    noun: ['node'],
    save: (format, _, on) => on.export(format, 'selected'),
    actions: [
      {
        label: labels.action.approve,
        icon: 'check',
        obstacle: (row) => (row.canApprove ? undefined : 'Doesn’t wait for your approval'),
        question: (rows) => nodeConfirm({ verb: 'approve', nodes: rows.map(namedNode) }),
        apply: (rows, on) => on.approveAll(rows.map(namedNode)),
      },
      {
        label: 'Edit fields',
        icon: 'edit',
        obstacle: ({ editing }) => editing.disabledReason,
        apply: (rows, on) => on.editAll(rows.map(({ key }) => key)),
      },
      connection(true),
      connection(false),
      roleSwitch('ingress', true),
      roleSwitch('ingress', false),
      ...(hasFailover ? [roleSwitch('failover', true), roleSwitch('failover', false)] : []),
      ...(hasHub ? [roleSwitch('hub', true)] : []),
      {
        label: labels.action.delete,
        icon: 'trash',
        isDanger: true,
        obstacle: ({ deletion }) => deletion.reason,
        question: (rows, on) => {
          const consequences = consequencesOf(rows.map(({ deletion }) => deletion));
          return nodeConfirm({
            verb: 'delete',
            nodes: rows.map(namedNode),
            leftovers: on.leftoversOf(rows, 'nodes'),
            deletion: {
              isPossible: true,
              consequences,
              ...(consequences.length > 0 && { typeToConfirm: 'delete' }),
            },
          });
        },
        apply: (rows, on, isCleaningUp) =>
          on.removeAll(rows.map(namedNode), chosenLeftovers(on.leftoversOf(rows, 'nodes'), isCleaningUp)),
      },
    ],
  };
  return definition;
}

function consequencesOf(deletions: readonly NodeRow['deletion'][]) {
  return summed(deletions.flatMap((deletion) => (deletion.isPossible ? deletion.consequences : [])));
}

function connection(isConnected: boolean): NodeAction {
  const state = isConnected ? 'connected' : 'disconnected';
  return {
    label: isConnected ? 'Connect' : 'Disconnect',
    icon: isConnected ? 'bothWays' : 'ban',
    isInMenu: true,
    obstacle: (row) => {
      if (row.editing.disabledReason !== undefined) return row.editing.disabledReason;
      if (row.isPending) return 'Waiting for approval';
      return row.isConnected === isConnected ? `Already ${state}` : undefined;
    },
    question: (rows) =>
      isConnected
        ? {
            message: 'They will get their peers back with their next update.',
            details: <Impact rows={rows} changeOf={(nodeId) => ({ kind: 'connect', nodeId })} />,
          }
        : {
            message:
              'They won’t have any peers until you reconnect them. Their peers keep their keys, so delete nodes whose machines you no longer trust.',
            isDanger: true,
            details: <Impact rows={rows} changeOf={(nodeId) => ({ kind: 'disconnect', nodeId })} />,
          },
    apply: (rows, on) => on.setAllConnected(rows.map(namedNode), isConnected),
  };
}

/** Switches a role that needs no further input. */
function roleSwitch(role: GatewayRole, isOn: boolean): NodeAction {
  const label = `${isOn ? 'Create' : 'Remove'} ${roleNames[role].toLowerCase()}`;
  const deletesClients = !isOn;
  return {
    label,
    icon: role,
    isInMenu: true,
    obstacle: (row, selected) =>
      role === 'hub' && selected.length > 1
        ? 'A network has only one hub. Select one node'
        : switchObstacle(row, role, isOn),
    question: (rows, on) => {
      const questions = rows.flatMap((row) => questionOf(row, role));
      const leftovers = deletesClients ? on.leftoversOf(rows, 'clients') : [];
      return {
        title: `${label} ${isOn ? 'on' : 'from'} ${counted(rows.length, 'node')}?`,
        confirmLabel: `${label} ${isOn ? 'on' : 'from'} ${counted(rows.length, 'node')}`,
        message: deletesClients
          ? 'The server also deletes the external clients of these gateways. This cannot be undone.'
          : 'The server updates these nodes one after the other.',
        consequences: summed(questions.flatMap(({ consequences }) => consequences)),
        isDanger: deletesClients,
        ...(questions.some(({ typeToConfirm }) => typeToConfirm !== undefined) && {
          typeToConfirm: 'remove',
        }),
        ...leftoverOption(leftovers),
        details: (
          <>
            <Impact rows={rows} changeOf={(nodeId) => ({ kind: 'role', nodeId, role, isOn })} />
            {deletesClients && <LeftoverList leftovers={leftovers} />}
          </>
        ),
      };
    },
    apply: (rows, on, isCleaningUp) =>
      on.switchRoleOfAll(rows.map(namedNode), {
        role,
        isOn,
        leftovers: deletesClients ? chosenLeftovers(on.leftoversOf(rows, 'clients'), isCleaningUp) : [],
      }),
  };
}

function switchObstacle(row: NodeRow, role: GatewayRole, isOn: boolean): string | undefined {
  const control = row.roles?.find((each) => each.role === role);
  if (!control) return 'Waiting for approval';
  const name = roleNames[role].toLowerCase();
  if (control.isOn === isOn) return isOn ? `Already has the role ${name}` : `Doesn’t have the role ${name}`;
  return control.disabledReason ?? (control.press ? undefined : row.editing.disabledReason);
}

function questionOf(row: NodeRow, role: GatewayRole) {
  const press = row.roles?.find((each) => each.role === role)?.press;
  return press?.opens === 'question' ? [press.question] : [];
}

type ImpactProps = { rows: readonly NodeRow[]; changeOf: (nodeId: string) => ReachChange };

function Impact({ rows, changeOf }: ImpactProps) {
  return (
    <ReachImpacts
      changes={rows.map(({ node, network }) => ({ netid: network, change: changeOf(node.id) }))}
    />
  );
}
