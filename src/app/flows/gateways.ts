import { rejection } from '../../api/transport/failure.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { fail, notSent, succeed, type Failure, type Result, type SaveFailure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { egressOf, forwardingGap, lostForwarding } from '../../domain/node/forwarding.ts';
import { addressesOf } from '../../domain/addresses.ts';
import { sameList } from '../../domain/list.ts';
import { hasRole, type GatewayRole } from '../../domain/node/gateways.ts';
import { departingClientsOf } from '../../domain/node/leftovers.ts';
import { isSameNode, nodeKey, type Node, type NodeRef, type NamedNode } from '../../domain/node/node.ts';
import type { EgressDraft } from '../../domain/node/roleForms.ts';
import {
  commandsMark,
  isRoleUnchanged,
  roleUndoOf,
  type RoleUndo,
} from '../../domain/node/storedRoleUndo.ts';
import { paths } from '../../domain/paths.ts';
import { isEqual } from '../../domain/structuralSharing.ts';
import { toasts } from '../../domain/text/toasts.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';
import { api } from '../stores/api.ts';
import { beginRoleChange, endRoleChange } from '../stores/changes.ts';
import { showNewRow } from '../stores/newRow.ts';
import { externalClientsStore } from '../stores/records.ts';
import { make, undoBy, type Change, type Done } from './change.ts';
import { reconcileOutcome } from './outcome.ts';
import { fieldChange } from './nodeEdits.ts';
import { aboutNode, readNodes } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

/** Turns a change into an undo. Its commands are unknown after a reload. */
type Undoing = { readonly undo: RoleUndo; readonly commands?: Commands | undefined };

type Commands = Pick<Node, 'postUp' | 'postDown'>;

type Plan = {
  readonly node: NamedNode;
  readonly role: GatewayRole;
  readonly isOn: boolean;
  readonly texts: ToastTexts;
  readonly call: (before: Node) => Promise<Result<Node, Failure>>;
  /** Whether a node that had the role before is as the call leaves it. */
  readonly isMade?: (now: Node, before: Node) => boolean;
  readonly undoing?: Undoing;
};

export function createEgress(node: NamedNode, egress: EgressDraft) {
  return make(egressChange(node, egress));
}

export function egressChange(node: NamedNode, egress: EgressDraft): Change<Done, Failure> {
  return changeBy(egressPlan(node, () => egress));
}

export function createRelay(node: NamedNode, relayed: readonly Node[]) {
  return make(changeBy(relayPlan(node, relayed.flatMap(addressesOf))));
}

/** Makes the node a relay of exactly these addresses. */
export function relayChange(node: NamedNode, addresses: readonly string[]): Change<Done, Failure> {
  return changeBy(relayPlan(node, addresses));
}

/** Creates an egress gateway again, as it is or with NAT, so that the server adds its commands again. */
export function egressAgain(node: NamedNode, isNatOn: boolean): Change<Done, Failure> {
  return changeBy(egressPlan(node, (before) => ({ ...egressOf(before), ...(isNatOn && { isNatOn }) })));
}

export function roleChange(node: NamedNode, role: GatewayRole, isOn: boolean): Change {
  // The server takes the role from the present hub.
  if (role === 'hub') return { ...fieldChange(node, { isHub: isOn }), ...aroundSwitch(node, isOn) };
  return changeBy(switchPlan(node, role, isOn));
}

function egressPlan(node: NamedNode, egressAfter: (before: Node) => EgressDraft): Plan {
  return {
    node,
    role: 'egress',
    isOn: true,
    texts: toasts.createEgress(),
    call: (before) => api.gateways.createEgress(node, egressAfter(before)),
    isMade: (now, before) =>
      isEqual(egressOf(now), egressAfter(before), 2) && forwardingGap(now) === undefined,
  };
}

function relayPlan(node: NamedNode, addresses: readonly string[]): Plan {
  return {
    node,
    role: 'relay',
    isOn: true,
    texts: toasts.createRelay(),
    call: () => api.gateways.createRelay(node, addresses),
    isMade: ({ relayAddresses }) => sameList(relayAddresses, addresses),
  };
}

function switchPlan(node: NamedNode, role: GatewayRole, isOn: boolean): Plan {
  const [texts, call] = isOn ? switchOn(node, role) : switchOff(node, role);
  return { node, role, isOn, texts, call };
}

type Switch = readonly [ToastTexts, () => Promise<Result<Node, Failure>>];

function switchOn(node: NodeRef, role: GatewayRole): Switch {
  if (role === 'failover')
    return [toasts.createFailover(), () => api.gateways.createIngress(node, { isFailover: true })];
  return [toasts.createIngress(), () => api.gateways.createIngress(node)];
}

function switchOff(node: NodeRef, role: GatewayRole): Switch {
  if (role === 'egress') return [toasts.deleteEgress(), () => api.gateways.removeEgress(node)];
  if (role === 'relay') return [toasts.deleteRelay(), () => api.gateways.removeRelay(node)];
  // The server removes failover with the ingress role.
  return [toasts.deleteIngress(), () => api.gateways.removeIngress(node)];
}

function changeBy(plan: Plan): Change<Done, Failure> {
  const { node, role, isOn, texts, call, undoing } = plan;
  return {
    ...aboutNode(node),
    ...aroundSwitch(node, isOn),
    texts,
    send: async () => {
      const hadClients = mayHaveClients(node);
      const fresh = await api.nodes.read(node);
      if (!fresh.ok) return fail(notSent(fresh.error));
      const before = fresh.value;
      const obstacle = undoing && (await obstacleTo(undoing.undo, before));
      if (obstacle) return fail(obstacle);
      let after: Node | undefined;
      const sent = await reconcileOutcome(
        async () => {
          const response = await call(before);
          if (response.ok) after = response.value;
          return response;
        },
        () => isMadeAt(plan, before),
      );
      if (!sent.ok) return sent;
      const stored = undoing ? await restore(undoing) : after;
      const lost =
        stored && lostForwarding(undoing ? undoing.undo.before.gap : forwardingGap(before), stored);
      const notes = [undoing && differenceOf(undoing.undo, stored), lost].filter(isSaid);
      const isChanged = hasRole(before, role) !== isOn;
      // Without a response, it’s unknown what the role was set to.
      const undo = after && isChanged ? roleUndoOf(role, isOn, { before, after, hadClients }) : undefined;
      return succeed({
        note: notes.length > 0 ? notes.join('. ') : undefined,
        toast: isOn ? nextStep(node, role) : undefined,
        undo: undo && undoBy(roleRestoring(undo, before)),
        kept: undo && { kind: 'role', undo },
      });
    },
  };
}

/** Reads all nodes and clients again, because they change with a role. */
function aroundSwitch(node: NamedNode, isOn: boolean) {
  const key = nodeKey(node);
  return {
    begin: () => beginRoleChange(key),
    settle: ({ ok }: Result<unknown, SaveFailure>) => {
      if (ok && isOn) showNewRow(key);
      void refreshNodes().then(() => endRoleChange(key));
    },
  };
}

/** Takes back a switched role, unless someone else has changed it since. */
export function roleRestoring(undo: RoleUndo, commands?: Commands): Change<Done, Failure> {
  const { node, role, isOn, before } = undo;
  const undoing = { undo, commands };
  if (!isOn) return changeBy({ ...switchPlan(node, role, false), undoing });
  if (role === 'relay') return changeBy({ ...relayPlan(node, before.relayAddresses), undoing });
  if (role === 'egress') return changeBy({ ...egressPlan(node, () => before.egress), undoing });
  return changeBy({ ...switchPlan(node, before.isFailover ? 'failover' : 'ingress', true), undoing });
}

function mayHaveClients(gateway: NodeRef): boolean {
  const clients = valueOf(externalClientsStore.data);
  return !clients || departingClientsOf(gateway, { clients }).length > 0;
}

async function obstacleTo(undo: RoleUndo, fresh: Node): Promise<Failure | undefined> {
  const { role } = undo;
  if (!isRoleUnchanged(fresh, undo)) return rejection(undoConflictText);
  if (role !== 'ingress' && role !== 'failover') return undefined;
  const clients = await api.externalClients.listOf(fresh.network);
  if (!clients.ok) return notSent(clients.error);
  const hasClients = departingClientsOf(fresh, { clients: clients.value }).length > 0;
  return hasClients ? rejection('The gateway has external clients now. Nothing was sent.') : undefined;
}

/**
 * Restores commands and UDP hole punching, which change with a role. The server ignores commands while RCE is off, but adds
 * those of an egress gateway again when it's created again. Returns the node as it's stored, if known.
 */
async function restore({ undo, commands }: Undoing): Promise<Node | undefined> {
  const { node, before } = undo;
  const fresh = await api.nodes.read(node);
  if (!fresh.ok || differenceOf(undo, fresh.value) === undefined) return valueIn(fresh);
  const { udpHolePunch } = before;
  if (!commands && fresh.value.udpHolePunch === udpHolePunch) return fresh.value;
  const { postUp, postDown } = commands ?? fresh.value;
  const updated = await api.nodes.update({ ...fresh.value, postUp, postDown, udpHolePunch });
  if (!updated.ok || !lostForwarding(before.gap, updated.value)) return valueIn(updated);
  const created = await api.gateways.createEgress(node, before.egress);
  return valueIn(created.ok ? created : await api.nodes.read(node));
}

function valueIn(result: Result<Node, Failure>): Node | undefined {
  return result.ok ? result.value : undefined;
}

function differenceOf({ before }: RoleUndo, stored: Node | undefined): string | undefined {
  if (!stored) return 'Couldn’t confirm whether commands and UDP hole punching are as before';
  const differing = [
    ...(commandsMark(stored) === before.commands ? [] : ['the postup and postdown commands']),
    ...(stored.udpHolePunch === before.udpHolePunch ? [] : ['UDP hole punching']),
  ];
  return differing.length === 0 ? undefined : `The server didn’t restore ${differing.join(' and ')}`;
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined;
}

function nextStep(node: NamedNode, role: GatewayRole) {
  if (role !== 'ingress') return undefined;
  return { action: { label: 'Add a client', href: paths.externalClients(node.network) } };
}

/** Looks up whether a call without a response was carried out. Undefined if the node shows the same either way. */
async function isMadeAt({ node, role, isOn, isMade }: Plan, before: Node): Promise<boolean | undefined> {
  const nodes = await readNodes();
  const now = nodes?.find((one) => isSameNode(one, node));
  if (!now) return nodes && false;
  if (!isOn || !hasRole(before, role)) return hasRole(now, role) === isOn;
  return isMade && !isMade(before, before) ? isMade(now, before) : undefined;
}
