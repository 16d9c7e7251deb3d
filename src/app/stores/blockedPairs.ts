import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { blockedPairCount } from '../../domain/acl/eachBlocked.ts';
import { findingAclsStore } from './findingAcls.ts';

/**
 * The number of blocked pairs of each network whose ACLs the findings have loaded. Pages that only count them load no
 * ACLs.
 */
export function useBlockedPairs(): ReadonlyMap<string, number> {
  const { known } = useSnapshot(findingAclsStore);
  return useMemo(
    () =>
      new Map(
        [...known].flatMap(([netid, { acl, nodeIds }]) =>
          acl ? [[netid, blockedPairCount(nodeIds, acl)] as const] : [],
        ),
      ),
    [known],
  );
}
