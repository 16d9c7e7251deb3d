import { rejection } from '../../api/transport/failure.ts';
import { fail, succeed, type Result, type SaveFailure } from '../../domain/failure.ts';
import { counted } from '../../domain/format/count.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { GatewayRole } from '../../domain/node/gateways.ts';
import type { Leftover } from '../../domain/node/leftovers.ts';
import { isSameNode, nodeKey, type NamedNode } from '../../domain/node/node.ts';
import { nodeOverrideText } from '../../domain/node/nodeFieldText.ts';
import { nodeForm, type NodeForm } from '../../domain/node/nodeForm.ts';
import { roleNames } from '../../domain/node/roleForms.ts';
import { messages } from '../../domain/text/messages.ts';
import { nodesStore } from '../stores/records.ts';
import { startRun, type RunDone } from './bulkRun.ts';
import { switchQuietly } from './gateways.ts';
import { startDeletion } from './leftovers.ts';
import { approve, forgetNode, readNodes, remove, sendNode } from './nodes.ts';
import { refreshNodes } from './refresh.ts';
import { isRejected } from './runWithToast.ts';

/** The server rewrites the peers of a network after each change of a node. */
export function nodeItems(nodes: readonly NamedNode[]) {
  return nodes.map((node) => ({ key: nodeKey(node), name: node.name, lane: node.network, node }));
}

export function approveNodes(nodes: readonly NamedNode[]): Promise<void> {
  return startRun({
    title: `Approve ${counted(nodes.length, 'node')}`,
    items: nodeItems(nodes),
    work: ({ node }) => approve(node),
    finish: refreshNodes,
  });
}

export function removeNodes(nodes: readonly NamedNode[], leftovers: readonly Leftover[] = []): Promise<void> {
  return startDeletion({
    title: `Delete ${counted(nodes.length, 'node')}`,
    items: nodeItems(nodes),
    remove: async ({ node }) => {
      const result = await remove(node);
      if (result.ok) forgetNode(node);
      return result;
    },
    leftovers,
    finish: refreshNodes,
  });
}

export function setNodesConnected(nodes: readonly NamedNode[], isConnected: boolean): Promise<void> {
  return startRun({
    title: `${isConnected ? 'Connect' : 'Disconnect'} ${counted(nodes.length, 'node')}`,
    items: nodeItems(nodes),
    work: ({ node }) => changeNode(node, { isConnected }),
    finish: refreshNodes,
  });
}

/** Changes the same fields of several nodes, one node after the other. */
export function editNodes(nodes: readonly NamedNode[], changes: Partial<NodeForm>): Promise<void> {
  return startRun({
    title: `Change ${counted(nodes.length, 'node')}`,
    items: nodeItems(nodes).map((item) => ({ ...item, lane: 'nodes' })),
    work: ({ node }) => changeNode(node, changes),
    finish: refreshNodes,
  });
}

/** Starts from the node as it is listed now, so that a change by someone else in the meantime is a conflict. */
async function changeNode(ref: NamedNode, changes: Partial<NodeForm>): Promise<Result<RunDone, SaveFailure>> {
  const node = valueOf(nodesStore.data)?.find((listed) => isSameNode(listed, ref));
  if (!node) return fail(rejection(messages['node.notfound']));
  const before = nodeForm(node);
  const result = await sendNode(node, { before, after: { ...before, ...changes } });
  if (!result.ok) {
    if (isRejected(result.error)) await readNodes();
    return result;
  }
  const { overrides } = result.value;
  return succeed(overrides.length > 0 ? { note: overrides.map(nodeOverrideText).join('. ') } : {});
}

type RoleSwitch = {
  readonly role: GatewayRole;
  readonly isOn: boolean;
  readonly leftovers: readonly Leftover[];
};

/** The clients of a gateway are deleted with its role, so records may refer to them afterwards. */
export function switchRoles(
  nodes: readonly NamedNode[],
  { role, isOn, leftovers }: RoleSwitch,
): Promise<void> {
  const name = roleNames[role].toLowerCase();
  return startDeletion({
    title: `${isOn ? 'Make' : 'Remove'} ${name}: ${counted(nodes.length, 'node')}`,
    items: nodeItems(nodes),
    remove: ({ node }) => switchQuietly(node, role, isOn),
    leftovers,
    finish: refreshNodes,
  });
}
