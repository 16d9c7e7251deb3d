import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import type { MenuItem, MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { listKeys } from '../../../domain/text/shortcutText.ts';
import type { RolePress } from '../roles/roleControl.ts';
import type { NodeConfirmView } from '../NodeConfirm/NodeConfirm.tsx';
import type { NodeRow } from './nodeRow.ts';
import { copyAddressItems, deleteItem, reachItem, whyItem } from '../../shared/menuItems.ts';

type NodeRowActionsProps = { row: NodeRow; onAsk: (question: NodeConfirmView) => void };

type TableActionsProps = NodeRowActionsProps & {
  isCompact: boolean;
};

export function NodeRowActions({ row, onAsk, isCompact }: TableActionsProps) {
  const approveLabel = `${labels.action.approve} ${row.name}`;
  const approve = () => onAsk(approvalOf(row));
  return (
    <>
      {row.canApprove && isCompact && (
        <IconButton icon="check" label={approveLabel} isOutlined onPress={approve} />
      )}
      {row.canApprove && !isCompact && (
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
  onRole?: (press: RolePress) => void;
};

export function NodeMenu({ row, onAsk, onRole }: NodeMenuProps) {
  const remove = () => onAsk({ verb: 'delete', node: row.node, deletion: row.deletion });
  return (
    <Menu
      trigger={{ label: `More about ${row.name}`, icon: onRole ? 'moreVertical' : 'more' }}
      sections={[...nodeMenu(row, remove), ...(onRole ? roleMenu(row, onRole) : [])]}
    />
  );
}

export function approvalOf(row: NodeRow): NodeConfirmView {
  return { verb: 'approve', node: row.node };
}

function roleMenu(row: NodeRow, onRole: (press: RolePress) => void): readonly MenuSectionItems[] {
  const items = (row.roles ?? [])
    .filter(({ press, disabledReason }) => press || disabledReason !== undefined)
    .map(({ role, label, disabledReason, press }) => ({
      id: role,
      label,
      icon: role,
      ...(press && { onAction: () => onRole(press) }),
      disabledReason,
    }));
  return items.length === 0 ? [] : [{ id: 'roles', title: 'Gateway roles', items }];
}

function nodeMenu(row: NodeRow, onDelete: () => void): readonly MenuSectionItems[] {
  const items: readonly MenuItem[] = [
    { id: 'open', label: 'Open', icon: 'arrowRight', href: row.href },
    { id: 'edit', label: labels.action.edit, icon: 'edit', keyCap: listKeys.edit, ...row.editing },
    ...(row.acls
      ? [{ id: 'acls', label: labels.section.acls, icon: 'acls' as const, ...row.acls }, whyItem(row.node)]
      : []),
    reachItem(row.node),
    ...copyAddressItems(row.addresses[0]),
  ];
  const deleting = deleteItem({ name: row.name, reason: row.deletion.reason, onAction: onDelete });
  return [
    { id: 'node', items },
    { id: 'danger', items: [deleting] },
  ];
}
