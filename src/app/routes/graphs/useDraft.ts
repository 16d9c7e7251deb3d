import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { draftedRules, type DraftedRules, type DraftSide } from '../../../domain/graph/layers/draftLayer.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeAcls, type Viewer } from '../../../domain/session/permissions.ts';
import { impactView } from '../../../screens/acls/AclSubmit/impactView.ts';
import type { DraftView } from '../../../screens/graphs/GraphScreen/DraftBar.tsx';
import { cameFrom } from '../../shell/history.ts';
import { aclEdits, dropAclEdit, isAclEdited, recallAclEdit } from '../../stores/drafts/aclEdits.ts';

type DraftInput = {
  netid: string;
  viewer: Viewer;
  acls: Loadable<AclMatrix>;
  nodes: readonly Node[] | undefined;
  clients: readonly ExternalClient[] | undefined;
  isPointToSite: boolean;
  side: DraftSide | undefined;
};

type Draft = {
  readonly acls: Loadable<AclMatrix>;
  readonly drafted: DraftedRules | undefined;
  readonly view: DraftView | undefined;
  readonly form: { readonly isDirty: () => boolean; readonly discard: () => void };
};

const noNodes: readonly Node[] = [];
const noClients: readonly ExternalClient[] = [];

export function useDraft(input: DraftInput): Draft {
  const { netid, viewer, acls, nodes = noNodes, clients = noClients, isPointToSite, side = 'before' } = input;
  const acl = canSeeAcls(viewer) ? valueOf(acls) : undefined;
  // After the page was loaded anew, it is only in the tab's storage.
  useLayoutEffect(() => {
    if (acl) recallAclEdit(netid, acl);
  }, [netid, acl]);

  const edit = useSnapshot(aclEdits).kept[netid];
  const impact = useMemo(
    () => edit && impactView(edit, nodes, clients, isPointToSite),
    [edit, nodes, clients, isPointToSite],
  );
  const hasChanges = impact !== undefined && impact.changes > 0;
  const drafted = useMemo(
    () => (acl && edit && hasChanges ? draftedRules(acl, edit) : undefined),
    [acl, edit, hasChanges],
  );
  const shown = drafted?.[side];
  const { pathname, search } = useBack(netid);
  const form = useMemo(
    () => ({ isDirty: () => isAclEdited(netid), discard: () => dropAclEdit(netid) }),
    [netid],
  );
  return {
    acls: useMemo(() => (acls.status === 'ready' && shown ? { ...acls, value: shown } : acls), [acls, shown]),
    drafted,
    view: drafted && impact && { side, impact, href: pathname + search },
    form,
  };
}

function useBack(netid: string): URL {
  const [from] = useState(cameFrom(useLocation()));
  const rules = new URL(paths.acls(netid), window.location.origin);
  const back = from === undefined ? rules : new URL(from, rules);
  const isOfThese = back.pathname === rules.pathname || back.pathname.startsWith(`${rules.pathname}/`);
  return isOfThese ? back : rules;
}
