import type { Network } from '../network/network.ts';
import {
  roleNames,
  roleObstacleTexts,
  roleToggleLabel,
  systemObstacleText,
  hasRole,
  hasRoleIn,
  relayOf,
  toggleObstacle,
  type CreatedRole,
  type GatewayRole,
} from '../node/gateways.ts';
import { nodeKey, type Node } from '../node/node.ts';
import { canToggleRoles, type Viewer } from '../session/permissions.ts';
import type { Known } from './known.ts';

/** A node with everything that decides which roles the viewer can give it. */
export type RoleSubject = {
  readonly node: Node;
  readonly viewer: Viewer;
  readonly network: Pick<Network, 'isPointToSite'> | undefined;
  /** Of the node that relays this one. */
  readonly relayName: string | undefined;
  readonly isSwitching: boolean;
};

export function roleSubject(node: Node, { viewer, networks, nodes, switching }: Known): RoleSubject {
  return {
    node,
    viewer,
    network: networks.get(node.network),
    relayName: node.isRelayed ? relayOf(node, nodes)?.name : undefined,
    isSwitching: switching.has(nodeKey(node)),
  };
}

export function roleControl(subject: RoleSubject, role: GatewayRole) {
  const { node, viewer, isSwitching } = subject;
  const isOn = hasRoleIn(subject.network, node, role);
  const { network, id, name } = node;
  const action = { kind: 'switchRole', node: { network, id, name }, role, isOn: !isOn } as const;
  if (!canToggleRoles(viewer, node)) {
    const label = isOn ? roleNames[role] : `No ${roleNames[role].toLowerCase()}`;
    return { role, isOn, label, disabledReason: undefined, canPress: false, action };
  }
  const disabledReason =
    roleObstacle(subject, role) ?? (isSwitching ? 'Waiting for the previous change' : undefined);
  const label = roleToggleLabel(role, isOn, node.name);
  return { role, isOn, label, disabledReason, canPress: disabledReason === undefined, action };
}

export function roleObstacle(
  { node, network, relayName }: Pick<RoleSubject, 'node' | 'network' | 'relayName'>,
  role: GatewayRole,
): string | undefined {
  const obstacle = toggleObstacle(node, role, network);
  switch (obstacle) {
    case undefined:
      return undefined;
    case 'relayed':
      return relayName === undefined ? roleObstacleTexts.relayed : `Relayed by ${relayName}`;
    case 'system':
      return systemObstacleText(role, node.os);
    case 'notPointToSite':
      return network ? `${node.network} isn’t a point-to-site network` : roleObstacleTexts.notPointToSite;
    default:
      return roleObstacleTexts[obstacle];
  }
}

export type RoleFormInput<Form> = {
  readonly node: Node;
  readonly form: Form;
  readonly isSaving: boolean;
  readonly context: Pick<Known<Network>, 'viewer' | 'networks'> & { readonly nodes: readonly Node[] };
};

export function creationObstacle(
  node: Node,
  role: CreatedRole,
  { viewer, networks, nodes }: Pick<Known, 'viewer' | 'networks' | 'nodes'>,
): string | undefined {
  if (!canToggleRoles(viewer, node)) return `Only administrators of ${node.network} can do this`;
  if (hasRole(node, role)) {
    return `${node.name} is already ${role === 'egress' ? 'an egress gateway' : 'a relay'}`;
  }
  const relayName = relayOf(node, nodes)?.name;
  return roleObstacle({ node, network: networks.get(node.network), relayName }, role);
}
