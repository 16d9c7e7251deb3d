import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ProgressLine.css.ts';

/** Something is being fetched, for an unknown time. Takes no room in the layout. */
export function ProgressLine({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={css.line}>
      <VisuallyHidden>
        <progress aria-label={label} />
      </VisuallyHidden>
      <div className={css.runner} />
    </div>
  );
}
