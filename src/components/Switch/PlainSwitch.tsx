import { useId, type ReactNode } from 'react';
import { hidden } from '../Text/Text.css.ts';
import * as toggle from '../Toggle/Toggle.css.ts';
import { ToggleWords } from '../Toggle/ToggleWords.tsx';
import * as css from './Switch.css.ts';

type PlainSwitchProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
};

/** A switch at the end of its row, as the browser's own checkbox: for the frame, which is drawn before the library is there. */
export function PlainSwitch({ isSelected, onChange, children }: PlainSwitchProps) {
  const id = useId();
  return (
    <div className={toggle.field}>
      <label
        className={`${toggle.target} ${css.position.end} ${css.plain}`}
        data-selected={isSelected || undefined}
      >
        <input
          type="checkbox"
          role="switch"
          checked={isSelected}
          aria-checked={isSelected}
          aria-labelledby={`${id}label`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className={hidden}
        />
        <span aria-hidden className={css.track}>
          <span className={css.knob} />
        </span>
        <ToggleWords labelId={`${id}label`} aboutId={`${id}about`} about={undefined}>
          {children}
        </ToggleWords>
      </label>
    </div>
  );
}
