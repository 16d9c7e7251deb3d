import { addressFilter, oneOf, searched, textOf } from '../../../domain/listFilter.ts';
import type { AclEdit, ChangeCount } from '../../../domain/acl/aclEdit.ts';
import { matrixGroupings, type MatrixGrouping } from '../../../domain/acl/aclGroups.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { AclMerge } from '../../../domain/acl/aclMerge.ts';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import type { AclPairs } from '../../../domain/acl/aclPairs.ts';
import type { Intent } from '../../../domain/acl/intent/intent.ts';
import type { AclAnalysis } from '../../../domain/acl/aclPatterns.ts';
import { isNoSuchRecord, type Failure } from '../../../domain/failure.ts';
import { containerBytes, valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records, Refreshable } from '../../../domain/records.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import { progressView } from '../../state/LoadingProgress/progressView.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { matrixCursorFilter, type MatrixPosition } from '../../matrix/matrixCursor.ts';
import { nodeRulesFilter, type NodeRulesFilter } from '../NodeRulesScreen/nodeRulesFilter.ts';
import type { NodeRule } from '../NodeRulesScreen/nodeRulesView.ts';

export type AclSubmission =
  | { readonly status: 'none' | 'sending' }
  | { readonly status: 'conflict'; readonly merge: Pick<AclMerge, 'conflicts'> }
  | { readonly status: 'submitted'; readonly count: ChangeCount };

export type AclMatrixView = ReturnType<typeof aclPage>;
type Ready = Extract<AclMatrixView, { status: 'ready' }>;
export type AclFrame = Ready['frame'];
/** Everything that the matrix is computed from, passed through unchanged so that memoised results stay valid. */
export type AclSource = Ready['source'];

/** `/acls/{netid}`, and `/acls/{netid}/{nodeId}` for the rules of one node. */
export function aclPage(
  records: Records,
  page: {
    readonly netid: string;
    readonly nodeId: string | undefined;
    readonly acls: Refreshable<AclMatrix>;
    /** The edit of the loaded ACLs; the same object until a rule changes. */
    readonly edit: AclEdit | undefined;
    readonly submission: AclSubmission;
    readonly merged: AclPairs | undefined;
    readonly measured: Loadable<Metrics> | undefined;
    readonly reading: AclAnalysis | undefined;
    readonly intent: Intent | undefined;
    readonly query: URLSearchParams;
    /** Unix seconds. */
    readonly now: number;
  },
) {
  const { netid, nodeId, acls, edit, submission, merged, query, now } = page;
  if (!canSeeAcls(records.viewer)) return { status: 'denied' as const };
  const networks = valueOf(records.networks.data);
  if (networks && !networks.some((network) => network.netid === netid)) {
    return networkNotFound(netid, {
      heading: `${netid}, ${messages['network.none']}`,
      listHref: paths.acls(),
      listLabel: 'Choose a network',
    });
  }
  const { data, isLoading } = acls;
  const frame = {
    netid,
    filter: aclFilter.read(query),
    ...matrixCursorFilter.read(query),
    peerFilter: nodeRulesFilter.read(query),
    freshness: freshness(data),
    isRefreshing: isLoading,
  };
  if (data.status === 'failed') return { frame, ...failedView(data.failure) };
  const nodes = valueOf(records.nodes.data);
  if (data.status !== 'ready' || !edit || !nodes) {
    const count = nodes?.filter((node) => node.network === netid).length;
    return { status: 'loading' as const, frame, progress: progressView(data, containerBytes(count ?? 0)) };
  }
  const { nodeIds } = edit.loaded;
  if (nodeIds.length === 0) return { status: 'empty' as const, frame };

  if (nodeId !== undefined) {
    const allHref = paths.acls(netid);
    if (nodes.some(({ id, isServer }) => id === nodeId && isServer)) {
      return { status: 'serverNode' as const, allHref };
    }
    if (!nodeIds.includes(nodeId)) {
      return {
        status: 'noRecord' as const,
        heading: messages['node.notfound'],
        text: `${netid} has no ACL rules for this node.`,
        listHref: allHref,
        listLabel: aclTexts.viewAll,
      };
    }
  }
  return {
    status: 'ready' as const,
    frame,
    source: {
      edit,
      nodes,
      clients: valueOf(records.clients.data) ?? noClients,
      measured: page.measured && valueOf(page.measured),
      reading: page.reading,
      merged,
      intent: page.intent,
      only: nodeId,
      submission,
      isPointToSite: networks?.find((network) => network.netid === netid)?.isPointToSite ?? false,
      /** Unix minutes. Node health changes less often than the clock. */
      minute: Math.floor(now / 60),
    },
  };
}

const noClients: readonly ExternalClient[] = [];

export function rulesToRead(nodeId: string | undefined, edit: AclEdit | undefined, query: URLSearchParams) {
  const { view, groupBy } = aclFilter.read(query);
  return nodeId === undefined && (view === 'blocked' || groupBy === 'rules') ? edit?.before : undefined;
}

/** Returns the address that replaces a view that no longer exists. Bookmarks and saved views may still contain it. */
export function hrefOfFormerView(netid: string, query: URLSearchParams): string | undefined {
  const view = query.get('view');
  if (view === 'reality') return paths.findingsOf(netid, ['notConnected', 'blockedYetConnected']);
  if (view !== 'patterns') return undefined;
  return aclFilter.href(paths.acls(netid), query, { view: 'matrix', groupBy: 'rules' });
}

/** The server returns an error for a network without nodes, because it has no ACLs. */
function failedView(failure: Failure) {
  if (failure.kind === 'cancelled') return { status: 'stopped' } as const;
  if (isNoSuchRecord(failure)) return { status: 'empty' } as const;
  return { status: 'failed', reason: failureText(failure) } as const;
}

/** Nodes are given by their indexes in the loaded ACLs. */
export type AclMatrixActions = {
  readonly refresh: () => void;
  readonly cancel: () => void;
  readonly filter: (changes: Partial<AclFilter>) => void;
  readonly saveCursor: (at: MatrixPosition) => void;
  readonly filterPeers: (changes: Partial<NodeRulesFilter>) => void;
  readonly saveRules: (rules: readonly NodeRule[]) => void;
  readonly set: (rows: readonly number[], columns: readonly number[], isAllowed: boolean) => void;
  readonly setIntent: (intent: Intent | undefined) => void;
  readonly allowAll: (only?: number) => void;
  readonly blockAll: (only?: number) => void;
  readonly reset: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly submit: () => void;
  readonly resolveConflicts: (theirs: ReadonlySet<string>) => void;
  readonly keepEditing: () => void;
  readonly dismissMerged: () => void;
  readonly revertSubmit: () => void;
};

const aclViews = ['matrix', 'blocked'] as const;
type AclViewKind = (typeof aclViews)[number];

const aclShown = ['all', 'blocked', 'changed'] as const;
export type AclShown = (typeof aclShown)[number];

export type AclFilter = {
  readonly view: AclViewKind;
  /** Trimmed. Matches names and addresses, and the beginning of IDs. */
  readonly rows: string;
  readonly columns: string;
  readonly shown: AclShown;
  readonly groupBy: MatrixGrouping | undefined;
};

export const aclFilter = addressFilter<AclFilter>(
  {
    view: oneOf('view', aclViews, 'matrix'),
    rows: searched,
    columns: textOf('columns'),
    shown: oneOf('show', aclShown, 'all'),
    groupBy: oneOf('group', matrixGroupings),
  },
  [],
);
