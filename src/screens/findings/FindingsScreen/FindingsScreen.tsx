import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { FacetTabs } from '../../../components/Tabs/Tabs.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { severityWords } from '../../../domain/findings/finding.ts';
import { labels } from '../../../domain/text/labels.ts';
import { severityTones } from '../../shared/FindingMark/severityTones.ts';
import type { ListDefinition } from '../../shared/RecordList/listDefinition.ts';
import { shownRows } from '../../shared/RecordList/listState.ts';
import { RecordList } from '../../shared/RecordList/RecordList.tsx';
import { FindingDetails, FixButton } from './FindingDetails.tsx';
import {
  type FindingRow,
  type FindingsActions,
  type FindingsView,
  noFindingsFilter,
} from './findingsView.ts';
import * as css from './FindingsScreen.css.ts';

type FindingsScreenProps = { view: FindingsView; on: FindingsActions };

/** Lists everything that is wrong, risky, waiting or left over, with what to do about it. */
export function FindingsScreen({ view, on }: FindingsScreenProps) {
  return <RecordList list={list} view={view} on={on} />;
}

const list: ListDefinition<FindingsView, FindingsActions> = {
  noun: 'findings',
  title: labels.section.findings,
  header: ({ netid, text }) => ({
    ...(netid !== undefined && {
      facts: (
        <Text as="span" tone="secondary">
          in <Identifier>{netid}</Identifier>
        </Text>
      ),
    }),
    actions: text !== '' && <CopyButton value={text} label="Copy as text" hasLabel />,
  }),
  notices: ({ areAclsLoading }) =>
    areAclsLoading && <Notice tone="info" fact="Loading ACLs…" advice="Findings about ACLs follow." />,
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
            onChange: (networks: readonly string[]) => on.filter({ networks, finding: '' }),
          },
        ]
      : []),
    {
      label: 'Kind',
      options: options.kinds,
      selected: filter.kinds,
      onChange: (kinds: readonly string[]) => on.filter({ kinds, finding: '' }),
    },
  ],
  rows: (view, on) => <Rows view={view} on={on} />,
  empty: ({ netid }) => ({
    heading: 'No findings',
    text: `All checks of ${netid ?? 'your networks'} passed.`,
  }),
  noMatch: (_, hasFilters) =>
    hasFilters ? 'No findings match your search and filters.' : 'No findings match your search.',
  noFilter: noFindingsFilter,
};

function Rows({ view, on }: FindingsScreenProps) {
  const isPhone = useFrameWidth() === 'phone';
  return (
    <div className={css.split}>
      <DataTable
        label="Findings"
        columns={columns}
        rowKey={rowKey}
        {...shownRows(view)}
        rowActions={(row: FindingRow) =>
          row.fix && <FixButton fix={row.fix} onApprove={() => on.approve(row.finding)} />
        }
        renderCard={(row: FindingRow) => <Card row={row} on={on} />}
      />
      {!isPhone && view.selected && (
        <aside className={css.details} aria-label="Selected finding">
          <FindingDetails finding={view.selected} onApprove={on.approve} />
        </aside>
      )}
    </div>
  );
}

const rowKey = ({ key }: FindingRow) => key;

const columns: readonly Column<FindingRow>[] = [
  {
    id: 'found',
    header: 'Finding',
    isRowHeader: true,
    cell: (row) => <Sentence row={row} />,
  },
  { id: 'network', header: 'Network', width: '18%', cell: ({ networks }) => networks },
];

function Sentence({ row }: { row: FindingRow }) {
  return (
    <Inline gap="medium" isWrapping={false}>
      <ToneGlyph tone={severityTones[row.severity]} />
      <Link href={row.href} {...(row.isSelected && { 'aria-current': true })}>
        <span className={css.found}>
          <strong>{row.names}</strong> {row.text}
        </span>
      </Link>
    </Inline>
  );
}

function Card({ row, on }: { row: FindingRow; on: FindingsActions }) {
  return (
    <Stack gap="medium">
      <Sentence row={row} />
      <Inline justify="between">
        <Text as="span" tone="secondary">
          {severityWords[row.severity]} · {row.networks}
        </Text>
        {!row.isSelected && row.fix && <FixButton fix={row.fix} onApprove={() => on.approve(row.finding)} />}
      </Inline>
      {row.isSelected && <FindingDetails finding={row.finding} onApprove={on.approve} />}
    </Stack>
  );
}
