import { Label } from 'react-aria-components';
import { FieldLabelRow, type FieldLabelProps } from './FieldText.tsx';

/** The row above a field of the library, which knows what its label belongs to. */
export function FieldLabel(props: FieldLabelProps) {
  return (
    <FieldLabelRow {...props}>
      <Label>{props.label}</Label>
    </FieldLabelRow>
  );
}
