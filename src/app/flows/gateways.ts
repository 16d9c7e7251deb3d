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
import { doneWith } from './bulkRun.ts';
import { cleanedOutcome, cleanUpAll } from './deletions.ts';
import { hubBeside, readNodes, returnHub, saveNode, sendNode } from './nodes.ts';
import { refreshNodes } from './refresh.ts';
import { overrideOutcome, reconcileOutcome, runWithToast, undoable, type Undo } from './runWithToast.ts';

type Done = Result<unknown, Failure>;

/** What an undo adds to a change: the check of what changed since, and the record from before. */
type Undoing = { readonly isUnchanged: (node: Node) => boolean; readonly before: Node };

type Plan = {
  readonly node: NamedNode;
  readonly role: GatewayRole;
  readonly isOn: boolean;
  readonly texts: ToastTexts;
  readonly call: () => Promise<Result<Node, Failure>>;
  readonly undoing?: Undoing;
};

export function createEgress(node: NamedNode, egress: EgressDraft): Promise<Done> {
  return change(egressPlan(node, egress));
}

export function createRelay(node: NamedNode, relayed: readonly Node[]): Promise<Done> {
  return change(relayPlan(node, addressesOf(relayed)));
}

export function switchRole(
  node: NamedNode,
  role: GatewayRole,
  isOn: boolean,
  leftovers: readonly Leftover[] = [],
): Promise<Done> {
  return change(switchPlan(node, role, isOn), leftovers);
}

/** Switches a role without a toast, and returns how to undo it. */
export async function switchQuietly(node: NamedNode, role: GatewayRole, isOn: boolean) {
  const switched = await carryOut(switchPlan(node, role, isOn));
  return switched.ok ? doneWith([], undoOf(switched.value, carryOut, sendNode)) : switched;
}

function egressPlan(node: NamedNode, egress: EgressDraft): Plan {
  const call = () => api.gateways.createEgress(node, egress);
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
async function change(plan: Plan, leftovers: readonly Leftover[] = []): Promise<Done> {
  const { node, role, isOn, texts } = plan;
  const key = nodeKey(node);
  const about = `${node.name} in ${node.network}`;
  beginRoleChange(key);
  const result = await runWithToast(
    texts,
    async () => {
      const switched = await carryOut(plan);
      return switched.ok
        ? succeed({ switched: switched.value, cleaned: await cleanUpAll(leftovers) })
        : switched;
    },
    about,
    ({ switched, cleaned }) => {
      const undo = cleaned.length === 0 ? undoOf(switched, change, saveNode) : undefined;
      if (!switched.isRestored) return undoable(overrideOutcome([notRestored]), undo);
      return undoable(isOn ? nextStep(node, role) : cleanedOutcome(about, cleaned), undo);
    },
  );
  if (result.ok && isOn) showNewRow(key);
  void refreshNodes().then(() => endRoleChange(key));
  return result;
}

const notRestored = 'The server kept other commands or another dynamic port';

type Switched = Pick<Plan, 'role' | 'isOn'> & {
  readonly before: Node;
  /** Undefined if the response was lost. */
  readonly after: Node | undefined;
  readonly hub: Node | undefined;
  readonly hadClients: boolean;
  readonly isRestored: boolean;
};

async function carryOut({ node, role, isOn, call, undoing }: Plan): Promise<Result<Switched, Failure>> {
  const about = { role, isOn, hub: hubBeside(node), hadClients: mayHaveClients(node) };
  const fresh = await api.nodes.read(node);
  if (!fresh.ok) return fail(notSent(fresh.error));
  const before = fresh.value;
  const obstacle = undoing && (await obstacleTo(undoing, role, before));
  if (obstacle) return fail(obstacle);
  let after: Node | undefined;
  const sent = await reconcileOutcome(
    async () => {
      const response = await call();
      if (response.ok) after = response.value;
      return response;
    },
    () => isSwitched(node, role, isOn),
  );
  if (!sent.ok) return sent;
  const isRestored = !undoing || (await restoreCommands(undoing.before));
  return succeed({ ...about, before, after, isRestored });
}

/** Other nodes keep a failover node, and the server deletes clients with their gateway. Both have no inverse. */
function undoOf(
  { role, isOn, before, after, hub, hadClients }: Switched,
  run: (plan: Plan) => Promise<Done>,
  save: typeof saveNode,
): Undo | undefined {
  if (role === 'hub') return hub && (() => returnHub(hub, before, save));
  if (!after || hasRole(before, role) === isOn) return undefined;
  const plan = inversePlan(role, isOn, before, hadClients);
  const isUnchanged = (node: Node) => isSameRole(node, after, role);
  return plan && (() => run({ ...plan, undoing: { before, isUnchanged } }));
}

function inversePlan(role: GatewayRole, isOn: boolean, before: Node, hadClients: boolean): Plan | undefined {
  if (isOn) return role === 'failover' ? undefined : switchPlan(before, role, false);
  if (role === 'relay') return relayPlan(before, before.relayAddresses);
  if (role === 'egress') return egressPlan(before, egressOf(before));
  return hadClients ? undefined : switchPlan(before, before.isFailover ? 'failover' : 'ingress', true);
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
