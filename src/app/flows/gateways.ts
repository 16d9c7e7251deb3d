import { fail, notSent, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { hasRole, addressesOf, type GatewayRole } from '../../domain/node/gateways.ts';
import type { Leftover } from '../../domain/node/leftovers.ts';
import { nodeKey, isSameNode, type Node, type NodeRef, type NamedNode } from '../../domain/node/node.ts';
import type { EgressDraft } from '../../domain/node/roleForms.ts';
import { paths } from '../../domain/paths.ts';
import { toasts } from '../../domain/text/toasts.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';
import { api } from '../stores/api.ts';
import { beginRoleChange, endRoleChange } from '../stores/changes.ts';
import { showNewRow } from '../stores/newRow.ts';
import { cleanedOutcome, cleanUpAll } from './leftovers.ts';
import { readNodes } from './nodes.ts';
import { refreshNodes } from './refresh.ts';
import { reconcileOutcome, runWithToast } from './runWithToast.ts';

type Done = Result<unknown, Failure>;

export function createEgress(node: NamedNode, egress: EgressDraft): Promise<Done> {
  return change(node, 'egress', true, toasts.createEgress(), () => api.gateways.createEgress(node, egress));
}

export function createRelay(node: NamedNode, relayed: readonly Node[]): Promise<Done> {
  const addresses = addressesOf(relayed);
  return change(node, 'relay', true, toasts.createRelay(), () => api.gateways.createRelay(node, addresses));
}

export function switchRole(
  node: NamedNode,
  role: GatewayRole,
  isOn: boolean,
  leftovers: readonly Leftover[] = [],
): Promise<Done> {
  const [texts, call] = isOn ? switchOn(node, role) : switchOff(node, role);
  return change(node, role, isOn, texts, call, leftovers);
}

/** Switches a role without a toast. */
export function switchQuietly(node: NodeRef, role: GatewayRole, isOn: boolean) {
  const [, call] = isOn ? switchOn(node, role) : switchOff(node, role);
  return reconcileOutcome(call, () => isSwitched(node, role, isOn));
}

type Switch = readonly [ToastTexts, () => Promise<Done>];

function switchOn(node: NodeRef, role: GatewayRole): Switch {
  if (role === 'failover')
    return [toasts.createFailover(), () => api.gateways.createIngress(node, { isFailover: true })];
  // The server takes the role from the present hub.
  if (role === 'hub') return [toasts.updateNode(), () => makeHub(node)];
  return [toasts.createIngress(), () => api.gateways.createIngress(node)];
}

async function makeHub(ref: NodeRef): Promise<Done> {
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
  texts: ToastTexts,
  call: () => Promise<Done>,
  leftovers: readonly Leftover[] = [],
): Promise<Done> {
  const key = nodeKey(node);
  const about = `${node.name} in ${node.network}`;
  beginRoleChange(key);
  const result = await runWithToast(
    texts,
    async () => {
      const switched = await reconcileOutcome(call, () => isSwitched(node, role, isOn));
      return switched.ok ? succeed(await cleanUpAll(leftovers)) : switched;
    },
    about,
    (cleaned) => (isOn ? nextStep(node, role) : cleanedOutcome(about, cleaned)),
  );
  if (result.ok && isOn) showNewRow(key);
  void refreshNodes().then(() => endRoleChange(key));
  return result;
}

function nextStep(node: NamedNode, role: GatewayRole) {
  if (role !== 'ingress') return undefined;
  return { action: { label: 'Add a client', href: paths.externalClients(node.network) } };
}

async function isSwitched(ref: NodeRef, role: GatewayRole, isOn: boolean): Promise<boolean | undefined> {
  const nodes = await readNodes();
  return nodes?.some((node) => isSameNode(node, ref) && hasRole(node, role) === isOn);
}
