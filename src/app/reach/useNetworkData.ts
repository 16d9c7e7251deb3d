import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import { maxMeasuredNodes, type Metrics } from '../../domain/metrics/metrics.ts';
import type { Node } from '../../domain/node/node.ts';
import { canSeeAcls, canSeeMetrics } from '../../domain/session/permissions.ts';
import { ensureAcls, loadAcls, useAclsOf } from '../stores/acls.ts';
import { aclEdits } from '../stores/drafts/aclEdits.ts';
import { metrics, metricsStore } from '../stores/metrics.ts';
import { useOnOpen, useRecords } from '../stores/reading.ts';

/** How old ACLs may be for a page or a question that only shows them, in milliseconds. */
const recentMs = 60_000;

/** The ACLs of a network, for a page or a question over any page. */
export function useRecentAcls(netid: string | undefined, maxAge = recentMs): Loadable<AclMatrix> {
  useEffect(() => {
    if (netid === undefined) return;
    // Rules don’t change below unsaved edits until the user reads them again.
    void ensureAcls(netid, { maxAge: netid in aclEdits.byKey ? Infinity : maxAge });
  }, [netid, maxAge]);
  return useAclsOf(netid).data;
}

/** The same, loaded again when a node has joined that the ACLs don't list: it would look isolated. */
export function useAcls(netid: string, maxAge?: number): Loadable<AclMatrix> {
  const records = useRecords();
  const nodes = valueOf(records.nodes.data);
  const canSee = canSeeAcls(records.viewer) && (nodes?.some((node) => node.network === netid) ?? false);
  const data = useRecentAcls(canSee ? netid : undefined, maxAge);
  const unlisted = unlistedIn(valueOf(data), netid, nodes ?? []);
  useEffect(() => {
    if (canSee && unlisted !== '') void loadAcls(netid);
  }, [canSee, netid, unlisted]);
  return data;
}

/** The ids of nodes without ACL rules, as one text that changes only with them, so that they are loaded once. */
function unlistedIn(acl: AclMatrix | undefined, netid: string, nodes: readonly Node[]): string {
  if (!acl) return '';
  return nodes
    .filter((node) => node.network === netid && !node.isPending && !acl.indexOf.has(node.id))
    .map(({ id }) => id)
    .join();
}

/** The metrics of a network; undefined for viewers who can't see them and for networks with more than `maxMeasuredNodes` nodes. */
export function useNetworkMetrics(netid: string, isWanted = true): Loadable<Metrics> | undefined {
  const records = useRecords();
  const nodes = valueOf(records.nodes.data);
  const store = useSnapshot(metricsStore);
  const count = nodes?.filter(({ network }) => network === netid).length ?? 0;
  const isRead = isWanted && canSeeMetrics(records.viewer) && count > 0 && count <= maxMeasuredNodes;
  useOnOpen((id) => void metrics.load({ netid: id }), isRead ? netid : undefined);
  return isRead && store.netid === netid ? store.data : undefined;
}
