import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Node } from '../../domain/node/node.ts';
import { canSeeAcls, type Viewer } from '../../domain/session/permissions.ts';
import { aclsStore, loadAcls, needAcls } from '../stores/acls.ts';

/**
 * The rules of a network that has nodes, asked for once, and again when a node has joined of which they know nothing: it would look cut
 * off. Whoever may not read them never asks, and a failure is not repeated by itself.
 */
export function useRules(
  netid: string,
  viewer: Viewer,
  nodes: readonly Node[] | undefined,
): Loadable<AclMatrix> {
  const acls = useSnapshot(aclsStore);
  const data = acls.netid === netid ? acls.data : ({ status: 'idle' } as const);
  const maySee = canSeeAcls(viewer) && (nodes?.some((node) => node.network === netid) ?? false);
  useEffect(() => {
    if (maySee) needAcls(netid);
  }, [maySee, netid]);

  const strangers = strangersTo(valueOf(data), netid, nodes ?? []);
  useEffect(() => {
    if (maySee && strangers !== '') void loadAcls(netid);
  }, [maySee, netid, strangers]);
  return data;
}

/** The nodes that the rules do not know, as one text: where the server has no rows for them, asking again stops there. */
function strangersTo(acl: AclMatrix | undefined, netid: string, nodes: readonly Node[]): string {
  if (!acl) return '';
  return nodes
    .filter((node) => node.network === netid && !node.isPending && !acl.indexOf.has(node.id))
    .map(({ id }) => id)
    .join();
}
