/** The items of which a field contains the text, whatever the case; all of them while the text is blank. */
export function filterByText<T>(
  items: readonly T[],
  text: string,
  fieldsOf: (item: T) => readonly string[],
): readonly T[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter((item) => fieldsOf(item).some((field) => field.toLowerCase().includes(wanted)));
}
