import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';

/** Before the label of what differs from the saved value. */
export function ChangeDot() {
  return (
    <span className={css.changed}>
      <VisuallyHidden>Changed</VisuallyHidden>
    </span>
  );
}
