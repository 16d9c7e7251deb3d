import { useMemo, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { allowAll, blockAll, redo, reset, setPairs, undo } from '../../../domain/acl/aclEdit.ts';
import type { AclPairs } from '../../../domain/acl/aclPairs.ts';
import type { AclReading } from '../../../domain/acl/aclPatterns.ts';
import { conflictKey } from '../../../domain/acl/aclMerge.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { AclMatrixScreen } from '../../../screens/acls/AclMatrixScreen/AclMatrixScreen.tsx';
import {
  aclFilter,
  aclMatrixView,
  type AclMatrixActions,
  type AclSubmission,
} from '../../../screens/acls/AclMatrixScreen/aclMatrixView.ts';
import { nodeRulesFilter } from '../../../screens/acls/NodeRulesScreen/nodeRulesFilter.ts';
import { ruleExports } from '../../../screens/acls/NodeRulesScreen/nodeRulesView.ts';
import { matrixAt } from '../../../screens/shared/matrixPage/matrixCursor.ts';
import { useMeasured } from '../../shell/reach/useNetworkData.ts';
import { useViewer } from '../../stores/reading.ts';
import { saveCsv } from '../../flows/saveFile.ts';
import { putBackAcls, refreshAcls, settleAcls, submitAcls } from '../../flows/acls.ts';
import { lazyAclWorker } from '../../workers/aclWorker/lazyAclWorker.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useQuery } from '../forms/useQuery.ts';
import {
  aclEditOf,
  aclEdits,
  changeAcls,
  aclIntents,
  aclMerged,
  dismissAclMerged,
  dropAclEdit,
  isAclEdited,
  keepAclIntent,
  recallAclIntent,
  setAclSubmission,
  aclSubmission,
} from '../../stores/drafts/aclEdits.ts';
import { aclsStore, cancelAcls, openAcls } from '../../stores/acls.ts';
import { clock, timeNow } from '../../stores/clock.ts';
import { externalClientsStore, networksStore, nodesStore } from '../../stores/records.ts';

/** `/acls/{netid}` and `/acls/{netid}/{nodeId}`: one page, so that going between them keeps what it has. */
export function AclMatrixRoute() {
  const { netid = '', nodeId } = useParams();
  return <AclMatrix key={netid} netid={netid} nodeId={nodeId} />;
}

function AclMatrix({ netid, nodeId }: { netid: string; nodeId: string | undefined }) {
  const viewer = useViewer();
  const isPermitted = viewer !== undefined && canSeeAcls(viewer);
  const acls = useSnapshot(aclsStore);
  const { kept } = useSnapshot(aclEdits);
  const merged = useSnapshot(aclMerged);
  const { kept: intents } = useSnapshot(aclIntents);
  useEffect(() => recallAclIntent(netid), [netid]);
  const { data: nodes } = useSnapshot(nodesStore);
  const { data: networks } = useSnapshot(networksStore);
  const { data: clients } = useSnapshot(externalClientsStore);
  const { now } = useSnapshot(clock);
  const { query, change } = useQuery();
  const submission = useAclSubmission(netid);
  const read = useMeasured(netid, viewer, valueOf(nodes));
  const measured = read && valueOf(read);
  useFreshAcls(netid, isPermitted, nodes);

  const data = acls.netid === netid ? acls.data : ({ status: 'idle' } as const);
  // Reading the entry, not only asking for it, is what draws each change; the store has it in its own type.
  const edit = kept[netid] || data.status === 'ready' ? aclEditOf(netid) : undefined;
  const { view } = aclFilter.read(query);
  const isRead = nodeId === undefined && (view === 'patterns' || view === 'blocked');
  const reading = useAclReading(isRead ? edit?.before : undefined);

  const on = useMemo<AclMatrixActions>(
    () => ({
      refresh: () => void refreshAcls(netid),
      cancel: cancelAcls,
      filter: (changes) =>
        change((before) => aclFilter.change(before, changes), {
          replace: true,
        }),
      rest: (at) => change((before) => matrixAt.change(before, { at }), { replace: true }),
      filterPeers: (changes) =>
        change((before) => nodeRulesFilter.change(before, changes), {
          replace: true,
        }),
      saveRules: (rules) => void saveCsv(`acls-${netid}`, ruleExports(rules, timeNow() / 1000)),
      set: (rows, columns, isAllowed) =>
        changeAcls(netid, (before) => setPairs(before, rows, columns, isAllowed)),
      allowAll: (only) => changeAcls(netid, (before) => allowAll(before, only)),
      blockAll: (only) => changeAcls(netid, (before) => blockAll(before, only)),
      reset: () => changeAcls(netid, reset),
      undo: () => changeAcls(netid, undo),
      redo: () => changeAcls(netid, redo),
      submit: () => void submitAcls(netid),
      settle: (theirs) => void settleAcls(netid, theirs),
      keepEditing: () => setAclSubmission(netid, { status: 'none' }),
      dismissMerged: dismissAclMerged,
      intend: (intent) => keepAclIntent(netid, intent),
      putBack: () => void putBackAcls(netid),
    }),
    [netid, change],
  );
  const form = useMemo(
    () => ({ isDirty: () => isAclEdited(netid), discard: () => dropAclEdit(netid) }),
    [netid],
  );

  return (
    <>
      <AclMatrixScreen
        view={aclMatrixView({
          netid,
          nodeId,
          isPermitted,
          edit: data.status === 'ready' ? (edit ? { ...data, value: edit } : { status: 'loading' }) : data,
          isRefreshing: acls.netid === netid && acls.isLoading,
          submission,
          nodes,
          networks,
          clients,
          measured,
          reading,
          merged: merged.netid === netid ? merged.pairs : undefined,
          intent: intents[netid],
          query,
          now: now / 1000,
        })}
        on={on}
      />
      <LeaveGuard form={form} within={[paths.acls(netid), paths.graphs(netid)]} />
    </>
  );
}

function useAclReading(pairs: AclPairs | undefined): AclReading | undefined {
  const [known, setKnown] = useState<{ readonly pairs: AclPairs; readonly reading: AclReading }>();
  useEffect(() => {
    if (!pairs) return undefined;
    let isWanted = true;
    void lazyAclWorker.readAcls(pairs).then((reading) => {
      if (isWanted) setKnown({ pairs, reading });
    });
    return () => {
      isWanted = false;
    };
  }, [pairs]);
  return pairs !== undefined && known?.pairs === pairs ? known.reading : undefined;
}

function useAclSubmission(netid: string): AclSubmission {
  const { netid: about, state } = useSnapshot(aclSubmission);
  return useMemo(() => {
    if (about !== netid) return { status: 'none' };
    switch (state.status) {
      case 'conflict':
        return {
          status: 'conflict',
          conflicts: state.merge.conflicts.map((conflict) => ({ key: conflictKey(conflict), ...conflict })),
        };
      case 'submitted':
        return { status: 'submitted', ...state.count };
      default:
        return { status: state.status };
    }
  }, [netid, about, state]);
}

function useFreshAcls(netid: string, isPermitted: boolean, nodes: Loadable<readonly Node[]>): void {
  useEffect(() => {
    if (isPermitted) void refreshAcls(netid, openAcls);
  }, [netid, isPermitted]);

  const known = valueOf(nodes);
  const members = useMemo(
    () =>
      known
        ?.flatMap(({ network, id }) => (network === netid ? [id] : []))
        .toSorted()
        .join(),
    [known, netid],
  );
  const seen = useRef(members);
  useEffect(() => {
    if (members === undefined || members === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = members;
    if (!isFirst && isPermitted && !isAclEdited(netid)) void refreshAcls(netid);
  }, [netid, isPermitted, members]);
}
