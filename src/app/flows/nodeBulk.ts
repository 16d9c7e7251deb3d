import { counted } from '../../domain/format/count.ts';
import { roleNames } from '../../domain/node/gateways.ts';
import type { Leftover, RoleSwitch } from '../../domain/node/leftovers.ts';
import type { NamedNode } from '../../domain/node/node.ts';
import type { NodeEdit } from '../../domain/node/nodesEdit.ts';
import { startRun } from './bulkRun.ts';
import { roleChange } from './gateways.ts';
import { startDeletion } from './deletions.ts';
import { fieldChange, nodeEdit } from './nodeEdits.ts';
import { approval, nodeRemoval } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

export function approveNodes(nodes: readonly NamedNode[]): Promise<void> {
  return startRun({
    title: `Approve ${counted(nodes.length, 'node')}`,
    steps: nodes.map(approval),
    finish: refreshNodes,
  });
}

export function setNodesConnected(nodes: readonly NamedNode[], isConnected: boolean): Promise<void> {
  return startRun({
    title: `${isConnected ? 'Connect' : 'Disconnect'} ${counted(nodes.length, 'node')}`,
    steps: nodes.map((node) => fieldChange(node, { isConnected })),
    finish: refreshNodes,
  });
}

/** Saves one node after the other, each on top of its current record. */
export function editNodes(edits: readonly NodeEdit[]): Promise<void> {
  return startRun({
    title: `Change ${counted(edits.length, 'node')}`,
    steps: edits.map(({ node, edit }) => nodeEdit(node, edit)),
    finish: refreshNodes,
  });
}

/** The clients of a gateway are deleted with its role, so records may refer to them afterwards. */
export function switchRoles(
  nodes: readonly NamedNode[],
  { role, isOn, leftovers }: RoleSwitch,
): Promise<void> {
  const name = roleNames[role].toLowerCase();
  return startDeletion({
    title: `${isOn ? `Create ${name} on` : `Remove ${name} from`} ${counted(nodes.length, 'node')}`,
    steps: nodes.map((node) => roleChange(node, role, isOn)),
    leftovers,
    finish: refreshNodes,
  });
}

export function removeNodes(nodes: readonly NamedNode[], leftovers: readonly Leftover[] = []): Promise<void> {
  return startDeletion({
    title: `Delete ${counted(nodes.length, 'node')}`,
    steps: nodes.map(nodeRemoval),
    leftovers,
    finish: refreshNodes,
  });
}
