import type { NodeRef } from '../../domain/node/node.ts';
import { paths } from '../../domain/paths.ts';
import type { AccessLevel } from '../../domain/session/accessLevel.ts';
import { canSeeAcls, canSeeNodeAcls, type Viewer } from '../../domain/session/permissions.ts';

/** Addresses of the node pages, which exist in the console and in the user dashboard. */
export type NodePaths = {
  readonly list: (netid?: string) => string;
  readonly node: (node: NodeRef) => string;
  readonly edit: (node: NodeRef) => string;
  readonly createEgress: (node: NodeRef) => string;
  readonly createRelay: (node: NodeRef) => string;
  /** The next three return undefined if the area has no such page. */
  readonly network: (netid: string) => string | undefined;
  readonly graph: (netid?: string) => string | undefined;
  /** Whether adding a node asks for the network and the key. The user area has one network. */
  readonly asksForKey: boolean;
  readonly keys: (netid?: string, isCreating?: boolean) => string | undefined;
  /** Whether the area has pages for tasks, such as replacing a node. */
  readonly hasTasks: boolean;
};

export const nodePaths: NodePaths = {
  list: paths.nodes,
  node: paths.node,
  edit: paths.editNode,
  createEgress: paths.createEgress,
  createRelay: paths.createRelay,
  network: paths.network,
  graph: paths.graphs,
  asksForKey: true,
  keys: (netid, isCreating) =>
    isCreating && netid !== undefined ? paths.createAccessKey(netid) : paths.accessKeys(netid),
  hasTasks: true,
};

/** The list links level 0 to the form and other levels to the read-only page. */
export function areaNodePaths(level: AccessLevel): NodePaths {
  return {
    list: (netid) => (netid === undefined ? paths.userArea() : paths.userAreaNodes(netid)),
    node: level === 0 ? paths.userAreaEditNode : paths.userAreaNode,
    edit: paths.userAreaEditNode,
    createEgress: paths.userAreaCreateEgress,
    createRelay: paths.userAreaCreateRelay,
    network: () => undefined,
    graph: () => undefined,
    hasTasks: false,
    asksForKey: false,
    keys: (netid, isCreating) => {
      if (netid === undefined || level !== 0) return undefined;
      return isCreating ? paths.userAreaCreateAccessKey(netid) : paths.userAreaAccessKeys(netid);
    },
  };
}

export type LinkOrReason =
  | { readonly href: string; readonly disabledReason?: undefined }
  | { readonly href?: undefined; readonly disabledReason: string };

export function aclLink(node: NodeRef, isServer: boolean, viewer: Viewer): LinkOrReason | undefined {
  if (!canSeeAcls(viewer)) return undefined;
  return canSeeNodeAcls(viewer, { isServer })
    ? { href: paths.nodeAcls(node) }
    : { href: undefined, disabledReason: 'The server’s own node has no ACL view' };
}
