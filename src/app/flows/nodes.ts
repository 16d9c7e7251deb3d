import type { Node, NodeRef } from '../../domain/node/node.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { withOwnNodes } from '../../domain/user/ownData.ts';
import { api } from '../api.ts';
import { changeIn } from '../stores/collection.ts';
import { loadNodes, loadUserData, nodesStore, userDataStore } from '../stores/records.ts';
import { liveSession } from '../stores/session.ts';
import { refreshNodes } from './refreshNodes.ts';
import { refreshUserData } from './refreshUserData.ts';
import { run } from './run.ts';
import { reread, withKnownOutcome } from './outcome.ts';

/** A node as a toast names it. */
type NamedNode = NodeRef & { readonly name: string };

export async function approveNode(node: NamedNode): Promise<void> {
  const result = await run(toasts.approveNode(), () => approve(node), `${node.name} in ${node.network}`);
  if (result.ok) {
    changeNodes((nodes) => nodes.map((one) => (isSame(one, node) ? { ...one, isPending: false } : one)));
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
      const nodes = await readNodes();
      return nodes?.some((one) => isSame(one, node) && !one.isPending);
    },
  );
}

export function remove(node: NodeRef) {
  return withKnownOutcome(
    () => api.nodes.remove(node),
    async () => {
      const nodes = await readNodes();
      return nodes?.every((one) => !isSame(one, node));
    },
  );
}

export function forgetNode(node: NodeRef): void {
  changeNodes((nodes) => nodes.filter((one) => !isSame(one, node)));
}

/** The nodes as whoever is signed in is told of them, read again; undefined where they cannot be read. */
export async function readNodes(): Promise<readonly Node[] | undefined> {
  const user = liveSession()?.user;
  if (!user) return undefined;
  const [listed, own] = await Promise.all([
    reread(loadNodes),
    user.isAdmin ? [] : reread(() => loadUserData(user.name)),
  ]);
  return listed && own && withOwnNodes(listed, own);
}

/** Wherever a node is kept for this user. */
export function changeNodes(change: (nodes: readonly Node[]) => readonly Node[]): void {
  changeIn(nodesStore, change);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, nodes: change(area.nodes) })));
}

export function isSame(one: NodeRef, other: NodeRef): boolean {
  return one.id === other.id && one.network === other.network;
}
