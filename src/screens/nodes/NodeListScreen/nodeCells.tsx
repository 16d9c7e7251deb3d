import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import type { Node } from '../../../domain/node/node.ts';
import { endpointOf } from '../../../domain/reach/network/peer.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ApproveButton } from '../../actions/ApproveButton.tsx';
import { FindingMark } from '../../findings/FindingMark/FindingMark.tsx';
import { Age } from '../../list/freshness/Age.tsx';
import type { Moment } from '../../list/freshness/freshness.ts';
import { OwnerName } from '../../list/RecordList/OwnerName.tsx';
import { RowName, TaggedName } from '../../list/RecordList/RowParts.tsx';
import { NodeTags, tagLabel } from '../NodeTags/NodeTags.tsx';
import { isApprovable, isOlder, roleControls, type NodeRow } from './nodeRow.ts';
import * as css from './NodeListScreen.css.ts';

export function NodeFinding({ row: { mark, node } }: { row: NodeRow }) {
  return mark && <FindingMark mark={mark} of={node.name} />;
}

export function NodeAge({ moment }: { moment: Moment | undefined }) {
  return (
    <Text as="span" tone="secondary" isTruncated>
      {moment && <Age moment={moment} />}
    </Text>
  );
}

export function Endpoint({ node }: { node: Node }) {
  const { ip, port } = endpointOf(node);
  if (ip === '') return null;
  const address = ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`;
  return <CopyableText value={address} label={`${address} of ${node.name}`} isTruncated={ip.includes(':')} />;
}

export function NodeNetwork({ row: { node, places } }: { row: NodeRow }) {
  const name = <Identifier>{node.network}</Identifier>;
  const href = places.network(node.network);
  if (href === undefined) return name;
  return (
    <Link href={href} emphasis="quiet">
      {name}
    </Link>
  );
}

export function NodeVersion({ row }: { row: NodeRow }) {
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
export function NodeRoles({ row, onAct }: { row: NodeRow; onAct: Act }) {
  const { node } = row;
  if (isApprovable(row)) {
    return <ApproveButton node={node} onAct={onAct} />;
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
