import {
  joinCommands,
  joinMethodLabels,
  type AccessKey,
  type JoinMethod,
} from '../../../domain/accessKey/accessKey.ts';
import { counted } from '../../../domain/format/count.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { networkIn, type Records } from '../../../domain/records.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { canApprove, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';

type ShownKey = {
  readonly netid: string;
  readonly key: AccessKey;
  readonly isNew: boolean;
  readonly backend: string;
  /** Ids of the nodes that existed before the dialog opened; undefined until they are known. */
  readonly existingIds: ReadonlySet<string> | undefined;
};

export function accessKeyDetailsView(records: Records, shown: ShownKey) {
  const { netid, key, isNew } = shown;
  const server = valueOf(records.config.data);
  // Until the server’s settings are known, the dialog assumes that the key can’t be shown again.
  const closing: 'hides' | 'keeps' | undefined =
    isNew && !key.secret.hidden ? (server?.showsKeys ? 'keeps' : 'hides') : undefined;
  const uses = `Can be used ${key.uses === 1 ? 'once' : counted(key.uses, 'time')} to join ${netid}.`;
  return {
    name: key.name,
    lead: closing === 'hides' ? `${uses} Copy the key and token now. You won’t see them again.` : uses,
    secret: key.secret.hidden
      ? { status: isNew ? ('lost' as const) : ('hidden' as const) }
      : { status: 'shown' as const, value: key.secret.value, accessString: key.secret.accessString },
    commands: commandsOf(records, shown),
    closing,
    arrivals: joinedNodesView(records, netid, shown.existingIds),
  };
}

export type AccessKeyDetailsView = ReturnType<typeof accessKeyDetailsView>;

function commandsOf({ viewer, config }: Records, { key, netid, backend }: ShownKey) {
  const username = viewer.user.name;
  const serverVersion = valueOf(config.data)?.version ?? '';
  const version = versionLabel(serverVersion);
  const requirement = version === '' ? 'Requires netclient.' : `Requires netclient ${version}.`;
  const asRoot = `Run as root on the machine you want to join. ${requirement}`;
  const notes: Readonly<Record<JoinMethod, string>> = {
    netclient: asRoot,
    docker: 'Run on the machine you want to join. Requires Docker.',
    basicAuth: `${asRoot} Asks for ${username}’s password instead of a key.`,
    sso: `${asRoot} Opens your identity provider’s login page. No key needed.`,
  };
  return joinCommands({ secret: key.secret, netid, username, backend, serverVersion }).map(
    ({ method, text }) => ({ way: method, text, note: notes[method], ...joinMethodLabels[method] }),
  );
}

export type JoinCommandView = ReturnType<typeof commandsOf>[number];

/** Lists nodes that joined since the dialog opened. The server doesn’t record which key they used. */
export function joinedNodesView(
  records: Pick<Records, 'nodes' | 'networks' | 'viewer'>,
  netid: string,
  existingIds: ReadonlySet<string> | undefined,
) {
  const nodes = records.nodes.data;
  const network = networkIn(records, netid);
  const arrived =
    nodes.status === 'ready' && existingIds
      ? nodes.value.filter((node) => node.network === netid && !existingIds.has(node.id))
      : [];
  return {
    netid,
    rows: arrived.map((node) => rowOf(node, records.viewer, network)),
    problem: problemWith(nodes),
  };
}

export type JoinedNodesView = ReturnType<typeof joinedNodesView>;

function rowOf(node: Node, viewer: Viewer, network: Network | undefined) {
  return {
    node: { id: node.id, network: node.network, name: node.name },
    address: node.address || node.address6,
    health: healthView(node),
    href: paths.node(node),
    canApprove: canApprove(viewer, node, network),
  };
}

export type JoinedNodeRow = ReturnType<typeof rowOf>;

function problemWith(nodes: Loadable<unknown>): string | undefined {
  if (nodes.status === 'failed') return failureText(nodes.failure);
  return nodes.status === 'ready' && nodes.staleBecause ? failureText(nodes.staleBecause) : undefined;
}
