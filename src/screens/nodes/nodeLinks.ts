import type { Node } from '../../domain/node/node.ts';
import { paths } from '../../domain/paths.ts';
import { canSeeAcls, canSeeNodeAcls, type Viewer } from '../../domain/session/permissions.ts';

/** Where something is, or why one cannot go there. */
export type LinkOrReason =
  | { readonly href: string; readonly disabledReason?: undefined }
  | { readonly href?: undefined; readonly disabledReason: string };

/** A node's ACLs, for those who may see any; the server's own node has none to edit (§6). */
export function aclLink(node: Node, viewer: Viewer): LinkOrReason | undefined {
  if (!canSeeAcls(viewer)) return undefined;
  return canSeeNodeAcls(viewer, node)
    ? { href: paths.nodeAcls(node) }
    : { href: undefined, disabledReason: 'The server’s own node has no ACL view' };
}
