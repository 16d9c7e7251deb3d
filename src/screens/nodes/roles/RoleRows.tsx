import { Icon } from '../../../components/Icon/Icon.tsx';
import { roleLook } from '../../../components/RoleChip/RoleChip.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import type { Action } from '../../../domain/actions/action.ts';
import type { RoleRowView } from './roleRows.ts';
import * as css from './RoleRows.css.ts';

type OnRole = (action: Action) => void;

/** The gateway roles of a node with their effect or obstacle, and a switch. */
export function RoleRows({ rows, onRole }: { rows: readonly RoleRowView[]; onRole: OnRole }) {
  return rows.map((row) => <RoleRow key={row.control.role} row={row} onRole={onRole} />);
}

function RoleRow({ row: { name, description, control }, onRole }: { row: RoleRowView; onRole: OnRole }) {
  const { role, isOn, disabledReason, canPress, action } = control;
  const isDisabled = disabledReason !== undefined;
  const hasSwitch = canPress || isDisabled;
  return (
    <div className={`${css.row} ${hasSwitch ? css.switchable : ''}`}>
      <span aria-hidden className={roleLook({ kind: role, isOn, isDisabled, size: 'large' })}>
        <Icon name={role} size={14} />
      </span>
      <div className={css.words}>
        {hasSwitch ? (
          <Switch
            isSelected={isOn}
            onChange={() => canPress && onRole(action)}
            disabledReason={disabledReason}
            description={description}
            position="end"
          >
            {name}
          </Switch>
        ) : (
          <>
            <span className={css.name}>{name}</span>
            <span className={css.description}>{description}</span>
          </>
        )}
      </div>
    </div>
  );
}
