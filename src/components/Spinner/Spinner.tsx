import { type } from '../theme/type.css.ts';
import * as css from './Spinner.css.ts';

/** For content whose shape is not known yet. Lists show a skeleton instead. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={`${css.spinner} ${type.body}`}>
      <SpinnerRing />
      {label}
    </div>
  );
}

/** The ring alone, beside a text that says what is loading. */
export function SpinnerRing() {
  return <span aria-hidden className={css.ring} />;
}
