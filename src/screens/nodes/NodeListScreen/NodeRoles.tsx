import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { RolePress } from '../roles/roleControl.ts';
import type { NodeRow } from './nodeRow.ts';
import * as css from './NodeTable.css.ts';

/** Always in the same places, so that a column of them can be read at a glance. */
export function NodeRoles({ row, onRole }: { row: NodeRow; onRole: (press: RolePress) => void }) {
  if (!row.roles) {
    return (
      <Text as="span" variant="hint" tone="tertiary">
        after approval
      </Text>
    );
  }
  return (
    <span className={css.chips}>
      {row.roles.map(({ role, isOn, label, disabledReason, press }) => (
        <RoleChip
          key={role}
          kind={role}
          isOn={isOn}
          label={label}
          {...(press && { onPress: () => onRole(press) })}
          {...(disabledReason !== undefined && { isDisabled: true, disabledReason })}
        />
      ))}
    </span>
  );
}
