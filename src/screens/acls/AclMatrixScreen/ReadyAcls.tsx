import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { countChanges, editAcls, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import {
  allowedPairs,
  pairCount,
  turnedOver,
  unionOver,
  type AclPairs,
} from '../../../domain/acl/aclPairs.ts';
import type { AclReading } from '../../../domain/acl/aclPatterns.ts';
import { changesText, membersOf, othersText } from '../../../domain/acl/aclText.ts';
import { nodeSetChange, seenNodes, type SeenNodes } from '../../../domain/acl/nodeSet.ts';
import { changedBlocks } from '../../../domain/acl/pairBlocks.ts';
import { counted } from '../../../domain/format/count.ts';
import type { Node } from '../../../domain/node/node.ts';
import { messages } from '../../../domain/text/messages.ts';
import * as page from '../../shared/matrixPage/matrixPage.css.ts';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import { AclArea } from './AclArea.tsx';
import { placesOf, type AclAxis } from './aclAxis.ts';
import { coveredPairs } from './aclCells.ts';
import { AclHeader, type ShownPairs } from './AclHeader.tsx';
import type { AclFilter, AclMatrixActions, AclFrame, AclSource } from './aclMatrixView.ts';
import { AclTools } from './AclTools.tsx';
import { IntentBar, useIntentEffect } from '../AclIntent/IntentBar.tsx';
import { impactView, type ImpactView } from '../AclSubmit/impactView.ts';
import { MatrixSkeleton } from './MatrixSkeleton.tsx';
import { NodeRuleList } from './RuleLists.tsx';
import { BlockedList } from '../AclPatterns/BlockedList.tsx';
import { OddOnes } from '../AclPatterns/OddOnes.tsx';
import { oddViews, patternGroups, patternsFact } from '../AclPatterns/aclPatternsView.ts';
import { AclFoot } from '../AclSubmit/AclFoot.tsx';
import { NodeRules } from '../NodeRulesScreen/NodeRules.tsx';
import { useAclSquare, type AclSquare } from './useAclSquare.ts';

type ReadyAclsProps = { frame: AclFrame; source: AclSource; on: AclMatrixActions };

/** The rules of a network, or of one of its nodes, while they can be changed. */
export function ReadyAcls({ frame, source, on }: ReadyAclsProps) {
  const { edit, nodes, isPointToSite } = source;
  // Counting all of it takes longer than turning a cell over.
  const settledEdit = useDeferredValue(edit);
  const impact = useMemo(
    () => impactView(settledEdit, nodes, isPointToSite),
    [settledEdit, nodes, isPointToSite],
  );
  const only = source.only === undefined ? undefined : edit.loaded.indexOf.get(source.only);
  const given = { frame, source, on };
  return (
    <>
      {only === undefined ? (
        <NetworkRules {...given} impact={impact} />
      ) : (
        <RulesOfOne {...given} only={only} />
      )}
      <AclFoot netid={frame.netid} source={source} impact={impact} on={on} />
    </>
  );
}

function RulesOfOne({ frame, source, only, on }: ReadyAclsProps & { only: number }) {
  const { netid, peerFilter } = frame;
  const { edit, nodes } = source;
  const id = edit.loaded.nodeIds[only] ?? '';
  const name = nodes.find((node) => node.id === id)?.name ?? id;
  return (
    <>
      <div className={page.header}>
        <AclHeader frame={frame} edit={edit} only={{ place: only, id, name }} on={on} />
        <AclNotices frame={frame} source={source} on={on} />
      </div>
      <NodeRules key={id} netid={netid} source={source} only={only} filter={peerFilter} on={on} />
    </>
  );
}

type NetworkRulesProps = ReadyAclsProps & { impact: ImpactView };

function NetworkRules(props: NetworkRulesProps) {
  const { frame, source } = props;
  const { view } = frame.filter;
  const { reading } = source;
  if (view === 'matrix') return <MatrixOfNodes {...props} />;
  if (!reading) {
    return (
      <PlainPage {...props}>
        <MatrixSkeleton progress={undefined} onCancel={props.on.cancel} />
      </PlainPage>
    );
  }
  if (view === 'patterns') return <Patterns {...props} reading={reading} />;
  return (
    <PlainPage {...props}>
      <BlockedList reading={reading} source={source} on={props.on} />
    </PlainPage>
  );
}

type PlainPageProps = NetworkRulesProps & { fact?: string; children: ReactNode };

/** A view of a network's rules that no filter narrows. */
function PlainPage({ frame, source, fact, on, children }: PlainPageProps) {
  return (
    <>
      <div className={page.header}>
        <AclHeader frame={frame} edit={source.edit} fact={fact} on={on} />
        <AclNotices frame={frame} source={source} on={on} />
      </div>
      {children}
    </>
  );
}

const unnarrowed: AclFilter = { view: 'patterns', rows: '', columns: '', shown: 'all', groupBy: undefined };

/** Nodes with equal rules as one row and column, and beside them those that nearly have them. */
function Patterns(props: NetworkRulesProps & { reading: AclReading }) {
  const { frame, source, impact, reading, on } = props;
  const { edit, nodes, measured } = source;
  const { patterns } = reading;
  const groups = useMemo(
    () => patternGroups(patterns, { edit: editAcls(edit.loaded), nodes }),
    [patterns, edit.loaded, nodes],
  );
  const square = useAclSquare(frame.netid, source, unnarrowed, { patterns: groups });
  const oddOnes = useMemo(() => oddViews(patterns, groups, { edit, nodes }), [patterns, groups, edit, nodes]);
  const isPhone = useFrameWidth() === 'phone';
  const odd = <OddOnes odd={oddOnes} on={on} />;
  return (
    <PlainPage {...props} fact={patternsFact(patterns, edit.loaded.nodeIds.length)}>
      {isPhone ? odd : <AclArea {...frame} {...{ edit, square, impact, measured, on }} lead={odd} />}
    </PlainPage>
  );
}

function MatrixOfNodes({ frame, source, impact, on }: NetworkRulesProps) {
  const { netid, filter } = frame;
  const { edit } = source;
  const planned = useIntentEffect(source);
  const square = useAclSquare(netid, source, filter, { planned });
  const settledEdit = useDeferredValue(edit);
  const counts = useMemo(() => pairCounts(settledEdit), [settledEdit]);
  const shown = useShownPairs(settledEdit, square);
  return (
    <>
      <div className={page.header}>
        <AclHeader frame={frame} edit={edit} shown={shown} on={on} />
        <AclNotices frame={frame} source={source} on={on} />
      </div>
      <AclTools
        filter={filter}
        {...counts}
        hasMerged={source.merged !== undefined}
        openAll={square.openAll}
        intent={source.intent}
        onFilter={on.filter}
        onIntent={on.intend}
      />
      {source.intent && <IntentBar intent={source.intent} source={source} effect={planned} on={on} />}
      <Rules frame={frame} source={source} square={square} impact={impact} on={on} />
    </>
  );
}

/** What a filter leaves; undefined while there is none. A list has rows only. */
function useShownPairs({ pairs }: AclEdit, square: AclSquare): ShownPairs | undefined {
  const hasColumns = useFrameWidth() !== 'phone';
  const { nodes } = square;
  return useMemo(() => {
    const placesIn = (axis: AclAxis) => placesOf(axis, 0, axis.entries.length);
    const rows = placesIn(square.rows);
    const columns = hasColumns ? placesIn(square.columns) : [...nodes.keys()];
    if (columns.length === nodes.length && rows.length === nodes.length) return undefined;
    return { rows, columns, pairs: coveredPairs(pairs, rows, columns).pairs };
  }, [pairs, square.rows, square.columns, nodes, hasColumns]);
}

type RulesProps = ReadyAclsProps & { square: AclSquare; impact: ImpactView };

function Rules({ frame, source: { edit, measured }, square, impact, on }: RulesProps) {
  const isPhone = useFrameWidth() === 'phone';
  const { rows, columns } = square;
  if (rows.entries.length === 0 || columns.entries.length === 0) {
    return (
      <EmptyState
        heading={messages['error.noresults']}
        text={noMatchText(frame)}
        primary={
          <Button size="form" onPress={() => on.filter({ rows: '', columns: '', shown: 'all' })}>
            Show all pairs
          </Button>
        }
      />
    );
  }
  if (!isPhone) return <AclArea {...frame} {...{ edit, square, impact, measured, on }} />;
  return <NodeRuleList edit={edit} square={square} />;
}

function noMatchText({ filter: { rows, columns, shown } }: AclFrame): string {
  if (rows !== '' || columns !== '')
    return 'No node has a name or address that contains what is filtered for, or an ID that begins with it.';
  return shown === 'blocked' ? 'Every pair is allowed.' : 'Nothing is changed.';
}

/** How many pairs are blocked and changed. */
function pairCounts(edit: AclEdit) {
  const { blocked, allowed } = countChanges(edit);
  const all = pairCount(edit.pairs.nodeIds.length);
  return { blocked: all - allowedPairs(edit.pairs), changed: blocked + allowed };
}

/** How many nodes came and went while these rules, of nodes with these ids, are shown. */
function useNodeSetChange(netid: string, nodeIds: readonly string[], nodes: readonly Node[]) {
  const present = useMemo(
    () => nodes.filter(({ network }) => network === netid).map(({ id }) => id),
    [netid, nodes],
  );
  const [kept, setKept] = useState<SeenNodes>();
  const seen = seenNodes(kept, nodeIds, present);
  if (seen !== kept) setKept(seen);
  return useMemo(() => nodeSetChange(seen, present), [seen, present]);
}

type AclNoticesProps = { frame: AclFrame; source: AclSource; on: AclMatrixActions };

/** What the rules that are shown do not know of. */
function AclNotices({ frame: { netid, freshness }, source, on }: AclNoticesProps) {
  const { edit, nodes, merged } = source;
  const { joined, left } = useNodeSetChange(netid, edit.loaded.nodeIds, nodes);
  return (
    <>
      <StaleNotice freshness={freshness} onRetry={on.refresh} />
      {merged && <MergedNotice edit={edit} nodes={nodes} merged={merged} onDismiss={on.dismissMerged} />}
      {joined + left > 0 && (
        <Notice
          tone="info"
          fact={nodeSetText(joined, left)}
          advice="Load the rules again to see theirs. Your changes stay."
          action={
            <Button size="small" onPress={on.refresh}>
              Load again
            </Button>
          }
        />
      )}
    </>
  );
}

/** So many pairs or blocks of pairs are named. */
const mostNamed = 3;

type MergedNoticeProps = Pick<AclSource, 'edit' | 'nodes'> & { merged: AclPairs; onDismiss: () => void };

/** What others have changed while the person was editing, which is marked until it is dismissed. */
function MergedNotice({ edit: { before }, nodes, merged, onDismiss }: MergedNoticeProps) {
  const { count, words } = useMemo(() => {
    const pairs = unionOver(before.nodeIds, [merged]);
    const changes = changedBlocks({ before: turnedOver(before, pairs), pairs: before }, mostNamed);
    return { count: allowedPairs(pairs), words: changesText(changes, membersOf(before.nodeIds, nodes)) };
  }, [before, nodes, merged]);
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      fact={othersText(count)}
      advice={`${words}. They have a dot in the matrix.`}
      action={
        <Button size="small" onPress={onDismiss}>
          Dismiss
        </Button>
      }
    />
  );
}

function nodeSetText(joined: number, left: number): string {
  const came = joined > 0 ? [`${counted(joined, 'node')} joined`] : [];
  const went = left > 0 ? [`${counted(left, 'node')} left`] : [];
  return `${[...came, ...went].join(', ')} since these rules were read`;
}
