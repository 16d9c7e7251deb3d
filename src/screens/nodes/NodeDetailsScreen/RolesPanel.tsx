import { Panel } from '../../../components/Panel/Panel.tsx';
import { RoleRow } from '../../../components/RoleRow/RoleRow.tsx';
import type { RolePress } from '../roles/roleControl.ts';
import type { RoleRowView } from './roleRows.ts';

type RolesPanelProps = { rows: readonly RoleRowView[]; onRole: (press: RolePress) => void };

export function RolesPanel({ rows, onRole }: RolesPanelProps) {
  return (
    <Panel title="Gateway roles" padding="none">
      {rows.map(({ name, description, control: { role, isOn, disabledReason, press } }) => (
        <RoleRow
          key={role}
          kind={role}
          name={name}
          description={description}
          isOn={isOn}
          {...(press && { onToggle: () => onRole(press) })}
          {...(disabledReason !== undefined && { disabledReason })}
        />
      ))}
    </Panel>
  );
}
