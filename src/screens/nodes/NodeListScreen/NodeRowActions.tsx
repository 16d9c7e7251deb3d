import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import type { MenuItem, MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import { addressesOf } from '../../../domain/node/gateways.ts';
import { canExplain } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { listKeys } from '../../../domain/text/shortcutText.ts';
import { copyAddressItems, deleteItem, reachItem, whyItem } from '../../shared/menuItems.ts';
import { deletionObstacle } from '../nodeDeletion.ts';
import { aclLink } from '../nodePaths.ts';
import type { ConfirmingActions } from './nodeListActions.ts';
import { editingOf, isApprovable, roleControls, type NodeRow } from './nodeRow.ts';

type NodeRowActionsProps = { row: NodeRow; onAsk: ConfirmingActions['ask'] };

type TableActionsProps = NodeRowActionsProps & {
  isCompact: boolean;
};

export function NodeRowActions({ row, onAsk, isCompact }: TableActionsProps) {
  const canApprove = isApprovable(row);
  const approveLabel = `${labels.action.approve} ${row.node.name}`;
  const approve = () => onAsk('approve', row.node);
  return (
    <>
      {canApprove && isCompact && (
        <IconButton icon="check" label={approveLabel} isOutlined onPress={approve} />
      )}
      {canApprove && !isCompact && (
        <Button size="small" icon="check" aria-label={approveLabel} onPress={approve}>
          {labels.action.approve}
        </Button>
      )}
      <NodeMenu row={row} onAsk={onAsk} />
    </>
  );
}

type NodeMenuProps = NodeRowActionsProps & {
  /** Adds the roles to the menu, for phones. */
  onRole?: ConfirmingActions['pressRole'];
};

export function NodeMenu({ row, onAsk, onRole }: NodeMenuProps) {
  const remove = () => onAsk('delete', row.node);
  return (
    <Menu
      trigger={{ label: `More about ${row.node.name}`, icon: onRole ? 'moreVertical' : 'more' }}
      sections={[...nodeMenu(row, remove), ...(onRole ? roleMenu(row, onRole) : [])]}
    />
  );
}

function roleMenu(row: NodeRow, onRole: ConfirmingActions['pressRole']): readonly MenuSectionItems[] {
  const items = roleControls(row)
    .filter(({ canPress, disabledReason }) => canPress || disabledReason !== undefined)
    .map(({ role, label, disabledReason, canPress }) => ({
      id: role,
      label,
      icon: role,
      ...(canPress && { onAction: () => onRole(row.node, role) }),
      disabledReason,
    }));
  return items.length === 0 ? [] : [{ id: 'roles', title: 'Gateway roles', items }];
}

function nodeMenu(row: NodeRow, onDelete: () => void): readonly MenuSectionItems[] {
  const { node, viewer, places } = row;
  const acls = aclLink(node, node.isServer, viewer);
  const items: readonly MenuItem[] = [
    { id: 'open', label: 'Open', icon: 'arrowRight', href: places.node(node) },
    { id: 'edit', label: labels.action.edit, icon: 'edit', keyCap: listKeys.edit, ...editingOf(row) },
    ...(acls ? [{ id: 'acls', label: labels.section.acls, icon: 'acls' as const, ...acls }] : []),
    ...(canExplain(viewer, node.network) ? [whyItem(node)] : []),
    reachItem(node),
    ...copyAddressItems(addressesOf([node])[0]),
  ];
  const reason = deletionObstacle(viewer, node);
  return [
    { id: 'node', items },
    { id: 'danger', items: [deleteItem({ name: node.name, reason, onAction: onDelete })] },
  ];
}
