import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { type Finding, namesOf } from '../../../domain/findings/finding.ts';
import type { MissingAcls } from '../../../domain/findings/checkStates.ts';
import { counted } from '../../../domain/format/count.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { tally } from '../../../domain/tally.ts';
import { FindingsScreen } from '../../../screens/findings/FindingsScreen/FindingsScreen.tsx';
import { findingLine, findingRecord } from '../../../screens/findings/FindingsScreen/findingExport.ts';
import { findingsFilter } from '../../../screens/findings/FindingsScreen/findingsFilter.ts';
import { checkedNetworks, findingsView } from '../../../screens/findings/FindingsScreen/findingsView.ts';
import { networkNotFound } from '../../../screens/state/NotFoundScreen/networkNotFound.ts';
import { RecordNotFoundScreen } from '../../../screens/state/NotFoundScreen/NotFoundScreen.tsx';
import { copyWithToast } from '../../flows/copyWithToast.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { saveRecords } from '../../flows/saveFile.ts';
import { cameFrom, goBackOne } from '../../stores/history.ts';
import { ask } from '../../stores/asked.ts';
import { aclsStore } from '../../stores/acls.ts';
import { findingAclsStore, mostNodes, requestFindingAcls } from '../../stores/findingAcls.ts';
import { useFindings, muteFindings, unmuteFindings, useMutes, useSince } from '../../stores/findings.ts';
import { useRecords } from '../../stores/reading.ts';
import { metricsStore } from '../../stores/metrics.ts';
import { useListQuery, useSelection, without } from '../forms/useQuery.ts';
import { useConnectivity } from './useConnectivity.ts';

/** `/findings` and `/findings/{netid}` */
export function FindingsRoute() {
  const { netid } = useParams();
  const { query, change, rowsPerPage, filter, turnTo } = useListQuery(findingsFilter);
  const { selected: selecting, select } = useSelection(netid);
  const [kept, keep] = useState<readonly Finding[]>();
  const [last, setLast] = useState<Finding>();
  // Until then, the most urgent finding is shown, also if it’s found later than others.
  const [hasRead, setHasRead] = useState(false);
  const { isLoading: areAclsLoading, requested } = useSnapshot(findingAclsStore);
  const { byNetid } = useSnapshot(aclsStore);
  const metrics = useSnapshot(metricsStore).data;
  const findings = useFindings();
  const records = useRecords();
  const connectivity = useConnectivity(netid);
  const close = useClose(() => change(without('finding'), { replace: true }));
  const { data } = records.nodes;
  const { whole, own } = checkedNetworks(records);
  const view = findingsView(records, {
    netid,
    // The findings are as old as the records, even if the checks didn’t have to run again.
    findings:
      findings.status === 'ready' && data.status === 'ready' ? { ...data, value: findings.value } : findings,
    kept,
    mutes: useMutes(),
    sinceOf: useSince(),
    last: hasRead || query.has('finding') ? last : undefined,
    areAclsLoading,
    missingAcls: missingAcls(whole, valueOf(data) ?? [], (id) => byNetid[id]?.data.status, requested),
    hasMetrics: metrics.status === 'ready',
    ...selecting,
    connectivity: connectivity.view,
    query,
    rowsPerPage,
  });
  const { selected } = view;
  if (selected && selected.finding !== last) setLast(selected.finding);
  const isReady = records.networks.data.status === 'ready';
  if (netid !== undefined && isReady && ![...whole, ...own].includes(netid)) {
    const list = { listHref: paths.findings(), listLabel: 'Findings in all networks' };
    return <RecordNotFoundScreen view={networkNotFound(netid, list)} />;
  }
  return (
    <FindingsScreen
      view={view}
      on={{
        refresh: () => {
          void loadEverything();
          connectivity.reload();
        },
        filter: (changes) => filter({ finding: '', ...changes }),
        turnTo,
        settle: () => setHasRead(true),
        read: (isRead) => {
          if (isRead) setHasRead(true);
          keep((before) => (isRead ? (before ?? valueOf(findings)) : undefined));
        },
        act: ask,
        showNew: () => keep(valueOf(findings)),
        select,
        loadAcls: (netids) => netids.forEach(requestFindingAcls),
        mute: (muted, reason, end) => {
          muteFindings(muted, reason, end);
          const [first, ...others] = muted;
          toastQueue.show({
            kind: 'success',
            text: others.length > 0 ? `${counted(muted.length, 'finding')} muted` : 'Finding muted',
            ...(first && others.length === 0 && { detail: namesOf(first) }),
            action: { label: 'View muted findings', href: `${paths.findings(netid)}?severity=muted` },
            undo: async () => {
              unmuteFindings(muted);
              return true;
            },
          });
        },
        unmute: unmuteFindings,
        copy: (text) => void copyWithToast(text, false),
        export: (format, rows) =>
          void saveRecords(
            `findings-${netid ?? 'all-networks'}`,
            format,
            format === 'csv' ? rows.map(findingLine) : rows.map(findingRecord),
          ),
        close,
      }}
    />
  );
}

/** The networks with nodes whose ACLs the checks don’t have, with the reason. */
function missingAcls(
  netids: readonly string[],
  nodes: readonly Node[],
  statusOf: (netid: string) => Loadable<AclMatrix>['status'] | undefined,
  requested: readonly string[],
): readonly MissingAcls[] {
  const sizes = tally(nodes.map(({ network }) => network));
  return netids.flatMap((netid) => {
    const size = sizes.get(netid) ?? 0;
    const status = statusOf(netid);
    if (size === 0 || status === 'ready') return [];
    if (status === 'failed') return { netid, why: 'failed' as const };
    return { netid, why: size > mostNodes && !requested.includes(netid) ? 'size' : 'loading' } as const;
  });
}

/** Closes the details that cover the list: back in the history if they were opened from it. */
function useClose(clear: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => (cameFrom(location)?.startsWith(location.pathname) ? goBackOne(navigate) : clear());
}
