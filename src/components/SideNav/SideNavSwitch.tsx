import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { useNavShape } from './navShape.ts';
import { RailButton } from './RailButton.tsx';
import * as css from './SideNavItem.css.ts';

export type SideNavSwitchProps = {
  label: string;
  icon: IconName;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
};

/** A setting in the footer of the navigation; in the rail a button that stays pressed. */
export function SideNavSwitch({ label, icon, isSelected, onChange }: SideNavSwitchProps) {
  const shape = useNavShape();
  if (shape === 'rail')
    return (
      <RailButton icon={icon} label={label} isPressed={isSelected} onPress={() => onChange(!isSelected)} />
    );
  return (
    <div className={css.setting[shape]}>
      <Switch isSelected={isSelected} onChange={onChange} position="end">
        <span className={css.settingLabel[shape]}>
          <span className={css.icon}>
            <Icon name={icon} />
          </span>
          {label}
        </span>
      </Switch>
    </div>
  );
}
