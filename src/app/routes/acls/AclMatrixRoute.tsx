import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { allowAll, blockAll, redo, reset, setPairs, undo } from '../../../domain/acl/aclEdit.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import type { AclMatrixActions } from '../../../screens/acls/AclMatrixScreen/aclMatrixActions.ts';
import { readAclFilter, writeAclFilter } from '../../../screens/acls/AclMatrixScreen/aclMatrixQuery.ts';
import { AclMatrixScreen } from '../../../screens/acls/AclMatrixScreen/AclMatrixScreen.tsx';
import { aclMatrixView } from '../../../screens/acls/AclMatrixScreen/aclMatrixView.ts';
import { useQuery } from '../../query/useQuery.ts';
import { putBackAcls, refreshAcls, settleAcls, submitAcls } from '../../flows/acls.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useViewer } from '../../shell/useViewer.ts';
import {
  aclEditOf,
  aclEdits,
  changeAcls,
  dropAclEdit,
  isAclEdited,
  setAclSubmission,
} from '../../stores/aclEdits.ts';
import { aclsStore, cancelAcls } from '../../stores/acls.ts';
import { networksStore, nodesStore } from '../../stores/records.ts';
import { clock } from '../../stores/clock.ts';
import { useAclSubmission } from './useAclSubmission.ts';
import { useFreshAcls } from './useFreshAcls.ts';

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
  const { data: nodes } = useSnapshot(nodesStore);
  const { data: networks } = useSnapshot(networksStore);
  const { now } = useSnapshot(clock);
  const { query, change } = useQuery();
  const submission = useAclSubmission(netid);
  useFreshAcls(netid, isPermitted, nodes);

  const data = acls.netid === netid ? acls.data : ({ status: 'idle' } as const);
  // Reading the entry, not only asking for it, is what draws each change; the store has it in its own type.
  const edit = kept[netid] || data.status === 'ready' ? aclEditOf(netid) : undefined;

  const on = useMemo<AclMatrixActions>(
    () => ({
      refresh: () => void refreshAcls(netid),
      cancel: cancelAcls,
      filter: (changes) =>
        change((before) => writeAclFilter(before, { ...readAclFilter(before), ...changes }), {
          replace: true,
        }),
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
          query,
          now: now / 1000,
        })}
        on={on}
      />
      <LeaveGuard form={form} within={paths.acls(netid)} />
    </>
  );
}
