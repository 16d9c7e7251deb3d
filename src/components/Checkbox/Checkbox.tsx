import { CheckboxButton, CheckboxField } from 'react-aria-components';
import * as toggle from '../Toggle/Toggle.css.ts';
import { useToggleProps, type ToggleProps } from '../Toggle/toggleProps.ts';
import { ToggleWords } from '../Toggle/ToggleWords.tsx';
import { CheckMark } from './CheckMark.tsx';

export type CheckboxProps = ToggleProps & {
  /** Some of what it stands for is selected, and some is not. */
  isIndeterminate?: boolean;
};

/** Part of a set or not. For a setting that is on or off, see `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, isIndeterminate = false, isChanged, children } = props;
  const { control, words } = useToggleProps(props);
  return (
    <CheckboxField {...control} isIndeterminate={isIndeterminate} className={toggle.field}>
      <CheckboxButton className={children === undefined ? toggle.bareTarget : toggle.target}>
        <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
        <ToggleWords {...words} isChanged={isChanged}>
          {children}
        </ToggleWords>
      </CheckboxButton>
    </CheckboxField>
  );
}
