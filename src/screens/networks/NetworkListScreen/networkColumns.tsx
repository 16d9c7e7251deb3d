import type { ReactNode } from 'react';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { CardFacts } from '../../../components/DataTable/RowCard.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Mono, Secondary, Tertiary, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { counted, grouped } from '../../../domain/format/count.ts';
import { networkFieldTexts } from '../../../domain/network/networkForm.ts';
import {
  networkText,
  newNetworkText,
  networkTagLabels,
  type NetworkTag,
} from '../../../domain/network/networkText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { Age } from '../../list/freshness/Age.tsx';
import { FindingMark } from '../../findings/FindingMark/FindingMark.tsx';
import { RowName, TaggedName } from '../../list/RecordList/RowParts.tsx';
import type { Moment } from '../../list/freshness/freshness.ts';
import type { NetworkRow, NetworkRowSettings } from './networkRow.ts';
import * as css from './NetworkListScreen.css.ts';

function settingsColumn(
  column: Omit<Column<NetworkRow>, 'cell'>,
  cell: (settings: NetworkRowSettings, netid: string) => ReactNode,
  card?: (settings: NetworkRowSettings) => ReactNode,
): Column<NetworkRow> {
  return {
    ...column,
    cell: ({ netid, settings }) => settings && cell(settings, netid),
    ...(card && { card: ({ settings }) => settings && card(settings) }),
  };
}

const name: Column<NetworkRow> = {
  id: 'netid',
  header: newNetworkText.netid,
  maxWidth: '360px',
  isRowHeader: true,
  isSortable: true,
  card: 'title',
  cell: (row) => <NetworkName row={row} />,
};

const nodes: Column<NetworkRow> = {
  id: 'nodes',
  header: networkText.nodes,
  width: '204px',
  card: 'beside',
  cell: (row) => <NodeCounts row={row} />,
};

const findings: Column<NetworkRow> = {
  id: 'findings',
  header: labels.section.findings,
  width: '176px',
  card: 'line',
  cell: ({ mark, netid }) => mark && <FindingMark mark={mark} of={netid} />,
};

export const nameColumns: readonly Column<NetworkRow>[] = [name, nodes];

export const wideColumns: readonly Column<NetworkRow>[] = [
  name,
  nodes,
  findings,
  settingsColumn(
    { id: 'addressRange', header: networkFieldTexts.addressRange.label, width: '160px' },
    ({ addressRange }, netid) => <AddressRange range={addressRange} netid={netid} />,
    ({ addressRange, addressRange6 }) => {
      const ranges = [addressRange, addressRange6].filter(Boolean);
      return (
        ranges.length > 0 && (
          <CardFacts>
            <Inline gap="medium" isWrapping>
              {ranges.map((range) => (
                <Mono key={range}>{range}</Mono>
              ))}
            </Inline>
          </CardFacts>
        )
      );
    },
  ),
  settingsColumn(
    { id: 'addressRange6', header: networkFieldTexts.addressRange6.label, width: '168px' },
    ({ addressRange6 }, netid) => <AddressRange range={addressRange6} netid={netid} />,
  ),
  settingsColumn(
    { id: 'networkModified', header: networkText.networkModified, width: '160px' },
    ({ networkModified }) => <ModifiedAt moment={networkModified} />,
    ({ networkModified, nodesModified }) => (
      <CardFacts>
        Modified <ModifiedAt moment={networkModified} /> · its nodes <ModifiedAt moment={nodesModified} />
      </CardFacts>
    ),
  ),
  settingsColumn(
    { id: 'nodesModified', header: networkText.nodesModified, width: '148px' },
    ({ nodesModified }) => <ModifiedAt moment={nodesModified} />,
  ),
];

const combinedRanges = settingsColumn(
  { id: 'addressRanges', header: networkText.addressRanges, width: '196px' },
  ({ addressRange, addressRange6 }, netid) => (
    <span className={css.ranges}>
      {[addressRange, addressRange6].filter(Boolean).map((range) => (
        <AddressRange key={range} range={range} netid={netid} />
      ))}
    </span>
  ),
);

const combinedModified = settingsColumn(
  { id: 'modified', header: networkText.lastModified, width: '152px', hiddenBelow: 'wide' },
  ({ networkModified, nodesModified }) => (
    <span className={css.stacked}>
      <ModifiedAt what="network" moment={networkModified} />
      <ModifiedAt what="nodes" moment={nodesModified} />
    </span>
  ),
);

export const mediumColumns: readonly Column<NetworkRow>[] = [
  name,
  nodes,
  // There is space for the title, which the narrow column cuts.
  { ...findings, width: '252px' },
  combinedRanges,
  combinedModified,
];

export const narrowColumns: readonly Column<NetworkRow>[] = [
  { ...name, cell: (row) => <NetworkName row={row} isStacked /> },
  {
    ...nodes,
    width: '180px',
    cell: (row) => (
      <span className={css.stacked}>
        <NodeCounts row={row} />
        {findings.cell(row)}
      </span>
    ),
  },
  combinedRanges,
  combinedModified,
];

type AddressRangeProps = {
  range: string;
  netid: string;
};

function AddressRange({ range, netid }: AddressRangeProps) {
  if (range === '') {
    return <Tertiary>{labels.value.off}</Tertiary>;
  }
  return <CopyableText value={range} label={`${range} of ${netid}`} isTruncated />;
}

type ModifiedAtProps = {
  what?: 'network' | 'nodes';
  moment: Moment | undefined;
};

function ModifiedAt({ what, moment }: ModifiedAtProps) {
  return (
    <Text as="span" {...(what && { variant: 'hint' })} tone={moment ? 'secondary' : 'tertiary'}>
      {what} {moment ? <Age moment={moment} /> : 'never'}
    </Text>
  );
}

type NetworkNameProps = {
  row: NetworkRow;
  isStacked?: boolean;
};

function NetworkName({ row, isStacked = false }: NetworkNameProps) {
  const tags = row.settings?.tags ?? [];
  const rowName = <RowName href={row.href}>{row.netid}</RowName>;
  if (!isStacked) {
    return (
      <TaggedName
        name={rowName}
        tags={tags.map((tag) => (
          <NetworkTagMark key={tag} tag={tag} />
        ))}
      />
    );
  }
  return (
    <span className={css.stacked}>
      {rowName}
      {tags.length > 0 && (
        <Text as="span" variant="hint" tone="tertiary">
          {tags.map((tag) => networkTagLabels[tag]).join(' · ')}
        </Text>
      )}
    </span>
  );
}

function NetworkTagMark({ tag }: { tag: NetworkTag }) {
  return <Tag {...(tag === 'pointToSite' && { icon: 'hub' })}>{networkTagLabels[tag]}</Tag>;
}

const exceptions = ['warning', 'error', 'pending'] as const;

function NodeCounts({ row: { netid, nodes: counts, isOwnOnly, links } }: { row: NetworkRow }) {
  if (!counts) {
    return <Tertiary>Unknown</Tertiary>;
  }
  return (
    <span className={css.counts}>
      <span className={css.total}>
        <Link
          href={links.nodes}
          emphasis="name"
          aria-label={
            isOwnOnly
              ? `${grouped(counts.all)} of yours, nodes of ${netid}`
              : `${counted(counts.all, 'node')} of ${netid}`
          }
        >
          {isOwnOnly ? `${grouped(counts.all)} of yours` : grouped(counts.all)}
        </Link>
      </span>
      {exceptions
        .filter((status) => counts[status] > 0)
        .map((status) => (
          <Text key={status} as="span" tone={status}>
            <span className={css.exception}>
              <ToneGlyph tone={status} />
              {grouped(counts[status])}
              <VisuallyHidden>{status}</VisuallyHidden>
            </span>
          </Text>
        ))}
      {counts.all > 0 && counts.healthy === counts.all && (
        <Secondary>
          <span className={css.exception}>
            <ToneGlyph tone="healthy" />
            all healthy
          </span>
        </Secondary>
      )}
    </span>
  );
}
