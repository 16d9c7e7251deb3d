import { counted, grouped } from '../format/count.ts';
import { formatSpan } from '../format/dateTime.ts';
import { hasFormerKey, type KeyRotation } from '../network/keyRotation.ts';
import { isExpired, healthReasonText, nodeHealth } from '../node/health.ts';
import { refOf, type Node } from '../node/node.ts';
import { addressesOf } from '../addresses.ts';
import {
  type Check,
  clientSubject,
  mostListed,
  nodeCheck,
  type RecordScope,
  type ServerSource,
} from './check.ts';
import {
  act,
  connectNode,
  deleteNode,
  deleteRecord,
  disconnectNode,
  editField,
  editNetwork,
  viewNode,
  viewNodes,
} from './fixes.ts';
import { isDownGateway, isPartOfOutage } from './gatewayDown.ts';
import { version } from './versionChecks.ts';

const day = 24 * 60 * 60;
const longSilence = 30 * day;
const longDisabled = 90 * day;

const pending = nodeCheck<RecordScope>({
  kind: 'pending',
  severity: 'waiting',
  title: 'Node waiting for approval',
  why: 'The node joined without an access key. The server already treats it as a peer.',
  advice: 'Approve the node if you know it, otherwise delete it.',
  where: ({ isPending }) => isPending,
  found: (node, { network, now }) => {
    // The server approves nodes only in networks that allow joining without a key.
    const closed = network?.allowManualSignup === false ? network.netid : undefined;
    return {
      text: `is waiting for approval${closed === undefined ? '' : `, but ${closed} requires an access key`}`,
      facts:
        node.lastModified > 0 ? [{ label: 'Waiting for', value: formatSpan(now - node.lastModified) }] : [],
      fix:
        closed === undefined
          ? act('Approve', { kind: 'approveNode', node: refOf(node) })
          : editNetwork(closed),
      otherFix: deleteNode(node),
    };
  },
});

const expired = nodeCheck<RecordScope>({
  kind: 'expired',
  severity: 'risky',
  title: 'Expired node that still has access',
  why: 'The server doesn’t enforce the expiry, so the node still has access.',
  advice: 'Disconnect or delete the node, or change the date.',
  where: (node, { now }) => !node.isPending && node.isConnected && isExpired(node, now),
  found: (node, { now }) => ({
    text: `expired ${formatSpan(now - node.expiresAt)} ago but still has access`,
    fix: node.isServer ? editField(node, 'expiresAt', 'Edit expiry') : disconnectNode(node),
    otherFix: node.isServer ? undefined : editField(node, 'expiresAt', 'Edit expiry'),
  }),
});

const offline = nodeCheck<RecordScope>({
  kind: 'offline',
  severity: 'broken',
  title: 'Node offline',
  why: 'The node hasn’t checked in for 30 minutes, so its state is unknown and it doesn’t receive changes.',
  advice: 'Check that the machine is running and that netclient can reach the server.',
  where: (node, scope) =>
    node.isConnected &&
    nodeHealth(node, scope.now).status === 'error' &&
    !isLongSilent(node, scope.now) &&
    !isPartOfOutage(scope, node) &&
    !isDownGateway(scope, node),
  found: (node, { now }) => ({
    text: `is offline, ${healthReasonText(nodeHealth(node, now).reason)}`,
    fix: viewNode(node),
  }),
  manyFrom: 2,
  foundAtMany: (nodes, { now }) => ({
    text: 'are offline',
    facts: nodes.slice(0, mostListed).map((node) => ({
      label: node.name,
      value: healthReasonText(nodeHealth(node, now).reason),
    })),
    fix: viewNodes(nodes, '?status=error'),
  }),
});

const silent = nodeCheck<RecordScope>({
  kind: 'silent',
  severity: 'risky',
  title: 'Node missing check-ins',
  why: 'The node may be restarting, or it has lost its connection.',
  advice:
    'Wait a few minutes. If it still doesn’t check in, check the machine and its connection to the server.',
  where: (node, scope) =>
    node.isConnected && nodeHealth(node, scope.now).status === 'warning' && !isPartOfOutage(scope, node),
  found: (node, { now }) => ({
    text: `hasn’t checked in for ${formatSpan(now - node.lastCheckIn)}`,
    fix: viewNode(node),
  }),
  manyFrom: 2,
  foundAtMany: (nodes) => ({
    text: 'are missing check-ins',
    fix: viewNodes(nodes, '?status=warning'),
  }),
});

function isLongSilent({ lastCheckIn, isPending }: Node, now: number): boolean {
  return !isPending && lastCheckIn > 0 && now - lastCheckIn >= longSilence;
}

const longSilent = nodeCheck<RecordScope>({
  kind: 'longSilent',
  severity: 'tidyUp',
  title: 'Node offline for 30 days',
  why: 'The node keeps its address, name and access until you delete it.',
  advice: 'Delete the node if the machine is no longer used.',
  where: (node, { now }) => isLongSilent(node, now),
  found: (node, { now }) => ({
    text: `has been offline for ${formatSpan(now - node.lastCheckIn)} and holds ${addressesOf(node).join(' and ')}`,
    fix: node.isServer ? viewNode(node) : deleteNode(node),
  }),
});

const disconnected = nodeCheck<RecordScope>({
  kind: 'disconnected',
  severity: 'risky',
  title: 'Disconnected node',
  why: 'Someone disconnected the node. It has no peers until you connect it again.',
  advice: 'Connect the node again, or delete it.',
  where: (node, scope) =>
    !node.isPending &&
    !node.isConnected &&
    // An expired node was disconnected because it’s no longer wanted.
    !isExpired(node, scope.now) &&
    !isLongSilent(node, scope.now) &&
    !isDownGateway(scope, node),
  found: (node) => ({
    text: 'is disconnected',
    fix: connectNode(node),
  }),
});

const disabledClient: Check<RecordScope> = {
  kind: 'disabledClient',
  severity: 'tidyUp',
  title: 'External client disabled for 90 days',
  why: 'The client keeps its address, and its key works again as soon as it’s enabled.',
  advice: 'Delete the client if the device is no longer used.',
  find: ({ clients, now }) =>
    clients
      .filter(
        ({ isEnabled, lastModified }) => !isEnabled && lastModified > 0 && now - lastModified >= longDisabled,
      )
      .map((client) => ({
        subjects: [clientSubject(client)],
        text: `has been disabled for ${formatSpan(now - client.lastModified)}`,
        fix: deleteRecord(clientSubject(client), 'Delete client'),
      })),
};

const formerKey = nodeCheck<RecordScope>({
  kind: 'formerKey',
  severity: 'risky',
  title: 'Key not rotated',
  why: 'The former key stays valid until the node makes the new one that you asked for.',
  advice:
    'Check that the machine is running and that netclient can reach the server. Then refresh the keys again.',
  where: (node, { rotation, now }) =>
    rotation !== undefined && now - rotation.startedAt > day && hasFormerKey(rotation, node),
  found: (node, { rotation, now }) => ({
    text: 'still has its former key',
    ...keysAsked(rotation, now, node),
  }),
  foundAtMany: (nodes, { rotation, now }) => ({
    text: 'still have their former keys',
    ...keysAsked(rotation, now, nodes[0]),
  }),
});

function keysAsked(rotation: KeyRotation | undefined, now: number, node: Node | undefined) {
  return {
    facts: rotation ? [{ label: 'Asked', value: `${formatSpan(now - rotation.startedAt)} ago` }] : [],
    fix: node && act('Refresh keys', { kind: 'refreshKeys', netid: node.network }),
    otherFix: node && viewNode(node),
  };
}

export const allSilent: Check<ServerSource> = {
  kind: 'allSilent',
  severity: 'broken',
  title: 'No check-ins from any node',
  why: 'The message broker, or the server’s connection to it, has failed. Existing connections work, but changes don’t arrive.',
  advice:
    'Check that the broker (Mosquitto) is running, its certificate is valid and nodes can reach its port. Then restart the server.',
  find: ({ outage }) =>
    outage && {
      subjects: [{ kind: 'server' }],
      text: `has had no check-in from any of ${counted(outage.nodes.length, 'node')} for ${formatSpan(outage.seconds)}`,
      affected: outage.nodes.map((subject) => ({ subject, as: '' })),
      effect: `has had no check-in from any node for ${formatSpan(outage.seconds)}`,
      facts: [{ label: 'Nodes', value: grouped(outage.nodes.length) }],
    },
};

export const ageChecks = [
  pending,
  expired,
  offline,
  silent,
  version,
  formerKey,
  disconnected,
  disabledClient,
  longSilent,
];
