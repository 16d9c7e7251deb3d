import { networkIn } from '../../../domain/records.ts';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { DraftSide } from '../../../domain/graph/layers/draftLayer.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { graphDraft } from '../../../screens/graphs/GraphScreen/graphPage.ts';
import { cameFrom } from '../../stores/history.ts';
import { aclEdits, restoreAclEdit } from '../../stores/drafts/aclEdits.ts';
import { useRecords } from '../../stores/reading.ts';

export function useDraft(netid: string, read: Loadable<AclMatrix>, side: DraftSide) {
  const records = useRecords();
  const nodes = valueOf(records.nodes.data);
  const clients = valueOf(records.clients.data);
  const isPointToSite = networkIn(records, netid)?.isPointToSite ?? false;
  const acl = canSeeAcls(records.viewer) ? valueOf(read) : undefined;
  // After a reload, the draft is only in the tab's storage.
  useLayoutEffect(() => {
    if (acl) restoreAclEdit(netid, acl);
  }, [netid, acl]);

  const edit = useSnapshot(aclEdits).byKey[netid];
  const draft = useMemo(
    () => graphDraft(acl, edit, { nodes: nodes ?? [], clients: clients ?? [], isPointToSite }),
    [acl, edit, nodes, clients, isPointToSite],
  );
  const drafted = draft?.rules;
  const shown = drafted?.[side];
  const acls = useMemo(
    () => (read.status === 'ready' && shown ? { ...read, value: shown } : read),
    [read, shown],
  );
  const { pathname, search } = useBack(netid);
  return { acls, drafted, view: draft && { side, impact: draft.impact, href: pathname + search } };
}

function useBack(netid: string): URL {
  const [from] = useState(cameFrom(useLocation()));
  const rules = new URL(paths.acls(netid), window.location.origin);
  const back = from === undefined ? rules : new URL(from, rules);
  const isOfThese = back.pathname === rules.pathname || back.pathname.startsWith(`${rules.pathname}/`);
  return isOfThese ? back : rules;
}
