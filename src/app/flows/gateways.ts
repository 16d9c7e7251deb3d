import { rejection } from '../../api/transport/failure.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { fail, notSent, succeed, type Failure, type Result, type SaveFailure } from '../../domain/failure.ts';
import { sameList } from '../../domain/list.ts';
import { valueOf } from '../../domain/loadable.ts';
import { egressOf, lostForwarding } from '../../domain/node/forwarding.ts';
import { hasRole, addressesOf, type GatewayRole } from '../../domain/node/gateways.ts';
import { departingClientsOf } from '../../domain/node/leftovers.ts';
import { isSameNode, nodeKey, type Node, type NodeRef, type NamedNode } from '../../domain/node/node.ts';
import type { EgressDraft } from '../../domain/node/roleForms.ts';
import { paths } from '../../domain/paths.ts';
import { toasts } from '../../domain/text/toasts.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';
import { api } from '../stores/api.ts';
import { beginRoleChange, endRoleChange } from '../stores/changes.ts';
import { showNewRow } from '../stores/newRow.ts';
import { externalClientsStore } from '../stores/records.ts';
import { make, undoBy, type Change, type Done, type Undo } from './change.ts';
import { reconcileOutcome } from './outcome.ts';
import { fieldChange } from './nodeEdits.ts';
import { aboutNode, readNodes } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

/** Turns a change into an undo, which checks whether the node has changed since. */
type Undoing = { readonly isUnchanged: (node: Node) => boolean; readonly before: Node };

type Plan = {
  readonly node: NamedNode;
  readonly role: GatewayRole;
  readonly isOn: boolean;
  readonly texts: ToastTexts;
  readonly call: (before: Node) => Promise<Result<Node, Failure>>;
  readonly undoing?: Undoing;
};

export function createEgress(node: NamedNode, egress: EgressDraft) {
  return make(egressChange(node, egress));
}

export function egressChange(node: NamedNode, egress: EgressDraft): Change<Done, Failure> {
  return changeBy(egressPlan(node, egress));
}

export function createRelay(node: NamedNode, relayed: readonly Node[]) {
  return make(changeBy(relayPlan(node, addressesOf(relayed))));
}

/** Makes the node a relay of exactly these addresses. */
export function relayChange(node: NamedNode, addresses: readonly string[]): Change<Done, Failure> {
  return changeBy(relayPlan(node, addresses));
}

/** Creates an egress gateway again, as it is or with NAT, so that the server adds its commands again. */
export function egressAgain(node: NamedNode, isNatOn: boolean): Change<Done, Failure> {
  const plan = egressPlan(node);
  const call = (before: Node) => api.gateways.createEgress(node, { ...egressOf(before), isNatOn: true });
  return changeBy(isNatOn ? { ...plan, call } : plan);
}

export function roleChange(node: NamedNode, role: GatewayRole, isOn: boolean): Change {
  // The server takes the role from the present hub.
  if (role === 'hub') return { ...fieldChange(node, { isHub: isOn }), ...aroundSwitch(node, isOn) };
  return changeBy(switchPlan(node, role, isOn));
}

function egressPlan(node: NamedNode, egress?: EgressDraft): Plan {
  const call = (before: Node) => api.gateways.createEgress(node, egress ?? egressOf(before));
  return { node, role: 'egress', isOn: true, texts: toasts.createEgress(), call };
}

function relayPlan(node: NamedNode, addresses: readonly string[]): Plan {
  const call = () => api.gateways.createRelay(node, addresses);
  return { node, role: 'relay', isOn: true, texts: toasts.createRelay(), call };
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
      const obstacle = undoing && (await obstacleTo(undoing, role, before));
      if (obstacle) return fail(obstacle);
      let after: Node | undefined;
      const sent = await reconcileOutcome(
        async () => {
          const response = await call(before);
          if (response.ok) after = response.value;
          return response;
        },
        () => isSwitched(node, role, isOn),
      );
      if (!sent.ok) return sent;
      const stored = undoing ? await restore(undoing.before) : after;
      const lost = stored && lostForwarding(undoing?.before ?? before, stored);
      const notes = [undoing && differenceOf(undoing.before, stored), lost].filter(isSaid);
      const isChanged = hasRole(before, role) !== isOn;
      return succeed({
        note: notes.length > 0 ? notes.join('. ') : undefined,
        toast: isOn ? nextStep(node, role) : undefined,
        // Without a response, it’s unknown what the role was set to.
        undo: after && isChanged ? undoOf(plan, { before, after, hadClients }) : undefined,
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

type Switched = { readonly before: Node; readonly after: Node; readonly hadClients: boolean };

/** Other nodes keep a failover node, and the server deletes clients with their gateway. Both have no inverse. */
function undoOf({ role, isOn }: Plan, { before, after, hadClients }: Switched): Undo | undefined {
  const plan = inversePlan(role, isOn, before, hadClients);
  const isUnchanged = (node: Node) => isSameRole(node, after, role);
  return plan && undoBy(changeBy({ ...plan, undoing: { before, isUnchanged } }));
}

function inversePlan(role: GatewayRole, isOn: boolean, before: Node, hadClients: boolean): Plan | undefined {
  if (isOn) return role === 'failover' ? undefined : switchPlan(before, role, false);
  if (role === 'relay') return relayPlan(before, before.relayAddresses);
  if (role === 'egress') return egressPlan(before, egressOf(before));
  return hadClients ? undefined : switchPlan(before, before.isFailover ? 'failover' : 'ingress', true);
}

function isSameRole(node: Node, after: Node, role: GatewayRole): boolean {
  return (
    hasRole(node, role) === hasRole(after, role) &&
    (role !== 'egress' || sameList(node.egressRanges, after.egressRanges)) &&
    (role !== 'relay' || sameList(node.relayAddresses, after.relayAddresses))
  );
}

function mayHaveClients(gateway: NodeRef): boolean {
  const clients = valueOf(externalClientsStore.data);
  return !clients || departingClientsOf(gateway, { clients }).length > 0;
}

async function obstacleTo(
  { isUnchanged }: Undoing,
  role: GatewayRole,
  fresh: Node,
): Promise<Failure | undefined> {
  if (!isUnchanged(fresh)) return rejection(undoConflictText);
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
async function restore(before: Node): Promise<Node | undefined> {
  const { postUp, postDown, udpHolePunch } = before;
  const fresh = await api.nodes.read(before);
  if (!fresh.ok || differenceOf(before, fresh.value) === undefined) return valueIn(fresh);
  const updated = await api.nodes.update({ ...fresh.value, postUp, postDown, udpHolePunch });
  if (!updated.ok || !lostForwarding(before, updated.value)) return valueIn(updated);
  const created = await api.gateways.createEgress(before, egressOf(before));
  return valueIn(created.ok ? created : await api.nodes.read(before));
}

function valueIn(result: Result<Node, Failure>): Node | undefined {
  return result.ok ? result.value : undefined;
}

function differenceOf(before: Node, stored: Node | undefined): string | undefined {
  if (!stored) return 'Couldn’t confirm whether commands and UDP hole punching are as before';
  const differing = [
    ...(stored.postUp === before.postUp && stored.postDown === before.postDown
      ? []
      : ['the postup and postdown commands']),
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

async function isSwitched(ref: NodeRef, role: GatewayRole, isOn: boolean): Promise<boolean | undefined> {
  const nodes = await readNodes();
  return nodes?.some((node) => isSameNode(node, ref) && hasRole(node, role) === isOn);
}
