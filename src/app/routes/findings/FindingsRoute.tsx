import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { type Finding, namesOf } from '../../../domain/findings/finding.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { networkChoices } from '../../../domain/session/permissions.ts';
import { FindingsScreen } from '../../../screens/findings/FindingsScreen/FindingsScreen.tsx';
import { findingRecord } from '../../../screens/findings/FindingsScreen/findingExport.ts';
import { findingsFilter } from '../../../screens/findings/FindingsScreen/findingsFilter.ts';
import { findingsView } from '../../../screens/findings/FindingsScreen/findingsView.ts';
import { networkNotFound } from '../../../screens/shared/NotFoundScreen/networkNotFound.ts';
import { RecordNotFoundScreen } from '../../../screens/shared/NotFoundScreen/NotFoundScreen.tsx';
import { copyWithToast } from '../../flows/copyWithToast.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { saveRecords } from '../../flows/saveFile.ts';
import { cameFrom, goBackOne } from '../../shell/history.ts';
import { findingAclsStore } from '../../stores/findingAcls.ts';
import { useFindings, muteFinding, unmuteFinding, useMutes, useSince } from '../../stores/findings.ts';
import { useNetworks, useNodes, useViewer } from '../../stores/reading.ts';
import { useListQuery, without } from '../forms/useQuery.ts';
import { applyFix } from './applyFix.ts';
import { useConnectivity } from './useConnectivity.ts';

/** `/findings` and `/findings/{netid}` */
export function FindingsRoute() {
  const { netid } = useParams();
  const { query, change, rowsPerPage, filter, turnTo } = useListQuery(findingsFilter);
  const [kept, keep] = useState<readonly Finding[]>();
  const [last, setLast] = useState<Finding>();
  // Until then, the most urgent finding is shown, also if it’s found later than others.
  const [hasRead, setHasRead] = useState(false);
  const { isLoading } = useSnapshot(findingAclsStore);
  const findings = useFindings();
  const nodes = useNodes();
  const connectivity = useConnectivity(netid);
  const close = useClose(() => change(without('finding'), { replace: true }));
  const viewer = useViewer();
  const networks = useNetworks();
  const known = valueOf(networks) ?? [];
  const choices = networkChoices(viewer, known, valueOf(nodes.data) ?? []);
  const whole = known.map((network) => network.netid);
  const view = findingsView({
    netid,
    // The findings are as old as the records, even if the checks didn’t have to run again.
    findings:
      findings.status === 'ready' && nodes.data.status === 'ready'
        ? { ...nodes.data, value: findings.value }
        : findings,
    kept,
    mutes: useMutes(),
    sinceOf: useSince(),
    last: hasRead || query.has('finding') ? last : undefined,
    networks: whole,
    ownOnly: choices.filter((one) => !whole.includes(one)),
    viewer,
    areAclsLoading: isLoading,
    connectivity: connectivity.view,
    isRefreshing: nodes.isLoading,
    query,
    rowsPerPage,
  });
  const { selected } = view;
  if (selected && selected.finding !== last) setLast(selected.finding);
  if (netid !== undefined && networks.status === 'ready' && !choices.includes(netid)) {
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
        fix: (title, actions, leftovers) => void applyFix(title, actions, leftovers),
        mute: (finding, reason, end) => {
          muteFinding(finding, reason, end);
          toastQueue.show({
            kind: 'success',
            text: 'Finding muted',
            detail: namesOf(finding),
            action: { label: 'View muted findings', href: `${paths.findings(netid)}?severity=muted` },
          });
        },
        unmute: unmuteFinding,
        copy: (text) => void copyWithToast(text, false),
        export: (format, rows) =>
          void saveRecords(`findings-${netid ?? 'all-networks'}`, format, rows.map(findingRecord)),
        close,
      }}
    />
  );
}

/** Closes the details that cover the list: back in the history if they were opened from it. */
function useClose(clear: () => void): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => (cameFrom(location)?.startsWith(location.pathname) ? goBackOne(navigate) : clear());
}
