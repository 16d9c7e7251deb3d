import type { Act } from '../../../domain/actions/action.ts';
import type { Column } from '../../../components/DataTable/column.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { addressesOf } from '../../../domain/node/gateways.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { labels } from '../../../domain/text/labels.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { OwnerName } from '../../shared/RecordList/OwnerName.tsx';
import { Addresses, RowName, TaggedName } from '../../shared/RecordList/RowParts.tsx';
import type { TableLayout } from '../../shared/tableLayout/useTableLayout.ts';
import { NodeTags, nodeTagLabels } from '../NodeTags/NodeTags.tsx';
import type { HideableColumn } from './nodeListActions.ts';
import { healthOf, isOlder, listedRoles, roleControls, type NodeRow } from './nodeRow.ts';
import * as css from './NodeListScreen.css.ts';

type NodeColumnId = 'name' | HideableColumn;

type NodeColumn = Column<NodeRow> & { readonly id: NodeColumnId };

export function nodeColumns(
  {
    room,
    hasFailover,
    hasHub,
    hasOwners,
  }: { room: TableLayout; hasFailover: boolean; hasHub: boolean; hasOwners: boolean },
  hidden: ReadonlySet<string>,
  onAct: Act,
): readonly NodeColumn[] {
  const isWide = room === 'wide';
  const isTight = room === 'tight';
  const roles = listedRoles(hasFailover, hasHub);
  const columns: readonly NodeColumn[] = [
    {
      id: 'name',
      header: labels.node.name,
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <NodeName row={row} isTight={isTight} />,
    },
    {
      id: 'address',
      header: labels.node.addresses,
      // Fits the longest IPv4 address and its copy button.
      width: '148px',
      isSortable: true,
      cell: ({ node }) => <Addresses addresses={addressesOf([node])} of={node.name} />,
      skeleton: (
        <span className={css.addressBars}>
          <Skeleton width={78} height={8} />
          <Skeleton width={66} height={6} />
        </span>
      ),
    },
    {
      id: 'network',
      header: labels.node.network,
      width: '104px',
      isSortable: true,
      cell: (row) => (
        <Text as="span" tone="secondary">
          <NodeNetwork row={row} />
        </Text>
      ),
    },
    {
      id: 'version',
      header: labels.node.version,
      width: '104px',
      cell: (row) => <NodeVersion row={row} />,
    },
    {
      id: 'owner',
      header: labels.node.owner,
      width: '112px',
      cell: ({ owner }) => <OwnerName owner={owner} />,
    },
    {
      id: 'roles',
      header: 'Roles',
      // A chip and its gap take 30 px.
      width: `${roles.length * 30 + 16}px`,
      cell: (row) => <NodeRoles row={row} onAct={onAct} />,
      skeleton: (
        <span className={css.chips}>
          {roles.map((role) => (
            <Skeleton key={role} width={26} height={22} />
          ))}
        </span>
      ),
    },
    {
      id: 'status',
      header: labels.node.status,
      // The name needs the room when there is a column for owners.
      width: isTight || hasOwners ? '196px' : '240px',
      cell: (row) => <HealthBadge health={healthOf(row)} />,
    },
  ];
  return columns.filter(
    ({ id }) =>
      !hidden.has(id) &&
      !(id === 'version' && !isWide) &&
      !(id === 'owner' && (!isWide || !hasOwners)) &&
      !(id === 'network' && isTight),
  );
}

function NodeNetwork({ row: { node, places } }: { row: NodeRow }) {
  const name = <Identifier>{node.network}</Identifier>;
  const href = places.network(node.network);
  if (href === undefined) return name;
  return (
    <Link href={href} emphasis="quiet">
      {name}
    </Link>
  );
}

function NodeVersion({ row }: { row: NodeRow }) {
  return (
    <Text as="span" tone="secondary">
      {versionLabel(row.node.version) || labels.value.notSet}{' '}
      {isOlder(row) && (
        <Text as="span" variant="hint" tone="warning">
          older
        </Text>
      )}
    </Text>
  );
}

/** Each role has a fixed position, so the column can be scanned vertically. */
function NodeRoles({ row, onAct }: { row: NodeRow; onAct: Act }) {
  if (row.node.isPending) {
    return (
      <Text as="span" variant="hint" tone="tertiary">
        after approval
      </Text>
    );
  }
  return (
    <span className={css.chips}>
      {roleControls(row).map(({ role, isOn, label, disabledReason, canPress, action }) => (
        <RoleChip
          key={role}
          kind={role}
          isOn={isOn}
          label={label}
          {...(canPress && {
            onPress: () => onAct([action]),
          })}
          disabledReason={disabledReason}
        />
      ))}
    </span>
  );
}

type NodeNameProps = {
  row: NodeRow;
  isTight?: boolean;
};

export function NodeName({ row: { node, places, mark, tags }, isTight = false }: NodeNameProps) {
  const { network, id, name } = node;
  const rowName = (
    <RowName href={places.node({ network, id })} mark={mark}>
      {name}
    </RowName>
  );
  if (isTight) {
    return (
      <span className={css.stackedName}>
        {rowName}
        <Text as="span" variant="hint" tone="tertiary">
          <Identifier>{network}</Identifier>
          {tags.map((tag) => ` · ${nodeTagLabels[tag]}`).join('')}
        </Text>
      </span>
    );
  }
  return (
    <TaggedName
      name={rowName}
      tags={
        tags.length > 0 && (
          <span className={css.nameTags}>
            <NodeTags tags={tags} />
          </span>
        )
      }
    />
  );
}
