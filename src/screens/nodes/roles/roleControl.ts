import type { Network } from '../../../domain/network/network.ts';
import { roleToggle, type CreatedRole, type GatewayRole } from '../../../domain/node/gateways.ts';
import type { Node, NodeRef } from '../../../domain/node/node.ts';
import { relayOf } from '../../../domain/node/relays.ts';
import { canToggleRoles, type Viewer } from '../../../domain/session/permissions.ts';
import { roleNames, roleObstacleTexts, roleToggleLabel } from '../../../domain/text/roleText.ts';
import type { ClientsByGateway } from '../nodeDeletion.ts';
import { nodeKey } from '../nodeKey.ts';
import type { RoleQuestionView } from '../RoleQuestion/roleQuestion.ts';
import { roleQuestionView } from '../RoleQuestion/roleQuestionView.ts';
import type { Hubs } from './hubs.ts';

/** A role of a node, as list, details and graph show it. */
export type RoleControl = {
  readonly role: GatewayRole;
  readonly isOn: boolean;
  /** What pressing does; for whoever may not press, whether the node has the role. */
  readonly label: string;
  /** Why it cannot be switched, told to whoever could otherwise. */
  readonly disabledReason: string | undefined;
  /** undefined: it only shows. */
  readonly press: RolePress | undefined;
};

/** Pressing either opens the page on which the role is created, or asks (§2 "Gateway toggles on a node"). */
export type RolePress =
  | { readonly opens: 'page'; readonly node: NodeRef; readonly role: CreatedRole }
  | { readonly opens: 'question'; readonly question: RoleQuestionView };

/** What the roles of all nodes are shown with. */
export type RoleSurroundings = {
  readonly viewer: Viewer;
  readonly networks: ReadonlyMap<string, Network>;
  readonly nodes: readonly Node[];
  readonly hubs: Hubs;
  /** undefined: this viewer is not told of clients. */
  readonly clients: ClientsByGateway | undefined;
  /** The nodes, by `nodeKey`, of which a role is being switched. */
  readonly switching: ReadonlySet<string>;
};

export function roleControl(node: Node, role: GatewayRole, around: RoleSurroundings): RoleControl {
  const { isOn, opensPageOf } = roleToggle(node, role, around.networks.get(node.network));
  const shown = { role, isOn, disabledReason: undefined, press: undefined };
  if (!canToggleRoles(around.viewer, node)) {
    return { ...shown, label: isOn ? roleNames[role] : `No ${roleNames[role].toLowerCase()}` };
  }
  const label = roleToggleLabel(role, isOn, node.name);
  const disabledReason =
    roleObstacle(node, role, around) ??
    (around.switching.has(nodeKey(node)) ? 'Waiting for the answer' : undefined);
  if (disabledReason !== undefined) return { ...shown, label, disabledReason };
  const press: RolePress = opensPageOf
    ? { opens: 'page', node: { network: node.network, id: node.id }, role: opensPageOf }
    : { opens: 'question', question: roleQuestionView(node, role, around) };
  return { ...shown, label, press };
}

/** Why a role can be switched by nobody, in words; whether this viewer may is another question. */
export function roleObstacle(
  node: Node,
  role: GatewayRole,
  { networks, nodes }: Pick<RoleSurroundings, 'networks' | 'nodes'>,
): string | undefined {
  const { obstacle } = roleToggle(node, role, networks.get(node.network));
  switch (obstacle) {
    case undefined:
      return undefined;
    case 'relayed': {
      const relay = relayOf(node, nodes);
      return relay ? `Relayed by ${relay.name}` : roleObstacleTexts.relayed;
    }
    case 'notPointToSite':
      return networks.has(node.network)
        ? `${node.network} is not a point-to-site network`
        : roleObstacleTexts.notPointToSite;
    default:
      return roleObstacleTexts[obstacle];
  }
}
