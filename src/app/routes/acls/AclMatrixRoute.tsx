import { useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { subscribe, useSnapshot } from 'valtio';
import { allowAll, blockAll, redo, reset, setPairs, undo } from '../../../domain/acl/aclEdit.ts';
import type { AclPairs } from '../../../domain/acl/aclPairs.ts';
import type { AclAnalysis } from '../../../domain/acl/aclPatterns.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { AclMatrixScreen } from '../../../screens/acls/AclMatrixScreen/AclMatrixScreen.tsx';
import {
  aclFilter,
  aclPage,
  hrefOfFormerView,
  rulesToRead,
  type AclMatrixActions,
} from '../../../screens/acls/AclMatrixScreen/aclPage.ts';
import { nodeRulesFilter } from '../../../screens/acls/NodeRulesScreen/nodeRulesFilter.ts';
import { ruleExports } from '../../../screens/acls/NodeRulesScreen/nodeRulesView.ts';
import { matrixCursorFilter } from '../../../screens/matrix/matrixCursor.ts';
import { RuleTrials } from '../../shell/RunDock.tsx';
import { useNetworkMetrics } from '../../reach/useNetworkData.ts';
import { useWorkerResult } from '../../reach/useReach.ts';
import { useOnOpen, useRecords, useNow } from '../../stores/reading.ts';
import { saveCsv } from '../../flows/saveFile.ts';
import { revertAcls, refreshAcls, resolveAclConflict, submitAcls } from '../../flows/acls.ts';
import { aclWorker } from '../../workers/aclWorker/aclWorker.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useQuery } from '../forms/useQuery.ts';
import {
  aclEditOf,
  aclEdits,
  changeAcls,
  aclIntents,
  aclMerged,
  dismissAclMerged,
  aclForm,
  isAclEdited,
  keepAclIntent,
  nothingSent,
  restoreAclIntent,
  setAclSubmission,
  aclSubmissions,
} from '../../stores/drafts/aclEdits.ts';
import { cancelAcls, ensureAcls, useAclsOf } from '../../stores/acls.ts';
import { timeNow } from '../../stores/clock.ts';
import { nodesStore } from '../../stores/records.ts';

/** `/acls/{netid}` and `/acls/{netid}/{nodeId}`: one page, so switching between them keeps its state. */
export function AclMatrixRoute() {
  const { netid = '', nodeId } = useParams();
  const { query } = useQuery();
  const moved = nodeId === undefined ? hrefOfFormerView(netid, query) : undefined;
  if (moved !== undefined) return <Navigate to={moved} replace />;
  return <AclMatrix key={netid} netid={netid} nodeId={nodeId} />;
}

function AclMatrix({ netid, nodeId }: { netid: string; nodeId: string | undefined }) {
  const records = useRecords();
  useOnOpen(followAcls, canSeeAcls(records.viewer) ? netid : undefined);
  const { data, isLoading } = useAclsOf(netid);
  const { byKey } = useSnapshot(aclEdits);
  const { byNetid: merged } = useSnapshot(aclMerged);
  const { byKey: intents } = useSnapshot(aclIntents);
  const { byNetid: submissions } = useSnapshot(aclSubmissions);
  const now = useNow();
  const { query, change } = useQuery();
  const measured = useNetworkMetrics(netid);
  // Reading the entry, not only checking for it, subscribes to its changes. The store has the edit in its own type.
  const edit = byKey[netid] || valueOf(data) ? aclEditOf(netid) : undefined;
  const reading = useAclReading(rulesToRead(nodeId, edit, query));

  const on = useMemo<AclMatrixActions>(
    () => ({
      refresh: () => void refreshAcls(netid),
      cancel: () => cancelAcls(netid),
      filter: (changes) => change((before) => aclFilter.change(before, changes), { replace: true }),
      saveCursor: (at) => change((before) => matrixCursorFilter.change(before, { at }), { replace: true }),
      filterPeers: (changes) =>
        change((before) => nodeRulesFilter.change(before, changes), { replace: true }),
      saveRules: (rules) => void saveCsv(`acls-${netid}`, ruleExports(rules, timeNow() / 1000)),
      set: (rows, columns, isAllowed) =>
        changeAcls(netid, (before) => setPairs(before, rows, columns, isAllowed)),
      allowAll: (only) => changeAcls(netid, (before) => allowAll(before, only)),
      blockAll: (only) => changeAcls(netid, (before) => blockAll(before, only)),
      reset: () => changeAcls(netid, reset),
      undo: () => changeAcls(netid, undo),
      redo: () => changeAcls(netid, redo),
      submit: () => void submitAcls(netid),
      resolveConflicts: (theirs) => void resolveAclConflict(netid, theirs),
      keepEditing: () => setAclSubmission(netid, { status: 'none' }),
      dismissMerged: () => dismissAclMerged(netid),
      setIntent: (intent) => keepAclIntent(netid, intent),
      revertSubmit: () => void revertAcls(netid),
    }),
    [netid, change],
  );

  return (
    <>
      <AclMatrixScreen
        view={aclPage(records, {
          netid,
          nodeId,
          acls: { data, isLoading },
          edit,
          submission: submissions[netid] ?? nothingSent,
          merged: merged[netid],
          measured,
          reading,
          intent: intents[netid],
          query,
          now,
        })}
        on={on}
      />
      <LeaveGuard form={aclForm(netid)} within={[paths.acls(netid), paths.graphs(netid)]} />
    </>
  );
}

function useAclReading(pairs: AclPairs | undefined): AclAnalysis | undefined {
  const read = useMemo(() => pairs && (() => aclWorker.readAcls(pairs)), [pairs]);
  const reading = valueOf(useWorkerResult(read, pairs));
  const [kept, setKept] = useState<{ readonly nodeIds: readonly string[]; readonly reading: AclAnalysis }>();
  if (pairs && reading && kept?.reading !== reading) setKept({ nodeIds: pairs.nodeIds, reading });
  if (!pairs || reading || !kept) return reading;
  // After a submit, the page shows the former reading until the next one, and keeps the focus.
  return kept.nodeIds.join() === pairs.nodeIds.join() ? kept.reading : undefined;
}

/**
 * Loads the ACLs, and again whenever nodes join or leave. While there are unsaved changes, the page only shows a
 * notice, and the user decides when to reload.
 */
function followAcls(netid: string): () => void {
  restoreAclIntent(netid);
  // The submitted rules may cut off the console itself. A file that failed to load is loaded again when it is needed.
  RuleTrials.preload().catch(() => undefined);
  void refreshAcls(netid, ensureAcls);
  let seen = membersOf(netid);
  return subscribe(nodesStore, () => {
    const members = membersOf(netid);
    if (members === undefined || members === seen) return;
    const isFirst = seen === undefined;
    seen = members;
    if (!isFirst && !isAclEdited(netid)) void refreshAcls(netid);
  });
}

function membersOf(netid: string): string | undefined {
  return valueOf(nodesStore.data)
    ?.flatMap(({ network, id }) => (network === netid ? [id] : []))
    .toSorted()
    .join();
}
