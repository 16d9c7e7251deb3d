import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';

type FieldWarningsProps = {
  /** For `aria-describedby`. */
  id: string;
  warnings: readonly string[];
};

export function FieldWarnings({ id, warnings }: FieldWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <span id={id} className={css.warnings}>
      {warnings.map((text) => (
        <span key={text} className={css.warning}>
          <span className={css.noteIcon}>
            <Icon name="alert" size={14} />
          </span>
          {text}
        </span>
      ))}
    </span>
  );
}
