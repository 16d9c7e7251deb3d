import { hashOf } from '../format/hash.ts';
import { sameList } from '../list.ts';
import { WireObject } from '../wire.ts';
import { egressOf, forwardingGap, hasOwnCommands, type ForwardingGap } from './forwarding.ts';
import { gatewayRoles, hasRole, roleNames, type GatewayRole } from './gateways.ts';
import { refOf, type NamedNode, type Node } from './node.ts';
import type { EgressDraft } from './roleForms.ts';
import { namedNodeFromStored } from './storedNodeUndo.ts';

/** How to take back a switched role, as data. The hub is a field of the node. */
export type RoleUndo = {
  readonly node: NamedNode;
  readonly role: GatewayRole;
  /** Whether the undo creates the role again. */
  readonly isOn: boolean;
  readonly before: RoleState;
  /** As the change left it. Someone else has changed it since if it differs. */
  readonly after: Pick<RoleState, 'hasRole' | 'relayAddresses' | 'egress'>;
};

/** What a role of a node consists of. */
type RoleState = {
  readonly hasRole: boolean;
  readonly egress: EgressDraft;
  readonly relayAddresses: readonly string[];
  readonly isFailover: boolean;
  readonly udpHolePunch: boolean;
  /** A hash, because the node runs commands, so the console never takes them from the browser’s storage. */
  readonly commands: number;
  readonly hasOwnCommands: boolean;
  readonly gap: ForwardingGap | undefined;
};

type Switched = { readonly before: Node; readonly after: Node; readonly hadClients: boolean };

/** Other nodes keep a failover node, and the server deletes clients with their gateway. Both have no inverse. */
export function roleUndoOf(
  role: GatewayRole,
  isOn: boolean,
  { before, after, hadClients }: Switched,
): RoleUndo | undefined {
  const isIngress = role === 'ingress' || role === 'failover';
  if (isOn ? role === 'failover' : isIngress && hadClients) return undefined;
  const { egress, relayAddresses } = stateOf(after, role);
  return {
    node: refOf(before),
    role,
    isOn: !isOn,
    before: stateOf(before, role),
    after: { hasRole: hasRole(after, role), egress, relayAddresses },
  };
}

function stateOf(node: Node, role: GatewayRole): RoleState {
  return {
    hasRole: hasRole(node, role),
    egress: egressOf(node),
    relayAddresses: node.relayAddresses,
    isFailover: node.isFailover,
    udpHolePunch: node.udpHolePunch,
    commands: commandsMark(node),
    hasOwnCommands: hasOwnCommands(node),
    gap: forwardingGap(node),
  };
}

export function commandsMark({ postUp, postDown }: Pick<Node, 'postUp' | 'postDown'>): number {
  return hashOf(`${postUp}\n${postDown}`);
}

export function isRoleUnchanged(node: Node, { role, after }: RoleUndo): boolean {
  return (
    hasRole(node, role) === after.hasRole &&
    (role !== 'egress' || sameList(node.egressRanges, after.egress.ranges)) &&
    (role !== 'relay' || sameList(node.relayAddresses, after.relayAddresses))
  );
}

/** Throws if the JSON isn’t an undo of a role. */
export function roleUndoFromStored(stored: WireObject): RoleUndo | undefined {
  const role = stored.oneOf('role', gatewayRoles);
  if (role === undefined || role === 'hub') return undefined;
  const before = stored.requiredObject('before');
  return {
    node: stored.required('node', namedNodeFromStored),
    role,
    isOn: stored.boolean('isOn'),
    before: {
      ...rolePart(before),
      isFailover: before.boolean('isFailover'),
      udpHolePunch: before.boolean('udpHolePunch'),
      commands: before.number('commands'),
      hasOwnCommands: before.boolean('hasOwnCommands'),
      gap: before.oneOf('gap', ['forwarding', 'nat']),
    },
    after: rolePart(stored.requiredObject('after')),
  };
}

function rolePart(stored: WireObject): RoleUndo['after'] {
  return {
    hasRole: stored.boolean('hasRole'),
    egress: stored.required('egress', egressFromStored),
    relayAddresses: stored.texts('relayAddresses'),
  };
}

export function egressFromStored(json: unknown, path: string): EgressDraft {
  const egress = new WireObject(json, path);
  return {
    ranges: egress.texts('ranges'),
    interfaceName: egress.text('interfaceName'),
    isNatOn: egress.boolean('isNatOn'),
  };
}

/** Names what the undo does from its own data, so that it can’t pass for another one. */
export function roleUndoText({ node, role, isOn, before }: RoleUndo): string {
  const name = `the ${roleNames[role].toLowerCase()} role`;
  const where = `${node.name} in ${node.network}`;
  const values = {
    egress: before.egress.ranges,
    relay: before.relayAddresses,
    ingress: [],
    failover: [],
    hub: [],
  };
  const listed = isOn && values[role].length > 0 ? `: ${values[role].join(', ')}` : '';
  const without = before.hasOwnCommands ? ', but not the commands of the node' : '';
  return `${isOn ? `adds ${name} to` : `removes ${name} from`} ${where}${listed}${without}`;
}
