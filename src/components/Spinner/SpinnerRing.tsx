import * as css from './Spinner.css.ts';

/** The turning ring alone, where the words beside it say what is waited for. */
export function SpinnerRing() {
  return <span aria-hidden className={css.ring} />;
}
