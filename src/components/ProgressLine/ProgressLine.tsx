import * as css from './ProgressLine.css.ts';

/** Something is being fetched, for an unknown time. Takes no room in the layout. */
export function ProgressLine({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="progressbar" aria-label={label} className={css.line}>
      <div className={css.runner} />
    </div>
  );
}
