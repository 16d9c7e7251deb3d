// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { valueOf } from '../../domain/loadable.ts';
import { externalClientsStore, loadNodes, nodesStore, userDataStore } from '../stores/records.ts';
import { beginSession } from '../stores/session.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { outcomes } from '../testing/outcomes.ts';
import { resetApp } from '../testing/resetApp.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { logOut } from './logOut.ts';
import { approveNode, disconnectNode, removeNode } from '../testing/acts.ts';

function nodeCalled(name: string) {
  const node = valueOf(nodesStore.data)?.find((one) => one.name === name);
  if (!node) throw new Error(`No node is named ${name}`);
  return node;
}

const pendingNode = () => {
  const node = valueOf(nodesStore.data)?.find((one) => one.isPending);
  if (!node) throw new Error('No node waits for approval');
  return node;
};

const isListed = (id: string) => valueOf(nodesStore.data)?.some((one) => one.id === id);

beforeEach(() => enter('community'));

it('disconnecting a node changes nothing else', async () => {
  const node = nodeCalled('owned-node');
  await disconnectNode(node);
  expect(world.nodes.get(node.id)?.connected).toBe('no');
  const now = nodeCalled('owned-node');
  expect(now).toEqual({
    ...node,
    isConnected: false,
    lastModified: now.lastModified,
    carried: now.carried,
  });
});

it('a node is disconnected although the list of nodes can’t be loaded', async () => {
  const node = nodeCalled('owned-node');
  resetApp();
  beginSession(sessionOf(world, 'admin'));
  await disconnectNode(node);
  expect(world.nodes.get(node.id)?.connected).toBe('no');
});

describe('approving a node', () => {
  it('approves the node, reports its name, and reads it again', async () => {
    const node = pendingNode();
    await approveNode(node);
    expect(outcomes()).toEqual([`success | Node Approved! | ${node.name} in ${node.network}`]);
    expect(world.nodes.get(node.id)?.ispending).toBe('no');
    expect(nodeCalled(node.name).isPending).toBe(false);
    expect(asked).toEqual([`POST /nodes/${node.network}/${node.id}/approve 200`, 'GET /nodes 200']);
  });

  it('shows only that node as approved at once, even if the next read fails', async () => {
    const node = pendingNode();
    const before = valueOf(nodesStore.data) ?? [];
    world.faults.add('GET /nodes', { kind: 'status', status: 503 });
    await approveNode(node);
    expect(valueOf(nodesStore.data)).toEqual(
      before.map((one) => (one.id === node.id ? { ...one, isPending: false } : one)),
    );
  });

  it('reports why it was rejected, and leaves it pending', async () => {
    const node = pendingNode();
    world.faults.add('POST /nodes/*/*/approve', { kind: 'status', status: 500, message: 'no such luck' });
    await approveNode(node);
    expect(outcomes()).toEqual([
      `error | Failed to approve node! | ${node.name} in ${node.network}: no such luck`,
    ]);
    expect(pendingNode().id).toBe(node.id);
  });

  it('reports the actual outcome of a lost response, after one request', async () => {
    const node = pendingNode();
    world.faults.add('POST /nodes/*/*/approve', { kind: 'lost' });
    await approveNode(node);
    expect(outcomes()).toEqual([`success | Node Approved! | ${node.name} in ${node.network}`]);
    expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('reports a failure if the request never arrived, after one request', async () => {
    const node = pendingNode();
    world.faults.add('POST /nodes/*/*/approve', { kind: 'lost-before' });
    await approveNode(node);
    expect(outcomes()).toEqual([
      `error | Failed to approve node! | ${node.name} in ${node.network}: The server closed the connection without a response`,
    ]);
    expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('reads the user’s own data again on the enterprise edition', async () => {
    await enter('enterprise');
    await approveNode(pendingNode());
    expect(asked).toContain('GET /networkusers/data/admin/me 200');
  });
});

describe('deleting a node', () => {
  it('removes the node from the list at once, and reports its name', async () => {
    const node = nodeCalled('leaf-a');
    expect(await removeNode(node)).toBe(true);
    expect(isListed(node.id)).toBe(false);
    expect(world.nodes.has(node.id)).toBe(false);
    expect(outcomes()).toEqual([`success | Successfully deleted Node! | leaf-a in ${node.network}`]);
  });

  it('reads the clients again after a gateway was deleted', async () => {
    const gateway = nodeCalled('gw-ingress');
    const clients = () =>
      valueOf(externalClientsStore.data)?.filter((one) => one.ingressGatewayId === gateway.id).length;
    expect(clients()).toBeGreaterThan(0);
    await removeNode(gateway);
    await vi.waitFor(() => expect(clients()).toBe(0));
  });

  it('isn’t undone by a list that was requested before', async () => {
    const node = nodeCalled('leaf-a');
    world.faults.add('GET /nodes', { kind: 'latency', ms: 30 }, { times: 1 });
    const earlier = loadNodes();
    await removeNode(node);
    await earlier;
    await vi.waitFor(() => expect(nodesStore.isLoading).toBe(false));
    expect(isListed(node.id)).toBe(false);
  });

  it('keeps the server’s own node, and reports why', async () => {
    const node = valueOf(nodesStore.data)?.find((one) => one.isServer);
    expect(await removeNode(node ?? nodeCalled('a server node'))).toBe(false);
    expect(outcomes()[0]).toMatch(
      /^error \| Failed to remove Node\. : The server’s own node can’t be deleted/,
    );
    expect(isListed(node?.id ?? '')).toBe(true);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', true],
    ['counts as failed when it was not', 'lost-before', false],
  ] as const)('with a lost response %s', async (_, kind, isGone) => {
    const node = nodeCalled('leaf-a');
    world.faults.add('DELETE /nodes/*/*', { kind });
    expect(await removeNode(node)).toBe(isGone);
    expect(isListed(node.id)).toBe(!isGone);
    expect(asked.filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
  });

  it('reports nothing once the user has logged out', async () => {
    world.faults.add('DELETE /nodes/*/*', { kind: 'latency', ms: 20 });
    const removed = removeNode(nodeCalled('leaf-a'));
    logOut('signedOut');
    expect(await removed).toBe(false);
    expect(toastQueue.snapshot()).toMatchObject({ toasts: [], history: [] });
  });
});

/** `GET /nodes` lists no nodes for a user of level 1. Their nodes are only in their own data. */
describe('deleting a node user’s own node', () => {
  const ownNodes = () => valueOf(userDataStore.data)?.flatMap(({ nodes }) => nodes) ?? [];
  const enterAndTakeOwn = async () => {
    await enter('accessLevels', 'lvl1-node');
    const [node] = ownNodes();
    if (!node) throw new Error('The user has no node');
    return node;
  };

  it('removes it at once, even if the next read fails', async () => {
    const node = await enterAndTakeOwn();
    world.faults.add('GET /networkusers/data/*/me', { kind: 'status', status: 503 });
    expect(await removeNode(node)).toBe(true);
    expect(world.nodes.has(node.id)).toBe(false);
    expect(ownNodes()).toEqual([]);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', true],
    ['counts as failed when it was not', 'lost-before', false],
  ] as const)('with a lost response %s', async (_, kind, isGone) => {
    const node = await enterAndTakeOwn();
    world.faults.add('DELETE /nodes/*/*', { kind });
    expect(await removeNode(node)).toBe(isGone);
    expect(ownNodes()).toHaveLength(isGone ? 0 : 1);
  });
});
