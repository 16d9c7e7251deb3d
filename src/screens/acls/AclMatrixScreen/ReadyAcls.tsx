import { useDeferredValue, useMemo, useState } from 'react';
import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { focusSearch } from '../../../components/SearchField/SearchField.tsx';
import { countChanges, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { allowedPairs, pairCount } from '../../../domain/acl/aclPairs.ts';
import { grouped } from '../../../domain/format/count.ts';
import { offlineNodes, outdatedIn, type Reports } from '../../../domain/metrics/reports.ts';
import { messages } from '../../../domain/text/messages.ts';
import * as page from '../../matrix/matrixPage.css.ts';
import { useStructuralSharing } from '../../useStableCallbacks.ts';
import { AclFooter } from '../AclSubmit/SubmitBar.tsx';
import { AclArea } from './AclArea.tsx';
import { placesOf, type AclAxis } from './aclAxis.ts';
import { coveredPairs } from './aclCells.ts';
import { AclHeader, type VisiblePairs } from './AclHeader.tsx';
import { AclNotices } from './AclNotices.tsx';
import type { AclMatrixActions, AclFrame, AclSource } from './aclPage.ts';
import { AclTools } from './AclTools.tsx';
import { IntentBar, useIntentEffect } from '../AclIntent/IntentBar.tsx';
import { aclImpact, type AclImpact } from '../../../domain/acl/aclImpact.ts';
import { MatrixSkeleton } from '../../matrix/MatrixSkeleton.tsx';
import { NodeRuleList } from './RuleLists.tsx';
import { BlockedList } from '../BlockedList/BlockedList.tsx';
import { NodeRules } from '../NodeRulesScreen/NodeRules.tsx';
import { useAclSquare, type AclSquare } from './useAclSquare.ts';

type ReadyAclsProps = { frame: AclFrame; source: AclSource; on: AclMatrixActions };

export function ReadyAcls({ frame: given, source, on }: ReadyAclsProps) {
  const frame = useStructuralSharing(given);
  const { edit, nodes, clients, isPointToSite } = source;
  // Counting the impact takes longer than toggling a cell.
  const settledEdit = useDeferredValue(edit);
  const impact = useMemo(
    () => aclImpact(settledEdit.before, settledEdit.pairs, { nodes, clients, isPointToSite }),
    [settledEdit, nodes, clients, isPointToSite],
  );
  const only = source.only === undefined ? undefined : edit.loaded.indexOf.get(source.only);
  const shown = { frame, source, on };
  return (
    <>
      {only === undefined ? (
        <NetworkRules {...shown} impact={impact} />
      ) : (
        <RulesOfOne {...shown} only={only} />
      )}
      <AclFooter netid={frame.netid} source={source} impact={impact} on={on} />
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

type NetworkRulesProps = ReadyAclsProps & { impact: AclImpact };

function NetworkRules(props: NetworkRulesProps) {
  const { frame, source, on } = props;
  if (frame.filter.view === 'matrix') return <MatrixOfNodes {...props} />;
  return (
    <>
      <div className={page.ruledHeader}>
        <AclHeader frame={frame} edit={source.edit} on={on} />
        <AclNotices frame={frame} source={source} on={on} />
      </div>
      {source.reading ? (
        <BlockedList reading={source.reading} source={source} on={on} />
      ) : (
        <MatrixSkeleton subject="ACLs" progress={undefined} />
      )}
    </>
  );
}

function useReports({ measured, nodes, minute }: AclSource): Reports | undefined {
  const silent = useStructuralSharing(useMemo(() => offlineNodes(nodes, minute * 60), [nodes, minute]));
  return useMemo(
    () => measured && { all: measured, outdated: outdatedIn(measured, silent) },
    [measured, silent],
  );
}

function MatrixOfNodes({ frame, source, impact, on }: NetworkRulesProps) {
  const { netid, filter } = frame;
  const { edit } = source;
  const planned = useIntentEffect(source);
  const square = useAclSquare(netid, source, filter, planned);
  const settledEdit = useDeferredValue(edit);
  const counts = useMemo(() => pairCounts(settledEdit), [settledEdit]);
  const shown = useShownPairs(settledEdit, square);
  useAnnouncement(shownAnnouncement(frame, square, shown));
  const [isSplit, setSplit] = useState(false);
  const areApart = isSplit || filter.rows !== filter.columns;
  const split = {
    isOn: areApart,
    toggle: () => {
      if (areApart) on.filter({ columns: filter.rows });
      setSplit(!areApart);
    },
  };
  return (
    <>
      <div className={page.header}>
        <AclHeader
          frame={frame}
          edit={edit}
          shown={shown}
          blocked={counts.blocked}
          intent={source.intent}
          split={split}
          on={on}
        />
        <AclNotices frame={frame} source={source} on={on} />
      </div>
      <AclTools
        filter={filter}
        {...counts}
        openAll={square.openAll}
        isSplit={split.isOn}
        onFilter={on.filter}
      />
      {source.intent && <IntentBar intent={source.intent} source={source} effect={planned} on={on} />}
      <Rules frame={frame} source={source} square={square} impact={impact} on={on} />
    </>
  );
}

function useShownPairs({ pairs }: AclEdit, square: AclSquare): VisiblePairs | undefined {
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

function shownAnnouncement(frame: AclFrame, { nodes }: AclSquare, shown: VisiblePairs | undefined): string {
  const all = grouped(nodes.length);
  if (!shown) return `All ${all} nodes`;
  if (shown.rows.length === 0 || shown.columns.length === 0) return noMatchText(frame);
  return `${grouped(shown.rows.length)} of ${all} rows, ${grouped(shown.columns.length)} of ${all} columns`;
}

type RulesProps = ReadyAclsProps & { square: AclSquare; impact: AclImpact };

function Rules({ frame, source, square, impact, on }: RulesProps) {
  const { edit } = source;
  const reports = useReports(source);
  const isPhone = useFrameWidth() === 'phone';
  const { rows, columns } = square;
  if (frame.filter.groupBy === 'rules' && !source.reading) {
    return <MatrixSkeleton subject="ACLs" progress={undefined} />;
  }
  if (rows.entries.length === 0 || columns.entries.length === 0) {
    return (
      <EmptyState
        heading={messages['error.noresults']}
        text={noMatchText(frame)}
        primary={
          <Button
            size="form"
            onPress={() => {
              // The button disappears.
              focusSearch();
              on.filter({ rows: '', columns: '', shown: 'all' });
            }}
          >
            Show all pairs
          </Button>
        }
      />
    );
  }
  if (!isPhone)
    return (
      <AclArea
        {...frame}
        {...{ edit, square, impact, reports, on }}
        hasMerged={source.merged !== undefined}
      />
    );
  return <NodeRuleList edit={edit} square={square} />;
}

function noMatchText({ filter: { rows, columns, shown } }: AclFrame): string {
  if (rows !== '' || columns !== '') return 'No nodes match these filters.';
  return shown === 'blocked' ? 'All pairs are allowed.' : 'No changes.';
}

function pairCounts(edit: AclEdit) {
  const { blocked, allowed } = countChanges(edit);
  const all = pairCount(edit.pairs.nodeIds.length);
  return { blocked: all - allowedPairs(edit.pairs), changed: blocked + allowed };
}
