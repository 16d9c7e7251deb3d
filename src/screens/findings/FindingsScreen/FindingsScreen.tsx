import { useMemo, useState } from 'react';
import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SortControl, type SortControlProps } from '../../../components/SortControl/SortControl.tsx';
import { FacetTabs } from '../../../components/Tabs/Tabs.tsx';
import { Identifier, Secondary, Text } from '../../../components/Text/Text.tsx';
import { media } from '../../../components/theme/measures.css.ts';
import { useMedia } from '../../../components/theme/useMedia.ts';
import { type Finding, namesOf } from '../../../domain/findings/finding.ts';
import { counted } from '../../../domain/format/count.ts';
import { firstNames, labels } from '../../../domain/text/labels.ts';
import { exportSection } from '../../actions/menuItems.ts';
import { Age } from '../../list/freshness/Age.tsx';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import { SelectionBar } from '../../list/RecordList/SelectionBar.tsx';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { useStableCallbacks } from '../../useStableCallbacks.ts';
import { ConnectivityStrip } from '../ConnectivityStrip/ConnectivityStrip.tsx';
import { CheckList } from './CheckList.tsx';
import { FindingDetails } from './FindingDetails.tsx';
import { findingText } from './findingExport.ts';
import type { FindingRow } from './findingRow.ts';
import { FindingTable } from './FindingTable.tsx';
import { type FindingsFilter, noFindingsFilter, sortNames } from './findingsFilter.ts';
import type { FindingsActions, FindingsView } from './findingsView.ts';
import { useMuteKey } from './useMuteKey.ts';
import { MuteDialog } from './MuteDialog.tsx';
import * as css from './FindingsScreen.css.ts';
import { findingsBulk } from './findingsBulk.ts';

type FindingsScreenProps = {
  view: FindingsView;
  on: Omit<FindingsActions, 'fix' | 'askMute' | 'pressKey'>;
};

/** Lists everything that is wrong, risky, waiting or left over, with what to do about it. */
export function FindingsScreen({ view, on: actions }: FindingsScreenProps) {
  const on = useStableCallbacks(actions);
  const [muting, askMute] = useState<readonly Finding[]>();
  const press = useMuteKey(view, (rows) => askMute(rows.map(({ finding }) => finding)));
  const { pressKey } = useStableCallbacks({ pressKey: press });
  const asking = useMemo((): FindingsActions => {
    const fix: FindingsActions['fix'] = (findings, label, steps) =>
      on.act(steps, { list: { label, title: titleOf(findings, label) } });
    return { ...on, fix, askMute, pressKey };
  }, [on, pressKey]);
  const isNarrow = useMedia(media.belowPanels);
  const { selected } = view;
  return (
    <>
      <RecordList list={list} view={view} on={asking} />
      {isNarrow && view.filter.finding !== '' && view.status !== 'loading' && (
        <Drawer isOpen title="Finding" onClose={on.close}>
          {selected ? <FindingDetails row={selected} on={asking} /> : <Missing />}
        </Drawer>
      )}
      {view.filter.checks && view.status !== 'loading' && (
        <Drawer isOpen title="Checks" onClose={() => on.filter({ checks: undefined })}>
          <CheckList states={view.checked.states} ranAt={view.freshness.updated} />
        </Drawer>
      )}
      {muting && (
        <MuteDialog
          count={muting.length}
          onClose={() => askMute(undefined)}
          onMute={(reason, end) => {
            askMute(undefined);
            on.mute(muting, reason, end);
            on.select?.(new Set());
          }}
        />
      )}
    </>
  );
}

/** The heading of a run, for example “Change MTU: web-1, web-2”. */
function titleOf(findings: readonly Finding[], label: string): string {
  return findings.length === 1 ? `${label}: ${findings.map(namesOf).join()}` : label;
}

const list: ListDefinition<FindingsView, FindingsActions> = {
  noun: 'findings',
  title: labels.section.findings,
  header: ({ netid }) => ({
    ...(netid !== undefined && {
      facts: (
        <Secondary>
          in <Identifier>{netid}</Identifier>
        </Secondary>
      ),
    }),
  }),
  age: ({ checked, status, freshness }) =>
    status === 'loading'
      ? 'Checking…'
      : freshness.updated && (
          <>
            <Link href={checked.href} emphasis="quiet">{`${checked.count} checks`}</Link>,{' '}
            <Age moment={freshness.updated} />
          </>
        ),
  headTools: ({ status, found }) =>
    status === 'ready' && <CopyButton value={() => textOf(found())} label="as text" hasLabel />,
  notices: ({ areAclsLoading, checked, connectivity }, on) => (
    <>
      <ConnectivityStrip view={connectivity} onRetry={on.refresh} />
      {areAclsLoading && <Notice tone="info" fact="Loading ACLs…" advice="ACL checks haven’t finished." />}
      {checked.largeNetworks.length > 0 && (
        <Notice
          tone="info"
          fact={`ACL checks haven’t run in ${firstNames(checked.largeNetworks, 3)}.`}
          advice="Loading the ACLs of over 500 nodes takes a while."
          action={
            <Button size="small" onPress={() => on.loadAcls(checked.largeNetworks)}>
              Load ACLs
            </Button>
          }
        />
      )}
      {checked.note && <Notice tone="info" {...checked.note} />}
    </>
  ),
  phone: ({ status, count, found }, on) => {
    const copy = { id: 'copy', label: 'Copy as text', icon: 'copy' } as const;
    const section = exportSection(labels.action.export, (format) => on.export(format, found()));
    const items = [{ ...copy, onAction: () => on.copy(textOf(found())) }, ...section.items];
    return {
      placeholder: count === undefined ? undefined : `Search ${counted(count, 'finding')}`,
      sections: status === 'ready' ? [{ ...section, items }] : [],
    };
  },
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
  bulk: (view, on) => (
    <SelectionBar
      bulk={findingsBulk}
      selection={view.selection}
      on={{ ...on, saveRecords: (format) => on.export(format, view.selection?.rows ?? []) }}
    />
  ),
  pages: ({ filter }, on) => ({ phoneControl: <SortControl {...sortProps(filter, on)} /> }),
  rows: (view, on) => <FindingTable view={view} on={on} />,
  // A search that finds nothing keeps it, so that the list stays where it is.
  aside: (view, on) =>
    (view.isSelectedMissing || !['empty', 'failed'].includes(view.status)) && <Aside view={view} on={on} />,
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

function Tools({ view, on }: ListPartProps) {
  const isPhone = useFrameWidth() === 'phone';
  if (isPhone || view.status !== 'ready') return null;
  const { found, filter, paging } = view;
  return (
    <div className={css.tools}>
      <SortControl {...sortProps(filter, on)} />
      <Menu
        trigger={{ label: 'Export', icon: 'download', isOutlined: true }}
        sections={[
          exportSection(`Export ${counted(paging.total, 'finding')}`, (format) => on.export(format, found())),
        ]}
      />
    </div>
  );
}

type ListPartProps = { view: FindingsView; on: FindingsActions };

function Aside({ view, on }: ListPartProps) {
  const { selected, isSelectedMissing, filter } = view;
  // Without a choice of the user, the most urgent finding is shown.
  useAnnouncement(
    selected && filter.finding !== '' ? `Details of ${selected.names} shown. F6 goes to them.` : '',
  );
  return (
    <aside className={css.aside} aria-label="Selected finding">
      <div
        role="presentation"
        className={css.details}
        onPointerEnter={on.settle}
        onFocus={on.settle}
        onKeyDown={on.pressKey}
      >
        {selected && <FindingDetails row={selected} on={on} />}
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
