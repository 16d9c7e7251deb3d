import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { aclMatrixOf } from '../../../domain/acl/aclMatrix.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { ReachRow } from '../../../domain/reach/report/reachOf.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { ReachOfScreen } from '../../../screens/reach/ReachOfScreen/ReachOfScreen.tsx';
import { listedRows, reachFilter } from '../../../screens/reach/ReachOfScreen/reachFilter.ts';
import { evidenceText, reachOfView } from '../../../screens/reach/ReachOfScreen/reachOfView.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { useListQuery } from '../forms/useQuery.ts';
import { useNetworkMetrics, useAcls } from '../../reach/useNetworkData.ts';
import { useRecords } from '../../stores/reading.ts';
import { saveCsv } from '../../flows/saveFile.ts';
import { useKnownReach, useWorkerResult } from '../../reach/useReach.ts';
import { loadAcls } from '../../stores/acls.ts';
import { askReach } from '../../workers/reachWorker/reachWorker.ts';
import { endAt } from '../../../domain/reach/why/ends.ts';

/** `/reach` and `/reach/{netid}`, which the findings replaced. */
export function LegacyReachRoute() {
  const { netid } = useParams();
  const query = new URLSearchParams(useLocation().search);
  // The node whose failure the former page showed.
  query.delete('fails');
  return <Navigate to={{ pathname: paths.findings(netid), search: query.toString() }} replace />;
}

/** `/reach/{netid}/{end}`: a node, the name of an external client, or an address or range. */
export function ReachOfRoute() {
  const { netid = '', end = '' } = useParams();
  return <ReachOf key={`${netid}/${end}`} netid={netid} of={end} />;
}

function ReachOf({ netid, of }: { netid: string; of: string }) {
  const { query, rowsPerPage, filter, turnTo } = useListQuery(reachFilter);
  const records = useRecords();
  const listed = valueOf(records.nodes.data);
  useNetworkMetrics(netid);
  const rules = useAcls(netid);
  // A network without nodes has no ACLs to load.
  const hasNodes = listed?.some(({ network }) => network === netid) ?? false;
  const reach = useKnownReach(netid, hasNodes ? rules : noRules);
  const known = valueOf(reach);
  const shownFilter = reachFilter.read(query);
  const { direction } = shownFilter;
  const clients = valueOf(records.clients.data);
  const shown = listed && endAt({ nodes: listed, clients: clients ?? [] }, netid, of);
  const end = useMemo(() => known && endAt(known.source, netid, of), [known, netid, of]);
  const worked = useWorkerResult(
    useMemo(
      () => known && end && (() => askReach('rows', known.source, end, direction, known.now)),
      [known, end, direction],
    ),
    direction,
  );
  const rows = reach.status === 'failed' ? reach : worked;
  return (
    <ReachOfScreen
      view={reachOfView(records, {
        netid,
        key: of,
        end: end ?? shown,
        isKnown: known !== undefined,
        rows,
        query,
        rowsPerPage,
      })}
      on={{
        refresh: () => {
          void refreshNodes();
          if (canSeeAcls(records.viewer)) void loadAcls(netid);
        },
        filter,
        turnTo,
        export: () => {
          if (rows.status === 'ready')
            void saveCsv(`reach-${netid}-${of}`, listedRows(rows.value, shownFilter).map(exportOf));
        },
      }}
    />
  );
}

const noRules = { status: 'ready', value: aclMatrixOf([], new Uint8Array()), loadedAt: 0 } as const;

function exportOf(row: ReachRow) {
  const { name, address, kind, path, title, reason } = row;
  return { name, address, kind, path, verdict: title, reason, evidence: evidenceText(row) ?? '' };
}
