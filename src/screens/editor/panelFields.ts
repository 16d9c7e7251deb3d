import type { FieldLook } from '../../domain/edit/recordForm.ts';
import { shownNumber } from '../../domain/format/count.ts';
import type { PanelField } from './FieldPanel.tsx';

type Form<Stored, Field extends string> = {
  readonly fields: { readonly [Name in Field]: FieldLook };
  readonly some: (record: Stored, fields: readonly Field[]) => { readonly [Name in Field]?: unknown };
};

/** Texts and numbers of a record, as its form shows them. */
export function panelFields<Stored, Field extends string>(
  { fields, some }: Form<Stored, Field>,
  record: Stored,
  names: readonly Field[],
): readonly PanelField[] {
  const values = some(record, names);
  return names.map((name) => panelField(fields[name], String(values[name])));
}

function panelField({ label, kind, shortUnit, zero }: FieldLook, value: string): PanelField {
  if (kind !== 'number') return codeField(label, value);
  if (value !== '0') return { label, value: shownNumber(Number(value), shortUnit) };
  return zero === undefined ? { label, value: '' } : { label, value: shownNumber(0, shortUnit), note: zero };
}

export function codeField(label: string, value: string): PanelField {
  return { label, value, isCode: true };
}
