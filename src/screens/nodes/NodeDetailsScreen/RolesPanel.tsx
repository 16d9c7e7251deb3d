import { Panel } from '../../../components/Panel/Panel.tsx';
import { RoleRow } from '../../../components/RoleRow/RoleRow.tsx';
import type { RoleRowView } from './roleRows.ts';

export function RolesPanel({ rows }: { rows: readonly RoleRowView[] }) {
  return (
    <Panel title="Gateway roles" padding="none">
      {rows.map(({ role, name, description, isOn }) => (
        <RoleRow key={role} kind={role} name={name} description={description} isOn={isOn} />
      ))}
    </Panel>
  );
}
