import type { NodeRef } from '../../domain/node/node.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../api.ts';
import { changeIn } from '../stores/collection.ts';
import { loadNodes, nodesStore } from '../stores/records.ts';
import { refreshNodes } from './refreshNodes.ts';
import { refreshUserData } from './refreshUserData.ts';
import { run } from './run.ts';
import { reread, withKnownOutcome } from './outcome.ts';

/** A node as a toast names it. */
type NamedNode = NodeRef & { readonly name: string };

export async function approveNode(node: NamedNode): Promise<void> {
  const result = await run(toasts.approveNode(), () => approve(node), `${node.name} in ${node.network}`);
  if (result.ok) {
    changeIn(nodesStore, (nodes) =>
      nodes.map((one) => (isSame(one, node) ? { ...one, isPending: false } : one)),
    );
  }
  await Promise.all([loadNodes(), refreshUserData()]);
}

/** Answers whether the node is gone; its clients went with it, so more than the nodes is read again. */
export async function removeNode(node: NamedNode): Promise<boolean> {
  const result = await run(toasts.deleteNode(), () => remove(node), `${node.name} in ${node.network}`);
  if (result.ok) forgetNode(node);
  void refreshNodes();
  return result.ok;
}

export function approve(node: NodeRef) {
  return withKnownOutcome(
    () => api.nodes.approve(node),
    async () => {
      const nodes = await reread(loadNodes);
      return nodes?.some((one) => isSame(one, node) && !one.isPending);
    },
  );
}

export function remove(node: NodeRef) {
  return withKnownOutcome(
    () => api.nodes.remove(node),
    async () => {
      const nodes = await reread(loadNodes);
      return nodes?.every((one) => !isSame(one, node));
    },
  );
}

export function forgetNode(node: NodeRef): void {
  changeIn(nodesStore, (nodes) => nodes.filter((one) => !isSame(one, node)));
}

export function isSame(one: NodeRef, other: NodeRef): boolean {
  return one.id === other.id && one.network === other.network;
}
