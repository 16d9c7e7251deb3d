import { useCallback, useMemo, useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { PlainLink } from '../../../components/Link/Link.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SortControl, type SortControlProps } from '../../../components/SortControl/SortControl.tsx';
import { FacetTabs } from '../../../components/Tabs/Tabs.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { media } from '../../../components/theme/measures.css.ts';
import { useMedia } from '../../../components/theme/useMedia.ts';
import { StateBadge, ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { severityWords } from '../../../domain/findings/finding.ts';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { exportItems } from '../../shared/menuItems.ts';
import { severityTones } from '../../shared/FindingMark/severityTones.ts';
import { Age } from '../../shared/freshness/Age.tsx';
import type { ListDefinition } from '../../shared/RecordList/listDefinition.ts';
import { shownRows } from '../../shared/RecordList/listState.ts';
import { RecordList } from '../../shared/RecordList/RecordList.tsx';
import { useStableCallbacks } from '../../shared/useStableCallbacks.ts';
import { ConnectivityStrip } from '../ConnectivityStrip/ConnectivityStrip.tsx';
import { FindingDetails, FixButton, type RowActions } from './FindingDetails.tsx';
import { findingText } from './findingExport.ts';
import type { FindingRow } from './findingRow.ts';
import {
  type FindingsActions,
  type FindingsFilter,
  type FindingsView,
  noFindingsFilter,
  sortNames,
} from './findingsView.ts';
import { FixQuestion } from './FixQuestion.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import * as css from './FindingsScreen.css.ts';

type FindingsScreenProps = { view: FindingsView; on: FindingsActions };

type AskingActions = FindingsActions & { readonly row: RowActions };

/** Lists everything that is wrong, risky, waiting or left over, with what to do about it. */
export function FindingsScreen({ view, on: actions }: FindingsScreenProps) {
  const on = useStableCallbacks(actions);
  const [asked, ask] = useState<FindingRow>();
  const [muting, askMute] = useState<FindingRow>();
  const row = useMemo(
    () => ({ ask, askMute, unmute: ({ finding }: FindingRow) => on.unmute(finding) }),
    [on],
  );
  const asking = useMemo(() => ({ ...on, row }), [on, row]);
  const isNarrow = useMedia(media.belowPanels);
  const { selected } = view;
  return (
    <>
      <RecordList list={list} view={view} on={asking} />
      {isNarrow && view.filter.finding !== '' && view.status !== 'loading' && (
        <Drawer isOpen title="Finding" onClose={on.close}>
          {selected ? <FindingDetails row={selected} on={row} /> : <Missing />}
        </Drawer>
      )}
      {asked?.fix && !('href' in asked.fix) && (
        <FixQuestion
          finding={asked.finding}
          action={asked.fix}
          onNo={() => ask(undefined)}
          onYes={(leftovers) => {
            ask(undefined);
            if (asked.fix && !('href' in asked.fix)) on.fix(asked.fix, leftovers);
          }}
        />
      )}
      {muting && (
        <MuteDialog
          onClose={() => askMute(undefined)}
          onMute={(reason, end) => {
            askMute(undefined);
            on.mute(muting.finding, reason, end);
          }}
        />
      )}
    </>
  );
}

const list: ListDefinition<FindingsView, AskingActions> = {
  noun: 'findings',
  title: labels.section.findings,
  header: ({ netid }) => ({
    ...(netid !== undefined && {
      facts: (
        <Text as="span" tone="secondary">
          in <Identifier>{netid}</Identifier>
        </Text>
      ),
    }),
  }),
  age: ({ checked, status, freshness }) =>
    status === 'loading'
      ? 'Checking…'
      : freshness.updated && <Age what={`${checked.count} checks,`} moment={freshness.updated} />,
  headTools: ({ status, found }) =>
    status === 'ready' && <CopyButton value={() => textOf(found())} label="as text" hasLabel />,
  notices: ({ areAclsLoading, checked, connectivity }, on) => (
    <>
      <ConnectivityStrip view={connectivity} onRetry={on.refresh} />
      {areAclsLoading && <Notice tone="info" fact="Loading ACLs…" advice="Findings about ACLs follow." />}
      {checked.note && <Notice tone="info" {...checked.note} />}
    </>
  ),
  phone: ({ status, count, found }, on) => ({
    placeholder: count === undefined ? undefined : `Search ${counted(count, 'finding')}`,
    sections:
      status === 'ready'
        ? [
            {
              id: 'formats',
              title: labels.action.export,
              items: [
                {
                  id: 'copy',
                  label: 'Copy as text',
                  icon: 'copy',
                  onAction: () => on.copy(textOf(found())),
                },
                ...exportItems((format) => on.export(format, found())),
              ],
            },
          ]
        : [],
  }),
  tabs: ({ facets, filter }) => (
    <FacetTabs label="Severities" facets={facets} current={filter.severity ?? 'all'} />
  ),
  placeholder: 'Search name, address, kind',
  filters: ({ options, filter }, on) => [
    ...(options.networks.length > 0
      ? [
          {
            label: 'Network',
            options: options.networks,
            selected: filter.networks,
            onChange: (networks: readonly string[]) => on.filter({ networks }),
          },
        ]
      : []),
    {
      label: 'Kind',
      options: options.kinds,
      selected: filter.kinds,
      onChange: (kinds: readonly string[]) => on.filter({ kinds }),
    },
  ],
  tools: (view, on) => <Tools view={view} on={on} />,
  pages: ({ filter }, on) => ({ phoneControl: <SortControl {...sortProps(filter, on)} /> }),
  rows: (view, on) => <Rows view={view} on={on} />,
  aside: (view, on) => <Aside view={view} on={on} />,
  empty: ({ filter, mutedCount, checked }) =>
    filter.severity === 'muted'
      ? { heading: 'No muted findings', text: 'Mute a finding to hide it for a while.' }
      : {
          heading: 'No findings',
          text: [
            checked.text,
            ...(mutedCount > 0 ? [`apart from ${counted(mutedCount, 'muted finding')}`] : []),
          ].join(', '),
        },
  noMatch: (_, hasFilters) =>
    hasFilters ? 'No findings match your search and filters.' : 'No findings match your search.',
  noFilter: noFindingsFilter,
};

function textOf(rows: readonly FindingRow[]): string {
  return rows.map(({ finding }) => findingText(finding)).join('\n\n');
}

function sortProps({ sort, isAscending }: FindingsFilter, on: FindingsActions): SortControlProps {
  const fields = Object.entries(sortNames).map(([id, label]) => ({ id, label }));
  return {
    fields,
    field: sort,
    isAscending,
    onFieldChange: (id) => on.filter({ sort: id === 'network' || id === 'since' ? id : 'severity' }),
    onDirectionChange: (ascending) => on.filter({ isAscending: ascending }),
  };
}

function Tools({ view, on }: { view: FindingsView; on: FindingsActions }) {
  const isPhone = useFrameWidth() === 'phone';
  if (isPhone || view.status !== 'ready') return null;
  const { found, filter, paging } = view;
  return (
    <div className={css.tools}>
      <SortControl {...sortProps(filter, on)} />
      <Menu
        trigger={{ label: 'Export', icon: 'download', isOutlined: true }}
        sections={[
          {
            id: 'formats',
            title: `Export ${counted(paging.total, 'finding')}`,
            items: exportItems((format) => on.export(format, found())),
          },
        ]}
      />
    </div>
  );
}

type ListPartProps = { view: FindingsView; on: AskingActions };

function Rows({ view, on }: ListPartProps) {
  const isNarrow = useMedia(media.belowPanels);
  const rowActions = useCallback((row: FindingRow) => <RowButton row={row} on={on.row} />, [on]);
  const renderCard = useCallback((row: FindingRow) => <Card row={row} on={on.row} />, [on]);
  return (
    <div
      onPointerEnter={() => on.read(true)}
      onPointerLeave={() => on.read(false)}
      onFocus={() => on.read(true)}
      onBlur={() => on.read(false)}
    >
      <DataTable
        label="Findings"
        columns={columns}
        rowKey={rowKey}
        rowTone={isNarrow && view.filter.finding === '' ? undefined : rowTone}
        {...shownRows(view)}
        rowActions={rowActions}
        actionsWidth="wide"
        renderCard={renderCard}
      />
    </div>
  );
}

const rowKey = ({ key }: FindingRow) => key;
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
    cell: ({ networks }) => (
      <Text as="span" tone="secondary">
        {networks}
      </Text>
    ),
  },
];

function Sentence({ row }: { row: FindingRow }) {
  const { muted, isGone } = row;
  return (
    <div className={css.sentence}>
      <ToneGlyph tone={isGone ? 'healthy' : severityTones[row.severity]} />
      <div>
        <PlainLink
          href={row.href}
          className={`${isGone ? css.gone : css.found} ${focusRing}`}
          {...(row.isSelected && { 'aria-current': true })}
        >
          <strong>{row.names}</strong> {row.text}
        </PlainLink>
        {muted && (
          <Text variant="hint" tone="tertiary">
            Muted {muted.until}
            {muted.reason && ` · ${muted.reason}`}
          </Text>
        )}
      </div>
    </div>
  );
}

function RowButton({ row, on }: { row: FindingRow; on: RowActions }) {
  if (row.isGone) return <StateBadge tone="healthy" label="fixed" />;
  if (row.muted) return <Button onPress={() => on.unmute(row)}>Unmute</Button>;
  return <FixButton row={row} onAsk={on.ask} />;
}

function Card({ row, on }: { row: FindingRow; on: RowActions }) {
  return (
    <>
      <Sentence row={row} />
      <div className={css.cardFoot}>
        <Inline justify="between">
          <Text as="span" variant="hint" tone="tertiary">
            {severityWords[row.severity]} · {row.networks}
          </Text>
          <RowButton row={row} on={on} />
        </Inline>
      </div>
    </>
  );
}

function Aside({ view, on }: ListPartProps) {
  const { selected, isSelectedMissing } = view;
  return (
    <aside className={css.aside} aria-label="Selected finding">
      <div className={css.details}>
        {selected && <FindingDetails row={selected} on={on.row} />}
        {isSelectedMissing && <Missing />}
      </div>
    </aside>
  );
}

function Missing() {
  return (
    <div className={css.part}>
      <Text tone="secondary">This finding no longer exists. Select another one from the list.</Text>
    </div>
  );
}
