import { Icon } from '../Icon/Icon.tsx';
import * as css from './AttemptMarks.css.ts';

export type AttemptMarksProps = {
  failed: number;
  /** How many there are before it is given up. */
  most: number;
};

/** One mark for each attempt, crossed when it failed. Drawn beside words that say the same. */
export function AttemptMarks({ failed, most }: AttemptMarksProps) {
  return (
    <span aria-hidden className={css.marks}>
      {Array.from({ length: most }, (_, index) => (
        <span key={index} className={index < failed ? css.failed : css.open}>
          {index < failed && <Icon name="x" size={12} />}
        </span>
      ))}
    </span>
  );
}
