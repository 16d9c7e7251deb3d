import { useCallback, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { PlainLink } from '../../../components/Link/Link.tsx';
import { Hint, Secondary } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { media } from '../../../components/theme/measures.css.ts';
import { useMedia } from '../../../components/theme/useMedia.ts';
import { StateBadge, ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { networksOf, severityWords } from '../../../domain/findings/finding.ts';
import { severityTones } from '../FindingMark/severityTones.ts';
import { shownRows } from '../../list/RecordList/listState.ts';
import { FixButton } from './FindingDetails.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { FindingRow } from './findingRow.ts';
import type { FindingsActions, FindingsView } from './findingsView.ts';
import * as css from './FindingsScreen.css.ts';

type FindingTableProps = { view: FindingsView; on: FindingsActions };

/** The rows of the list. They stay in place while the pointer or the focus is among them. */
export function FindingTable({ view, on }: FindingTableProps) {
  const isNarrow = useMedia(media.belowPanels);
  const rowActions = useCallback((row: FindingRow) => <RowButton row={row} on={on} />, [on]);
  const renderCard = useCallback((row: FindingRow) => <Card row={row} on={on} />, [on]);
  const inside = useRef({ pointer: false, focus: false });
  const read = (part: 'pointer' | 'focus', isInside: boolean) => {
    inside.current[part] = isInside;
    on.read(inside.current.pointer || inside.current.focus);
  };
  return (
    <div
      role="presentation"
      onPointerEnter={() => read('pointer', true)}
      onPointerLeave={() => read('pointer', false)}
      onFocus={() => read('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) => read('focus', currentTarget.contains(relatedTarget))}
      onKeyDown={on.pressKey}
    >
      {/* Above the rows, so that they stay where they are. */}
      {view.newCount > 0 && (
        <div className={css.newLine}>
          <Button size="small" icon="refresh" onPress={on.showNew}>
            {`Show ${counted(view.newCount, 'new finding')}`}
          </Button>
        </div>
      )}
      <DataTable
        label="Findings"
        columns={columns}
        rowKey={rowKey}
        rowTone={isNarrow && view.filter.finding === '' ? undefined : rowTone}
        {...shownRows(view, on.select, labelOf)}
        rowActions={rowActions}
        actionsWidth="wide"
        renderCard={renderCard}
      />
    </div>
  );
}

const labelOf = ({ names, finding }: FindingRow) => `${names} ${finding.text}`;
const rowKey = ({ finding }: FindingRow) => finding.key;
const rowTone = ({ isSelected }: FindingRow) => (isSelected ? 'current' : undefined);

const columns: readonly Column<FindingRow>[] = [
  {
    id: 'found',
    header: 'Finding',
    isRowHeader: true,
    cell: (row) => <Sentence row={row} />,
  },
  {
    id: 'network',
    header: 'Network',
    width: '15%',
    cell: ({ finding }) => <Secondary>{networksOf(finding)}</Secondary>,
  },
];

function Sentence({ row, hasWord = true }: { row: FindingRow; hasWord?: boolean }) {
  const { finding, muted, isGone } = row;
  return (
    <div className={css.sentence}>
      <ToneGlyph
        tone={isGone ? 'healthy' : severityTones[finding.severity]}
        word={!hasWord ? undefined : isGone ? 'Fixed' : severityWords[finding.severity]}
      />
      <div>
        <PlainLink
          href={row.href}
          className={`${isGone ? css.gone : css.found} ${focusRing}`}
          {...(row.isSelected && { 'aria-current': true })}
        >
          <strong translate="no">{row.names}</strong> {finding.text}
        </PlainLink>
        {finding.fix?.change !== undefined && !muted && !isGone && <Hint>{finding.fix.change}</Hint>}
        {muted && (
          <Hint>
            Muted {muted.until}
            {muted.reason && ` · ${muted.reason}`}
          </Hint>
        )}
      </div>
    </div>
  );
}

function RowButton({ row, on }: { row: FindingRow; on: FindingsActions }) {
  if (row.isGone) return <StateBadge tone="healthy" label="fixed" />;
  if (row.muted) return <Button onPress={() => on.unmute([row.finding])}>Unmute</Button>;
  return <FixButton row={row} on={on} />;
}

function Card({ row, on }: { row: FindingRow; on: FindingsActions }) {
  return (
    <>
      <Sentence row={row} hasWord={false} />
      <div className={css.cardFoot}>
        <Inline justify="between">
          <Hint as="span">
            {severityWords[row.finding.severity]} · {networksOf(row.finding)}
          </Hint>
          <RowButton row={row} on={on} />
        </Inline>
      </div>
    </>
  );
}
