import { type } from '../theme/type.css.ts';
import * as css from './Spinner.css.ts';
import { SpinnerRing } from './SpinnerRing.tsx';

/** Waiting for something whose shape is not known yet; lists show a skeleton instead. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={`${css.spinner} ${type.body}`}>
      <SpinnerRing />
      {label}
    </div>
  );
}
