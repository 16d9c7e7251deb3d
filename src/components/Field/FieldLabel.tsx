import { Label } from 'react-aria-components';
import { FieldLabelRow, type FieldLabelProps } from './FieldText.tsx';

/** The label row of a react-aria field, which links the label to the input itself. */
export function FieldLabel(props: FieldLabelProps & { asideId: string }) {
  return (
    <FieldLabelRow {...props}>
      <Label>{props.label}</Label>
    </FieldLabelRow>
  );
}
