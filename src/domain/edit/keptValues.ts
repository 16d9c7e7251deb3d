/** A field that was sent with one value and came back with another: the server keeps some values without saying so. */
export type KeptValue<Form> = {
  readonly field: keyof Form;
  readonly asked: Form[keyof Form];
  readonly kept: Form[keyof Form];
};

/** Of the fields a person changed, those the server did not store as asked. */
export function keptValues<Form>(
  asked: Form,
  kept: Form,
  changed: readonly (keyof Form)[],
): readonly KeptValue<Form>[] {
  return changed
    .filter((field) => !Object.is(asked[field], kept[field]))
    .map((field) => ({ field, asked: asked[field], kept: kept[field] }));
}
