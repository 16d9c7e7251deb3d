import { Icon } from '../../../components/Icon/Icon.tsx';
import { type RoleKind, roleLook } from '../../../components/RoleChip/RoleChip.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import * as css from './RoleRow.css.ts';

type RoleRowProps = {
  kind: RoleKind;
  name: string;
  description: string;
  isOn: boolean;
  onToggle?: ((isOn: boolean) => void) | undefined;
  disabledReason?: string | undefined;
};

/** Row of a gateway role with its name, its effect or obstacle, and a switch. */
export function RoleRow({ kind, name, description, isOn, onToggle, disabledReason }: RoleRowProps) {
  const isDisabled = disabledReason !== undefined;
  const hasSwitch = onToggle !== undefined || isDisabled;
  return (
    <div className={`${css.row} ${hasSwitch ? css.switchable : ''}`}>
      <span aria-hidden className={roleLook({ kind, isOn, isDisabled, size: 'large' })}>
        <Icon name={kind} size={14} />
      </span>
      <div className={css.words}>
        {hasSwitch ? (
          <Switch
            isSelected={isOn}
            onChange={(next) => onToggle?.(next)}
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
