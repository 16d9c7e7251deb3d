import { useMemo } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { allowedInRow } from '../../../domain/acl/aclPairs.ts';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { NameLink } from '../../shared/NameLink.tsx';
import { placesOf, type AclAxis, type AclNode } from './aclAxis.ts';
import type { AclSquare } from './useAclSquare.ts';
import { grouped } from '../../../domain/format/count.ts';

const maxListed = 100;

type NodeRuleRow = ReturnType<typeof nodeRuleRows>[number];

export function nodeRuleRows(edit: AclEdit, nodes: readonly AclNode[], rows: AclAxis) {
  return nodesIn(nodes, rows).map(([place, { id, name, href, isServer }]) => ({
    id,
    name,
    href,
    isServer,
    allowed: allowedInRow(edit.pairs, place),
    of: nodes.length - 1,
    isChanged: nodes.some((_, other) => isChanged(edit, place, other)),
  }));
}

function nodesIn(nodes: readonly AclNode[], axis: AclAxis): readonly (readonly [number, AclNode])[] {
  return placesOf(axis, 0, axis.entries.length).flatMap((place) => {
    const node = nodes[place];
    return node ? [[place, node] as const] : [];
  });
}

const nodeColumns: readonly Column<NodeRuleRow>[] = [
  {
    id: 'name',
    header: labels.node.name,
    isRowHeader: true,
    cell: (row) => <NameLink name={row.name} href={row.href} />,
  },
  { id: 'rules', header: labels.section.acls, cell: (row) => <Rules row={row} /> },
];

const nodeRuleKey = (row: NodeRuleRow) => row.id;
const renderCard = (row: NodeRuleRow) => <NodeCard row={row} />;

export function NodeRuleList({ edit, square }: { edit: AclEdit; square: AclSquare }) {
  const { nodes, rows } = square;
  const listed = useMemo(() => nodeRuleRows(edit, nodes, rows), [edit, nodes, rows]);
  return (
    <>
      <DataTable
        label="Rules by node"
        columns={nodeColumns}
        rows={listed.slice(0, maxListed)}
        rowKey={nodeRuleKey}
        renderCard={renderCard}
      />
      <MoreNote count={listed.length} />
    </>
  );
}

function NodeCard({ row }: { row: NodeRuleRow }) {
  return (
    <Stack gap="small">
      <Inline justify="between">
        <NameLink name={row.name} href={row.href} />
        {row.isChanged && <Tag>Changed</Tag>}
      </Inline>
      <Rules row={row} />
    </Stack>
  );
}

function Rules({ row: { allowed, of, isServer } }: { row: NodeRuleRow }) {
  return (
    <>
      <Text tone="secondary">
        {allowed} of {of} allowed
      </Text>
      {isServer && (
        <Text variant="hint" tone="tertiary">
          {aclTexts.serverNode}
        </Text>
      )}
    </>
  );
}

export const filterLabel = 'Filter nodes';

function MoreNote({ count }: { count: number }) {
  if (count <= maxListed) return null;
  return (
    <Page>
      <Text variant="hint" tone="tertiary">
        Showing the first {maxListed} of {grouped(count)} nodes. Filter to find others.
      </Text>
    </Page>
  );
}
