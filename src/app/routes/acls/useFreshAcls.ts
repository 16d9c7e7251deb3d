import { useEffect, useRef } from 'react';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { refreshAcls } from '../../flows/acls.ts';
import { isAclEdited } from '../../stores/aclEdits.ts';
import { openAcls } from '../../stores/acls.ts';

/**
 * The rules are read when the page is opened, and once more whenever nodes have joined or left. While there are changes
 * the page only says so: it is for the person to have them moved to other rules.
 */
export function useFreshAcls(netid: string, isPermitted: boolean, nodes: Loadable<readonly Node[]>): void {
  useEffect(() => {
    if (isPermitted) void refreshAcls(netid, openAcls);
  }, [netid, isPermitted]);

  const members = valueOf(nodes)
    ?.flatMap(({ network, id }) => (network === netid ? [id] : []))
    .toSorted()
    .join();
  const known = useRef(members);
  useEffect(() => {
    if (members === undefined || members === known.current) return;
    const isFirst = known.current === undefined;
    known.current = members;
    if (!isFirst && isPermitted && !isAclEdited(netid)) void refreshAcls(netid);
  }, [netid, isPermitted, members]);
}
