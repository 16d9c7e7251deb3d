import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { aclMatrixOf } from '../../../domain/acl/aclMatrix.ts';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { isCidr, isIPAddress } from '../../../domain/ip.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { ReachRow } from '../../../domain/reach/report/reachOf.ts';
import { clientMember, nodeMember } from '../../../domain/reach/network/member.ts';
import type { ReachSource } from '../../../domain/reach/network/reachIndex.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import { canSeeAcls, type Viewer } from '../../../domain/session/permissions.ts';
import { NetworkReachScreen } from '../../../screens/reach/NetworkReachScreen/NetworkReachScreen.tsx';
import { networkReachView } from '../../../screens/reach/NetworkReachScreen/networkReachView.ts';
import { overviewExport } from '../../../screens/reach/NetworkReachScreen/reachFigures.ts';
import { ReachOfScreen } from '../../../screens/reach/ReachOfScreen/ReachOfScreen.tsx';
import { listedRows, reachFilter } from '../../../screens/reach/ReachOfScreen/reachFilter.ts';
import { evidenceText, reachOfView } from '../../../screens/reach/ReachOfScreen/reachOfView.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { useListQuery, useQuery } from '../forms/useQuery.ts';
import { useNetworkMetrics, useAcls } from '../../shell/reach/useNetworkData.ts';
import { useKnownClients, useNetworks, useNodes, useViewer } from '../../stores/reading.ts';
import { saveCsv } from '../../flows/saveFile.ts';
import { useKnownReach, useWorkerResult } from '../../shell/reach/useReach.ts';
import { loadAcls } from '../../stores/acls.ts';
import { overviewInWorker, impactInWorker, rowsInWorker } from '../../workers/reachWorker/reachWorker.ts';

/** `/reach/{netid}` */
export function NetworkReachRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  return viewer && <NetworkReach key={netid} netid={netid} viewer={viewer} />;
}

/** `/reach/{netid}/{end}`: a node, the name of an external client, or an address or range. */
export function ReachOfRoute() {
  const { netid = '', end = '' } = useParams();
  const viewer = useViewer();
  return viewer && <ReachOf key={`${netid}/${end}`} netid={netid} of={end} viewer={viewer} />;
}

function NetworkReach({ netid, viewer }: { netid: string; viewer: Viewer }) {
  const { query } = useQuery();
  const nodes = useNodes();
  const networks = useNetworks();
  const reach = useReachOf(viewer, netid, valueOf(nodes.data));
  const known = valueOf(reach);
  const overview = useWorkerResult(
    useMemo(() => known && (() => overviewInWorker({ kind: 'overview', netid, ...known })), [known, netid]),
    netid,
  );
  const nodeId = query.get('fails');
  const impact = useWorkerResult(
    useMemo(
      () =>
        known && nodeId !== null
          ? () =>
              impactInWorker({
                kind: 'impact',
                netid,
                source: known.source,
                change: { kind: 'failure', nodeId },
              })
          : undefined,
      [known, netid, nodeId],
    ),
    nodeId ?? '',
  );
  return (
    <NetworkReachScreen
      view={networkReachView({
        netid,
        overview: reach.status === 'failed' ? reach : overview,
        nodes: nodes.data,
        networks,
        isRefreshing: nodes.isLoading,
        impact:
          impact.status === 'ready'
            ? { status: 'ready', impact: impact.value }
            : { status: impact.status === 'failed' ? 'failed' : 'working' },
        viewer,
        query,
      })}
      on={{
        refresh: () => refresh(viewer, netid),
        export: () => {
          if (overview.status === 'ready') void saveCsv(`reach-${netid}`, overviewExport(overview.value));
        },
      }}
    />
  );
}

function ReachOf({ netid, of, viewer }: { netid: string; of: string; viewer: Viewer }) {
  const { query, rowsPerPage, filter, turnTo } = useListQuery(reachFilter);
  const nodes = useNodes();
  const reach = useReachOf(viewer, netid, valueOf(nodes.data));
  const known = valueOf(reach);
  const shownFilter = reachFilter.read(query);
  const { direction } = shownFilter;
  const clients = useKnownClients(viewer);
  const listed = valueOf(nodes.data);
  const shown = listed && endOf({ nodes: listed, clients: clients ?? [] }, netid, of);
  const end = useMemo(() => known && endOf(known.source, netid, of), [known, netid, of]);
  const worked = useWorkerResult(
    useMemo(
      () => known && end && (() => rowsInWorker({ kind: 'rows', direction, end, ...known })),
      [known, end, direction],
    ),
    direction,
  );
  const rows = reach.status === 'failed' ? reach : worked;
  return (
    <ReachOfScreen
      view={reachOfView({
        netid,
        key: of,
        end: end ?? shown,
        isKnown: known !== undefined,
        rows,
        nodes: nodes.data,
        isRefreshing: nodes.isLoading,
        viewer,
        query,
        rowsPerPage,
      })}
      on={{
        refresh: () => refresh(viewer, netid),
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

const noRules = aclMatrixOf([], new Uint8Array());

function useReachOf(viewer: Viewer, netid: string, nodes: readonly Node[] | undefined) {
  const count = nodes?.filter(({ network }) => network === netid).length ?? 0;
  useNetworkMetrics(netid, viewer, nodes);
  const rules = useAcls(netid, viewer, nodes);
  // A network without nodes has no ACLs to load.
  return useKnownReach(
    viewer,
    netid,
    count === 0 && rules.status === 'idle' ? { status: 'ready', value: noRules, loadedAt: 0 } : rules,
  );
}

function refresh(viewer: Viewer, netid: string): void {
  void refreshNodes();
  if (canSeeAcls(viewer)) void loadAcls(netid);
}

function endOf(
  { nodes, clients }: Pick<ReachSource, 'nodes' | 'clients'>,
  netid: string,
  of: string,
): End | undefined {
  const node = nodes.find(({ id, network }) => id === of && network === netid);
  if (node) return nodeMember(node);
  const client = clients.find(
    (candidate) => clientKey(candidate) === clientKey({ network: netid, clientId: of }),
  );
  if (client) return clientMember(client);
  return isIPAddress(of) || isCidr(of) ? { kind: 'address', address: of, network: netid } : undefined;
}

function exportOf(row: ReachRow) {
  const { name, address, kind, path, title, reason } = row;
  return { name, address, kind, path, verdict: title, reason, evidence: evidenceText(row) ?? '' };
}
