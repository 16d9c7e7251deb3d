import { Button } from 'react-aria-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './SideNavItem.css.ts';

type RailButtonProps = { icon: IconName; label: string; isPressed?: boolean; onPress: () => void };

/** A button in line with the entries of the rail. */
export function RailButton({ icon, label, isPressed, onPress }: RailButtonProps) {
  return (
    <Tooltip text={label} placement="right">
      <Button
        aria-label={label}
        onPress={onPress}
        className={`${css.railButton} ${focusRing}`}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      >
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      </Button>
    </Tooltip>
  );
}
