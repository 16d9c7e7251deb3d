import type { MenuSectionItems } from '../../../components/Menu/Menu.tsx';
import type { RolePress } from '../roles/roleControl.ts';
import type { NodeRow } from './nodeRow.ts';

/** The roles that this viewer could switch; what is not possible now stands there with its reason. */
export function roleMenu(row: NodeRow, onRole: (press: RolePress) => void): readonly MenuSectionItems[] {
  const items = (row.roles ?? [])
    .filter(({ press, disabledReason }) => press || disabledReason !== undefined)
    .map(({ role, label, disabledReason, press }) => ({
      id: role,
      label,
      icon: role,
      ...(press && { onAction: () => onRole(press) }),
      ...(disabledReason !== undefined && { isDisabled: true, disabledReason }),
    }));
  return items.length === 0 ? [] : [{ id: 'roles', title: 'Gateway roles', items }];
}
