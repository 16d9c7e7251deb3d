import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { conflictKey } from '../../../domain/acl/aclMerge.ts';
import type { AclSubmission } from '../../../screens/acls/AclMatrixScreen/aclMatrixView.ts';
import { aclSubmission } from '../../stores/aclEdits.ts';

/** Where the latest submit of a network's rules stands, as the screen is to be told. */
export function useAclSubmission(netid: string): AclSubmission {
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
