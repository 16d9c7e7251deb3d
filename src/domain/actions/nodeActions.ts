import { trialTexts } from '../acl/trialTexts.ts';
import {
  hasRole,
  relayedBy,
  roleNames,
  rolesOf,
  roleToggleLabel,
  takesHub,
  type GatewayRole,
} from '../node/gateways.ts';
import { departingClientsOf, departingNodes } from '../node/leftovers.ts';
import { isSameNode, type NamedNode, type Node, type NodeRef } from '../node/node.ts';
import { nodeForm } from '../node/nodeForm.ts';
import { isRemovalTried, nodeTrialUndo } from '../node/nodeTrial.ts';
import type { ChangeIn, ReachChange } from '../reach/report/impact.ts';
import {
  administratorsOnly,
  canApprove,
  canDeleteNode,
  canEditNode,
  type Viewer,
} from '../session/permissions.ts';
import { labels } from '../text/labels.ts';
import type { Known, RecordsNow } from './known.ts';
import { roleControl, roleSubject } from './roleControl.ts';
import { deletesClients, roleQuestion } from './roleQuestion.ts';
import { summed, type Consequence, type Question, type WordsByKind } from './words.ts';

/** What can be done with a node, by kind. */
export type NodeFields = {
  approveNode: { readonly node: NamedNode };
  connectNode: { readonly node: NamedNode };
  disconnectNode: { readonly node: NamedNode };
  switchRole: { readonly node: NamedNode; readonly role: GatewayRole; readonly isOn: boolean };
  deleteNode: { readonly node: NamedNode };
};

type OnNode = { readonly node: NamedNode };

/** What all actions on nodes have in common. */
export const aNode = {
  noun: ['node'],
  name: ({ node }: OnNode) => node.name,
  record: ({ node }: OnNode, { nodes }: RecordsNow) => nodes.find((listed) => isSameNode(listed, node)),
  fields: ['node'],
  isListed: ({ listedNodes }: RecordsNow) => listedNodes !== undefined,
} as const;

export const nodeActions: WordsByKind<NodeFields, Node, Known> = {
  approveNode: {
    ...aNode,
    label: () => labels.action.approve,
    named: (_, name) => `Approve ${name}`,
    icon: () => 'check',
    isMade: ({ isPending }) => !isPending,
    obstacle: (node, _, { viewer, networks }) =>
      canApprove(viewer, node, networks.get(node.network)) ? undefined : 'Not waiting for your approval',
    question: approvalQuestion,
    questionForMany: (nodes) => ({
      message: nodes.length === 1 ? 'Allow it to join its network?' : 'Allow them to join their networks?',
      evidence: nodes,
    }),
  },
  connectNode: {
    ...aNode,
    label: () => 'Connect',
    named: (_, name) => `Connect ${name}`,
    icon: () => 'bothWays',
    isMade: ({ isConnected }) => isConnected,
    obstacle: (node, _, { viewer }) => connectionObstacle(node, true, viewer),
    question: ({ name, network, id }) => ({
      title: `Connect ${name}`,
      confirmLabel: 'Connect',
      message: [
        'Connect ',
        { identifier: name },
        ` to ${network}? It will get its peers back with its next update.`,
      ],
      impact: [{ netid: network, change: { kind: 'connect', nodeId: id } }],
    }),
    questionForMany: (nodes) => ({
      message: 'They will get their peers back with their next update.',
      impact: impactOn(nodes, ({ id }) => ({ kind: 'connect', nodeId: id })),
    }),
  },
  disconnectNode: {
    ...aNode,
    label: () => 'Disconnect',
    named: (_, name) => `Disconnect ${name}`,
    icon: () => 'ban',
    isMade: ({ isConnected }) => !isConnected,
    obstacle: (node, _, { viewer }) => connectionObstacle(node, false, viewer),
    question: disconnectionQuestion,
    questionForMany: (nodes) => ({
      message:
        'They won’t have any peers until you reconnect them. Their keys stay valid. Delete nodes you no longer trust instead.',
      isDanger: true,
      trialNote: disconnectionNote(nodes),
      impact: impactOn(nodes, ({ id }) => ({ kind: 'disconnect', nodeId: id })),
    }),
  },
  switchRole: {
    ...aNode,
    label: ({ role, isOn }) => switchLabel(role, isOn),
    named: ({ role, isOn }, name) => roleToggleLabel(role, !isOn, name),
    icon: ({ role }) => role,
    fields: ['node', 'role', 'isOn'],
    isMade: (node, { role, isOn }) => hasRole(node, role) === isOn,
    title: ({ role, isOn }, nodes) => `${switchLabel(role, isOn)} ${isOn ? 'on' : 'from'} ${nodes}`,
    obstacle: (node, { role, isOn }, known, all) =>
      role === 'hub' && all.length > 1
        ? 'A network has only one hub. Select one node'
        : switchObstacle(node, role, isOn, known),
    question: (node, { role, isOn }, known) => ({
      ...roleQuestion(node, role, isOn, known),
      trialNote: roleNote(node, role, isOn, known),
    }),
    questionForMany: (nodes, { role, isOn }, known) => {
      const questions = nodes.map((node) => roleQuestion(node, role, isOn, known));
      return {
        trialNote: nodes.map((node) => roleNote(node, role, isOn, known)).find(Boolean),
        message: isOn
          ? 'The server updates these nodes one at a time.'
          : 'The server also deletes the external clients of these gateways. This can’t be undone.',
        consequences: summed(questions.flatMap(({ consequences = [] }) => consequences)),
        isDanger: !isOn,
        ...(questions.some(({ typeToConfirm }) => typeToConfirm !== undefined) && {
          typeToConfirm: 'remove',
        }),
        impact: questions.flatMap(({ impact = [] }) => impact),
        departing: deletesClients(role, isOn)
          ? (source) => nodes.flatMap((node) => departingClientsOf(node, source))
          : undefined,
      };
    },
  },
  deleteNode: {
    ...aNode,
    label: () => labels.action.delete,
    named: (_, name) => `Delete ${name}`,
    step: ({ node }) => `Delete ${node.name} from ${node.network}`,
    icon: () => 'trash',
    isMade: 'gone',
    isDanger: true,
    obstacle: (node, _, { viewer }) => {
      if (canDeleteNode(viewer, node)) return undefined;
      return node.isServer ? 'The server’s own node can’t be deleted' : administratorsOnly(node.network);
    },
    question: (node, _, known) => deletionQuestion(node, deletionConsequences(node, known)),
    questionForMany: (nodes, _, known) => {
      const consequences = summed(nodes.flatMap((node) => deletionConsequences(node, known)));
      return {
        message: 'The nodes will lose access to their networks. This can’t be undone.',
        isDanger: true,
        consequences,
        ...(consequences.length > 0 && { typeToConfirm: 'delete' }),
        impact: impactOn(nodes, ({ id }) => ({ kind: 'removeNodes', nodeIds: [id] })),
        departing: (source) => departingNodes(nodes, source),
      };
    },
  },
};

function switchLabel(role: GatewayRole, isOn: boolean): string {
  return `${isOn ? 'Create' : 'Remove'} ${roleNames[role].toLowerCase()}`;
}

function approvalQuestion({ name, network, id }: NamedNode): Question {
  return {
    title: `Approve ${name}`,
    confirmLabel: labels.action.approve,
    message: ['Allow ', { identifier: name }, ` to join ${network}?`],
    evidence: [{ network, id }],
  };
}

function disconnectionQuestion(node: Node): Question {
  return {
    title: `Disconnect ${node.name}`,
    confirmLabel: 'Disconnect',
    isDanger: true,
    trialNote: disconnectionNote([node]),
    message: [
      'Disconnect ',
      { identifier: node.name },
      ` from ${node.network}? It won’t have any peers until you reconnect it. Its key stays valid. If you don’t trust the machine, delete the node instead.`,
    ],
    impact: impactOn([node], ({ id }) => ({ kind: 'disconnect', nodeId: id })),
  };
}

function deletionQuestion(node: NamedNode, consequences: readonly Consequence[]): Question {
  const { name, network, id } = node;
  return {
    title: `Delete ${name}`,
    confirmLabel: 'Delete node',
    isDanger: true,
    message: ['Delete ', { identifier: name }, ` from ${network}? This can’t be undone.`],
    consequences,
    ...(consequences.length > 0 && { typeToConfirm: name }),
    impact: [{ netid: network, change: { kind: 'removeNodes', nodeIds: [id] } }],
    departing: (source) => departingNodes([node], source),
  };
}

/** What the server deletes together with a node. */
function deletionConsequences(
  node: Node,
  { nodes, clients }: Pick<Known, 'nodes' | 'clients'>,
): readonly Consequence[] {
  const attached = clients?.get(node.id) ?? [];
  const areUnknown = !clients && node.isIngressGateway;
  const counts = [
    { label: 'Roles removed', value: rolesOf(node).length },
    { label: 'External clients deleted', value: areUnknown ? 'all' : attached.length },
    { label: 'Enabled clients deleted', value: attached.filter((client) => client.isEnabled).length },
    { label: 'Nodes that will lose their relay', value: new Set(relayedBy(node, nodes)).size },
  ];
  return counts.filter(({ value }) => value !== 0);
}

/** Disconnecting a gateway or a server node is tried. */
function disconnectionNote(nodes: readonly Node[]): string | undefined {
  const isTried = nodes.some((node) => {
    const before = nodeForm(node);
    return nodeTrialUndo(node, { before, after: { ...before, isConnected: false } }) !== undefined;
  });
  return isTried ? trialTexts.settingsQuestion : undefined;
}

/** Taking the role from another hub is tried, and removing a role on which nodes or ranges depend. */
function roleNote(node: Node, role: GatewayRole, isOn: boolean, known: Known): string | undefined {
  const isTried = role === 'hub' ? takesHub(node, known.nodes) : !isOn && isRemovalTried(node, role);
  return isTried ? trialTexts.settingsQuestion : undefined;
}

function impactOn(nodes: readonly NodeRef[], changeOf: (node: NodeRef) => ReachChange): readonly ChangeIn[] {
  return nodes.map((node) => ({ netid: node.network, change: changeOf(node) }));
}

function connectionObstacle(node: Node, isConnected: boolean, viewer: Viewer): string | undefined {
  if (!canEditNode(viewer, node)) return administratorsOnly(node.network);
  if (node.isPending) return 'Waiting for approval';
  return node.isConnected === isConnected
    ? `Already ${isConnected ? 'connected' : 'disconnected'}`
    : undefined;
}

function switchObstacle(node: Node, role: GatewayRole, isOn: boolean, known: Known): string | undefined {
  if (node.isPending) return 'Waiting for approval';
  const control = roleControl(roleSubject(node, known), role);
  const name = roleNames[role].toLowerCase();
  if (control.isOn === isOn) return isOn ? `Already has the role ${name}` : `Doesn’t have the role ${name}`;
  return control.disabledReason ?? (control.canPress ? undefined : administratorsOnly(node.network));
}
