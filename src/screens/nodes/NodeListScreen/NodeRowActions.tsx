import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import type { MenuItem, MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { addressesOf } from '../../../domain/addresses.ts';
import { canExplain } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { listKeys } from '../../../domain/text/shortcutText.ts';
import { ApproveButton } from '../../actions/ApproveButton.tsx';
import { copyAddressItems, deleteItem, reachItem, taskItems, whyItem } from '../../actions/menuItems.ts';
import { aclLink } from '../nodePaths.ts';
import { editingOf, isApprovable, offersOf, roleControls, type NodeRow } from './nodeRow.ts';

type NodeRowActionsProps = { row: NodeRow; onAct: Act };

type TableActionsProps = NodeRowActionsProps & {
  isCompact: boolean;
};

export function NodeRowActions({ row, onAct, isCompact }: TableActionsProps) {
  const canApprove = isApprovable(row);
  const { action, named: approveLabel } = offersOf(row).approve;
  return (
    <>
      {canApprove && isCompact && (
        <IconButton icon="check" label={approveLabel} isOutlined onPress={() => onAct([action])} />
      )}
      {canApprove && !isCompact && <ApproveButton node={row.node} onAct={onAct} />}
      <NodeMenu row={row} onAct={onAct} />
    </>
  );
}

type NodeMenuProps = NodeRowActionsProps & {
  /** Adds the roles to the menu, for phones. */
  hasRoles?: boolean;
};

export function NodeMenu({ row, onAct, hasRoles = false }: NodeMenuProps) {
  return (
    <Menu
      trigger={{ label: `More about ${row.node.name}`, icon: hasRoles ? 'moreVertical' : 'more' }}
      sections={[...nodeMenu(row, onAct), ...(hasRoles ? roleMenu(row, onAct) : [])]}
    />
  );
}

function roleMenu(row: NodeRow, onAct: Act): readonly MenuSectionItems[] {
  const items = roleControls(row)
    .filter(({ canPress, disabledReason }) => canPress || disabledReason !== undefined)
    .map(({ role, label, action, disabledReason, canPress }) => ({
      id: role,
      label,
      icon: role,
      ...(canPress && { onAction: () => onAct([action]) }),
      disabledReason,
    }));
  return items.length === 0 ? [] : [{ id: 'roles', title: 'Roles', items }];
}

function nodeMenu(row: NodeRow, onAct: Act): readonly MenuSectionItems[] {
  const { node, viewer, places } = row;
  const acls = aclLink(node, node.isServer, viewer);
  const items: readonly MenuItem[] = [
    { id: 'open', label: 'Open', icon: 'arrowRight', href: places.node(node) },
    { id: 'edit', label: labels.action.edit, icon: 'edit', keyCap: listKeys.edit, ...editingOf(row) },
    ...(acls ? [{ id: 'acls', label: labels.section.acls, icon: 'acls' as const, ...acls }] : []),
    ...(canExplain(viewer, node.network) ? [whyItem(node)] : []),
    reachItem(node),
    ...copyAddressItems(addressesOf(node)[0]),
  ];
  const { remove } = offersOf(row);
  return [
    { id: 'node', items },
    ...taskItems(node, viewer, places.hasTasks),
    {
      id: 'danger',
      items: [
        deleteItem({ name: node.name, reason: remove.obstacle, onAction: () => onAct([remove.action]) }),
      ],
    },
  ];
}
