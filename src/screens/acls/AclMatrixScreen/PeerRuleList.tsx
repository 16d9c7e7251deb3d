import { useMemo } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { SquareSample } from '../../../components/SquareGrid/SquareSample.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { labels } from '../../../domain/text/labels.ts';
import { MoreNote } from './MoreNote.tsx';
import { mostListed, peerRuleRows, type PeerRuleRow } from './ruleRows.ts';
import type { AclSquare } from './useAclSquare.ts';

type PeerRuleListProps = {
  edit: AclEdit;
  square: AclSquare;
  /** The place of the node. */
  only: number;
  onSet: (peer: number, isAllowed: boolean) => void;
};

const tableColumns: readonly Column<PeerRuleRow>[] = [
  {
    id: 'name',
    header: labels.node.name,
    isRowHeader: true,
    cell: (row) => <Identifier>{row.name}</Identifier>,
  },
  { id: 'rule', header: labels.section.acls, cell: (row) => <Rule row={row} /> },
];

const keyOf = (row: PeerRuleRow) => row.id;

/** One node's rules as a list, for phones. */
export function PeerRuleList({ edit, square, only, onSet }: PeerRuleListProps) {
  const { nodes, columns } = square;
  const listed = useMemo(() => peerRuleRows(edit, nodes, columns, only), [edit, nodes, columns, only]);
  return (
    <>
      <DataTable
        label={`Rules of ${nodes[only]?.name ?? ''}`}
        columns={tableColumns}
        rows={listed.slice(0, mostListed)}
        rowKey={keyOf}
        renderCard={(row) => (
          <Inline justify="between">
            <Stack gap="xsmall">
              <Identifier>{row.name}</Identifier>
              <Rule row={row} />
            </Stack>
            <Button
              aria-label={`${row.isAllowed ? 'Block' : 'Allow'} ${row.name}`}
              onPress={() => onSet(row.place, !row.isAllowed)}
            >
              {row.isAllowed ? 'Block' : 'Allow'}
            </Button>
          </Inline>
        )}
      />
      <MoreNote count={listed.length} />
    </>
  );
}

function Rule({ row: { mark, isChanged, words } }: { row: PeerRuleRow }) {
  return (
    <Inline gap="xsmall">
      <SquareSample mark={mark} isChanged={isChanged} />
      <Text as="span" tone="secondary">
        {words}
      </Text>
    </Inline>
  );
}
