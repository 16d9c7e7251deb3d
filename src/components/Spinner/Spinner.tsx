import { type } from '../theme/type.css.ts';
import * as css from './Spinner.css.ts';

/** Waiting for something whose shape is not known yet; lists show a skeleton instead. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={`${css.spinner} ${type.body}`}>
      <SpinnerRing />
      {label}
    </div>
  );
}

/** The turning ring alone, where the words beside it say what is waited for. */
export function SpinnerRing() {
  return <span aria-hidden className={css.ring} />;
}
