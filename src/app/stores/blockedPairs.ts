import { useMemo } from 'react';
import { blockedPairCount } from '../../domain/acl/eachBlocked.ts';
import { useKnownAcls } from './acls.ts';

/** The number of blocked pairs of each network whose ACLs are loaded. Pages that only count them load no ACLs. */
export function useBlockedPairs(): ReadonlyMap<string, number> {
  const known = useKnownAcls();
  return useMemo(
    () => new Map([...known].map(([netid, { acl, nodeIds }]) => [netid, blockedPairCount(nodeIds, acl)])),
    [known],
  );
}
