import { Icon } from '../Icon/Icon.tsx';
import * as css from './CheckMark.css.ts';

/** The square of a checkbox, or of a list entry that is part of a set. Its control shows hover and focus on it. */
export function CheckMark({
  isSelected,
  isIndeterminate = false,
}: {
  isSelected: boolean;
  isIndeterminate?: boolean;
}) {
  return (
    <span aria-hidden className={css.mark} data-checked={isSelected || isIndeterminate || undefined}>
      {isIndeterminate ? <Icon name="minus" size={12} /> : isSelected && <Icon name="check" size={12} />}
    </span>
  );
}
