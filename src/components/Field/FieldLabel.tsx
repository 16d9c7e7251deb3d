import { Label } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChangeDot } from './ChangeDot.tsx';
import type { FieldProps } from './fieldProps.ts';
import * as css from './Field.css.ts';

type FieldLabelProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'format' | 'isOptional' | 'isChanged'>;

/** The row above a field: change dot, label, and how or whether to fill it. */
export function FieldLabel({ label, isLabelHidden, format, isOptional, isChanged }: FieldLabelProps) {
  if (isLabelHidden)
    return (
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
    );
  const aside = [isOptional && 'optional', format].filter(Boolean).join(', ');
  return (
    <div className={css.labelRow}>
      {isChanged && <ChangeDot />}
      <Label>{label}</Label>
      {aside && <span className={css.aside}>{aside}</span>}
    </div>
  );
}
