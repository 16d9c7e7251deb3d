import { rejection } from '../../api/transport/failure.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { fail, notSent, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { sameList } from '../../domain/list.ts';
import { valueOf } from '../../domain/loadable.ts';
import { hasRole, addressesOf, type GatewayRole } from '../../domain/node/gateways.ts';
import { departingClientsOf, type Leftover } from '../../domain/node/leftovers.ts';
import { nodeKey, isSameNode, type Node, type NodeRef, type NamedNode } from '../../domain/node/node.ts';
import type { EgressDraft } from '../../domain/node/roleForms.ts';
import { paths } from '../../domain/paths.ts';
import { toasts } from '../../domain/text/toasts.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';
import { api } from '../stores/api.ts';
import { beginRoleChange, endRoleChange } from '../stores/changes.ts';
import { showNewRow } from '../stores/newRow.ts';
import { externalClientsStore } from '../stores/records.ts';
import type { RunDone } from './bulkRun.ts';
import { cleanedOutcome, cleanUpAll } from './leftovers.ts';
import { hubBeside, readNodes, returnHub } from './nodes.ts';
import { refreshNodes } from './refresh.ts';
import { overrideOutcome, reconcileOutcome, runWithToast, undoable, type Undo } from './runWithToast.ts';

type Done = Result<unknown, Failure>;

/** What an undo adds to a change: the check of what changed since, and the record from before. */
type Undoing = { readonly isUnchanged: (node: Node) => boolean; readonly before: Node };

type Plan = {
  readonly texts: ToastTexts;
  readonly call: () => Promise<Result<Node, Failure>>;
  readonly leftovers?: readonly Leftover[];
  readonly undoing?: Undoing | undefined;
};

export function createEgress(node: NamedNode, egress: EgressDraft, undoing?: Undoing): Promise<Done> {
  const call = () => api.gateways.createEgress(node, egress);
  return change(node, 'egress', true, { texts: toasts.createEgress(), call, undoing });
}

export function createRelay(node: NamedNode, relayed: readonly Node[]): Promise<Done> {
  return relayAddresses(node, addressesOf(relayed));
}

function relayAddresses(node: NamedNode, addresses: readonly string[], undoing?: Undoing): Promise<Done> {
  const call = () => api.gateways.createRelay(node, addresses);
  return change(node, 'relay', true, { texts: toasts.createRelay(), call, undoing });
}

export function switchRole(
  node: NamedNode,
  role: GatewayRole,
  isOn: boolean,
  leftovers: readonly Leftover[] = [],
  undoing?: Undoing,
): Promise<Done> {
  const [texts, call] = isOn ? switchOn(node, role) : switchOff(node, role);
  return change(node, role, isOn, { texts, call, leftovers, undoing });
}

/** Switches a role without a toast. */
export async function switchQuietly(
  node: NamedNode,
  role: GatewayRole,
  isOn: boolean,
  undoing?: Undoing,
): Promise<Result<RunDone, Failure>> {
  const [, call] = isOn ? switchOn(node, role) : switchOff(node, role);
  const beside = { hub: hubBeside(node), hadClients: mayHaveClients(node) };
  const result = await carryOut(node, role, isOn, { call, undoing });
  if (!result.ok) return result;
  const { before, after, isRestored } = result.value;
  const again: typeof switchRole = (ref, back, wasOn, _, inverse) => switchQuietly(ref, back, wasOn, inverse);
  const undo = after && undoOf({ role, isOn, before, after, ...beside }, again);
  return succeed({ ...(!isRestored && { note: notRestored }), ...(undo && { undo }) });
}

const notRestored = 'The server kept other commands or another dynamic port';

type Switch = readonly [ToastTexts, Plan['call']];

function switchOn(node: NodeRef, role: GatewayRole): Switch {
  if (role === 'failover')
    return [toasts.createFailover(), () => api.gateways.createIngress(node, { isFailover: true })];
  // The server takes the role from the present hub.
  if (role === 'hub') return [toasts.updateNode(), () => makeHub(node)];
  return [toasts.createIngress(), () => api.gateways.createIngress(node)];
}

async function makeHub(ref: NodeRef): Promise<Result<Node, Failure>> {
  const fresh = await api.nodes.read(ref);
  return fresh.ok ? api.nodes.update({ ...fresh.value, isHub: true }) : fail(notSent(fresh.error));
}

function switchOff(node: NodeRef, role: GatewayRole): Switch {
  if (role === 'egress') return [toasts.deleteEgress(), () => api.gateways.removeEgress(node)];
  if (role === 'relay') return [toasts.deleteRelay(), () => api.gateways.removeRelay(node)];
  // The server removes failover with the ingress role.
  return [toasts.deleteIngress(), () => api.gateways.removeIngress(node)];
}

/** Reads all nodes and clients again, because they change with a role. */
async function change(
  node: NamedNode,
  role: GatewayRole,
  isOn: boolean,
  { texts, call, leftovers = [], undoing }: Plan,
): Promise<Done> {
  const key = nodeKey(node);
  const about = `${node.name} in ${node.network}`;
  const hub = hubBeside(node);
  const hadClients = mayHaveClients(node);
  beginRoleChange(key);
  const result = await runWithToast(
    texts,
    async () => {
      const switched = await carryOut(node, role, isOn, { call, undoing });
      return switched.ok ? succeed({ ...switched.value, cleaned: await cleanUpAll(leftovers) }) : switched;
    },
    about,
    ({ cleaned, before, after, isRestored }) =>
      undoable(
        !isRestored
          ? overrideOutcome([notRestored])
          : isOn
            ? nextStep(node, role)
            : cleanedOutcome(about, cleaned),
        after && cleaned.length === 0 ? undoOf({ role, isOn, before, after, hub, hadClients }) : undefined,
      ),
  );
  if (result.ok && isOn) showNewRow(key);
  void refreshNodes().then(() => endRoleChange(key));
  return result;
}

async function carryOut(
  node: NodeRef,
  role: GatewayRole,
  isOn: boolean,
  { call, undoing }: Pick<Plan, 'call' | 'undoing'>,
) {
  const fresh = await api.nodes.read(node);
  if (!fresh.ok) return fail(notSent(fresh.error));
  const before = fresh.value;
  const obstacle = undoing && (await obstacleTo(undoing, role, before));
  if (obstacle) return fail(obstacle);
  let after: Node | undefined;
  const switched = await reconcileOutcome(
    async () => {
      const sent = await call();
      if (sent.ok) after = sent.value;
      return sent;
    },
    () => isSwitched(node, role, isOn),
  );
  if (!switched.ok) return switched;
  const isRestored = !undoing || (await restoreCommands(undoing.before));
  return succeed({ before, after, isRestored });
}

type Switched = {
  readonly role: GatewayRole;
  readonly isOn: boolean;
  readonly before: Node;
  readonly after: Node;
  readonly hub: Node | undefined;
  readonly hadClients: boolean;
};

/** Other nodes keep a failover node, and the server deletes clients with their gateway. Both have no inverse. */
function undoOf(
  { role, isOn, before, after, hub, hadClients }: Switched,
  again = switchRole,
): Undo | undefined {
  if (role === 'hub') return hub && (() => returnHub(hub, before));
  if (hasRole(before, role) === isOn) return undefined;
  const undoing = { before, isUnchanged: (node: Node) => isSameRole(node, after, role) };
  if (isOn) return role === 'failover' ? undefined : () => again(before, role, false, [], undoing);
  if (role === 'relay') return () => relayAddresses(before, before.relayAddresses, undoing);
  if (role === 'egress') return () => createEgress(before, egressOf(before), undoing);
  const removed = before.isFailover ? 'failover' : 'ingress';
  return hadClients ? undefined : () => again(before, removed, true, [], undoing);
}

function egressOf({ egressRanges, egressInterface, egressNat }: Node): EgressDraft {
  return { ranges: egressRanges, interfaceName: egressInterface, isNatOn: egressNat };
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

/** The server adds commands to a gateway and removes all commands with the role. Returns whether they are as before. */
async function restoreCommands(before: Node): Promise<boolean> {
  const { postUp, postDown, udpHolePunch } = before;
  const isAsBefore = (node: Node) =>
    node.postUp === postUp && node.postDown === postDown && node.udpHolePunch === udpHolePunch;
  const fresh = await api.nodes.read(before);
  if (!fresh.ok || isAsBefore(fresh.value)) return fresh.ok;
  const sent = await api.nodes.update({ ...fresh.value, postUp, postDown, udpHolePunch });
  return sent.ok && isAsBefore(sent.value);
}

function nextStep(node: NamedNode, role: GatewayRole) {
  if (role !== 'ingress') return undefined;
  return { action: { label: 'Add a client', href: paths.externalClients(node.network) } };
}

async function isSwitched(ref: NodeRef, role: GatewayRole, isOn: boolean): Promise<boolean | undefined> {
  const nodes = await readNodes();
  return nodes?.some((node) => isSameNode(node, ref) && hasRole(node, role) === isOn);
}
