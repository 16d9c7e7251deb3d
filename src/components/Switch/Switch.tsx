import { SwitchButton, SwitchField } from 'react-aria-components';
import * as toggle from '../Toggle/Toggle.css.ts';
import { useToggleProps, type ToggleProps, ToggleLabel } from '../Toggle/ToggleLabel.tsx';
import * as css from './Switch.css.ts';

export type SwitchProps = ToggleProps & {
  /** Places the track before the label or at the end of the row. @default 'start' */
  position?: keyof typeof css.position;
};

/** Switch for a setting that is on or off. For membership in a set, use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { position = 'start', isChanged, children } = props;
  const { control, words } = useToggleProps(props);
  const target = children === undefined ? toggle.bareTarget : `${toggle.target} ${css.position[position]}`;
  return (
    <SwitchField {...control} className={toggle.field}>
      <SwitchButton className={target}>
        <span aria-hidden className={css.track}>
          <span className={css.knob} />
        </span>
        <ToggleLabel {...words} isChanged={isChanged}>
          {children}
        </ToggleLabel>
      </SwitchButton>
    </SwitchField>
  );
}
