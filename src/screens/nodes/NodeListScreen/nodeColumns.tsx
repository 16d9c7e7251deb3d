import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import type { Column } from '../../../components/DataTable/column.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { addressesOf } from '../../../domain/node/gateways.ts';
import type { Node } from '../../../domain/node/node.ts';
import { endpointOf } from '../../../domain/reach/network/peerRules.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { labels } from '../../../domain/text/labels.ts';
import { FindingMark } from '../../shared/FindingMark/FindingMark.tsx';
import { Age } from '../../shared/freshness/Age.tsx';
import { momentOf, type Moment } from '../../shared/freshness/freshness.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { OwnerName } from '../../shared/RecordList/OwnerName.tsx';
import { Addresses, RowName, TaggedName } from '../../shared/RecordList/RowParts.tsx';
import { hasSpaceFor, type TableLayout } from '../../shared/tableLayout/useTableLayout.ts';
import { NodeTags, tagLabel } from '../NodeTags/NodeTags.tsx';
import type { HideableColumn } from './nodeListActions.ts';
import { healthOf, isApprovable, isOlder, listedRoles, roleControls, type NodeRow } from './nodeRow.ts';
import * as css from './NodeListScreen.css.ts';

type NodeColumnId = 'name' | HideableColumn;

type NodeColumn = Column<NodeRow> & { readonly id: NodeColumnId };

/** The least space in which a column is shown. Below, its content is in the name’s second line or below the status. */
export const leastRoom: Readonly<Record<NodeColumnId, TableLayout>> = {
  name: 'tight',
  status: 'tight',
  findings: 'narrow',
  roles: 'tight',
  address: 'tight',
  network: 'wide',
  version: 'wide',
  endpoint: 'ample',
  modified: 'vast',
  owner: 'vast',
};

type ColumnChoice = {
  room: TableLayout;
  hasFailover: boolean;
  hasHub: boolean;
  hasOwners: boolean;
};

/** In the order of questions: which node, what is wrong, what is it for, where is it. */
export function nodeColumns(
  { room, hasFailover, hasHub, hasOwners }: ColumnChoice,
  hidden: ReadonlySet<string>,
  onAct: Act,
): readonly NodeColumn[] {
  const has = (id: NodeColumnId) =>
    !hidden.has(id) && hasSpaceFor(leastRoom[id], room) && (id !== 'owner' || hasOwners);
  const roles = listedRoles(hasFailover, hasHub);
  const columns: readonly NodeColumn[] = [
    {
      id: 'name',
      header: labels.node.name,
      maxWidth: '328px',
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <NodeName row={row} isStacked={!has('network')} hasOwnerColumn={has('owner')} />,
    },
    {
      id: 'status',
      header: labels.node.health,
      width: '236px',
      cell: (row) => (
        <>
          <HealthBadge health={healthOf(row)} />
          {room === 'tight' && <NodeFinding row={row} />}
        </>
      ),
    },
    {
      id: 'findings',
      header: labels.section.findings,
      width: room === 'vast' && !hasOwners ? '256px' : '184px',
      cell: (row) => <NodeFinding row={row} />,
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
      id: 'address',
      header: labels.node.addresses,
      // Fits the longest IPv4 address and its copy button.
      width: '140px',
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
      width: '96px',
      isSortable: true,
      cell: (row) => (
        <Text as="span" tone="secondary" isTruncated>
          <NodeNetwork row={row} />
        </Text>
      ),
    },
    {
      id: 'version',
      header: labels.node.version,
      width: '88px',
      cell: (row) => <NodeVersion row={row} />,
    },
    {
      id: 'endpoint',
      header: labels.node.endpoint,
      width: '184px',
      cell: ({ node }) => <Endpoint node={node} />,
    },
    {
      id: 'modified',
      header: labels.node.lastModified,
      width: '120px',
      cell: ({ node }) => <NodeAge moment={momentOf(node.lastModified)} />,
    },
    {
      id: 'owner',
      header: labels.node.owner,
      width: '112px',
      cell: ({ owner }) => <OwnerName owner={owner} />,
    },
  ];
  return columns.filter(({ id }) => has(id));
}

function NodeFinding({ row: { mark, node } }: { row: NodeRow }) {
  return mark && <FindingMark mark={mark} of={node.name} />;
}

function NodeAge({ moment }: { moment: Moment | undefined }) {
  return (
    <Text as="span" tone="secondary" isTruncated>
      {moment && <Age moment={moment} />}
    </Text>
  );
}

function Endpoint({ node }: { node: Node }) {
  const { ip, port } = endpointOf(node);
  if (ip === '') return null;
  const address = ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`;
  return <CopyableText value={address} label={`${address} of ${node.name}`} isTruncated />;
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
    <Text as="span" tone={isOlder(row) ? 'secondary' : 'tertiary'} isTruncated>
      {versionLabel(row.node.version) || labels.value.notSet} {isOlder(row) && <Older />}
    </Text>
  );
}

function Older() {
  return (
    <Text as="span" variant="hint" tone="warning">
      older
    </Text>
  );
}

/**
 * Each role has a fixed position, so the column can be scanned vertically. Roles that are off recede until their row is
 * pointed at or has the focus.
 */
function NodeRoles({ row, onAct }: { row: NodeRow; onAct: Act }) {
  const { node } = row;
  if (isApprovable(row)) {
    return (
      <Button
        size="small"
        icon="check"
        aria-label={`${labels.action.approve} ${node.name}`}
        onPress={() => onAct([{ kind: 'approveNode', node }])}
      >
        {labels.action.approve}
      </Button>
    );
  }
  if (node.isPending) {
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
  /** Shows the network, the tags and an older version in a second line. */
  isStacked?: boolean;
  hasOwnerColumn?: boolean;
};

export function NodeName({ row, isStacked = false, hasOwnerColumn = true }: NodeNameProps) {
  const { node, places, tags, relayName, owner } = row;
  const { network, id, name } = node;
  const rowName = <RowName href={places.node({ network, id })}>{name}</RowName>;
  const hasOwner = !hasOwnerColumn && owner.username !== '';
  if (isStacked) {
    return (
      <span className={css.stackedName}>
        {rowName}
        <Text as="span" variant="hint" tone="tertiary">
          <Identifier>{network}</Identifier>
          {tags.map((tag) => ` · ${tagLabel(tag, relayName)}`).join('')}
          {hasOwner && (
            <>
              {' · '}
              <Identifier>{owner.username}</Identifier>
            </>
          )}
          {isOlder(row) && (
            <>
              {` · ${versionLabel(node.version)} `}
              <Older />
            </>
          )}
        </Text>
      </span>
    );
  }
  return (
    <TaggedName
      name={rowName}
      tags={
        (tags.length > 0 || hasOwner) && (
          <span className={css.nameTags}>
            <NodeTags tags={tags} relayName={relayName} />
            {hasOwner && <OwnerName owner={owner} />}
          </span>
        )
      }
    />
  );
}
