/** What every field of a form can be told. */
export type FieldProps = {
  label: string;
  /** Read aloud only: what stands around the field already says it. */
  isLabelHidden?: boolean;
  /** Beside the label: how the value is written, such as "comma separated". */
  format?: string;
  isOptional?: boolean;
  isRequired?: boolean;
  hint?: string | undefined;
  /** Why the value cannot stay. Takes the place of the hint and makes the field invalid. */
  error?: string | undefined;
  /** Under which condition the field could be edited. It can still be focused, read and copied. */
  lockedReason?: string | undefined;
  /** Differs from what is saved. */
  isChanged?: boolean;
  /** What is saved, told in place of the hint while `isChanged`. */
  wasValue?: string | undefined;
};

export type FieldNote = { isError: boolean; text: string };

/** The one line under a field: of all there is to say, the most urgent. */
export function fieldNote(field: Omit<FieldProps, 'label'>): FieldNote | undefined {
  const { error, lockedReason, isChanged = false, wasValue, hint } = field;
  if (error) return { isError: true, text: error };
  const was = isChanged && wasValue !== undefined ? `Was ${wasValue || 'not set'}` : undefined;
  const text = lockedReason ?? was ?? hint;
  return text ? { isError: false, text } : undefined;
}
