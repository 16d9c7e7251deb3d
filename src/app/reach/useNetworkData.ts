import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import { maxMeasuredNodes, type Metrics } from '../../domain/metrics/metrics.ts';
import type { Node } from '../../domain/node/node.ts';
import { canSeeAcls, canSeeMetrics } from '../../domain/session/permissions.ts';
import { aclsStore, questionAcls, loadAcls, loadQuestionAcls, ensureAcls } from '../stores/acls.ts';
import { timeNow } from '../stores/clock.ts';
import { metrics, metricsStore } from '../stores/metrics.ts';
import { useViewer, useRecords } from '../stores/reading.ts';

/** The ACLs of a network, loaded once and again when a node has joined that they don't list: it would look isolated. */
export function useAcls(netid: string): Loadable<AclMatrix> {
  const viewer = useViewer();
  const nodes = valueOf(useRecords().nodes.data);
  const acls = useSnapshot(aclsStore);
  const data = acls.netid === netid ? acls.data : ({ status: 'idle' } as const);
  const canSee = canSeeAcls(viewer) && (nodes?.some((node) => node.network === netid) ?? false);
  useEffect(() => {
    if (canSee) ensureAcls(netid);
  }, [canSee, netid]);

  const unlisted = unlistedIn(valueOf(data), netid, nodes ?? []);
  useEffect(() => {
    if (canSee && unlisted !== '') void loadAcls(netid);
  }, [canSee, netid, unlisted]);
  return data;
}

const unasked: Loadable<AclMatrix> = { status: 'idle' };

/** How long ACLs that were loaded for a question are good enough for the next one, in milliseconds. */
const recentMs = 60_000;

/** The ACLs of a network for a question over any page: those of the page or those loaded for a question, whichever are newer. */
export function useQuestionAcls(netid: string | undefined): Loadable<AclMatrix> {
  const ofPage = useSnapshot(aclsStore);
  const asked = useSnapshot(questionAcls);
  const isOnPage = ofPage.netid === netid && (ofPage.data.status === 'ready' || ofPage.isLoading);
  useEffect(() => {
    if (netid === undefined || isOnPage) return;
    const { data, isLoading } = questionAcls;
    const isRecent = data.status === 'ready' && timeNow() - data.loadedAt < recentMs;
    if (questionAcls.netid !== netid || !(isRecent || isLoading)) loadQuestionAcls(netid);
  }, [netid, isOnPage]);
  const found = [isOnPage ? ofPage.data : unasked, asked.netid === netid ? asked.data : unasked];
  const [newest = unasked] = found.toSorted((a, b) => rank(b) - rank(a));
  return newest;
}

function rank(rules: Loadable<AclMatrix>): number {
  return rules.status === 'ready' ? rules.loadedAt : rules.status === 'idle' ? 0 : 1;
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
  const viewer = useViewer();
  const nodes = valueOf(useRecords().nodes.data);
  const store = useSnapshot(metricsStore);
  const count = nodes?.filter(({ network }) => network === netid).length ?? 0;
  const isRead = isWanted && canSeeMetrics(viewer) && count > 0 && count <= maxMeasuredNodes;
  useEffect(() => {
    if (!isRead) return;
    metrics.open({ netid });
    if (metricsStore.data.status === 'idle') void metrics.load();
  }, [netid, isRead]);
  return isRead && store.netid === netid ? store.data : undefined;
}
