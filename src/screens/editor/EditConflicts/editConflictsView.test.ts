import { expect, it } from 'vitest';
import { otherChangesView, type FieldLabels } from './editConflictsView.ts';

type Form = { readonly mtu: string; readonly isDnsOn: boolean };
const words: FieldLabels<Form> = {
  fields: ['mtu', 'isDnsOn'],
  label: (field) => ({ mtu: 'MTU', isDnsOn: 'DNS on' })[field],
  value: (_, value) => (typeof value === 'boolean' ? (value ? 'On' : 'Off') : value),
};
const before: Form = { mtu: '1420', isDnsOn: true };

it('shows the three values of a conflict', () => {
  const view = otherChangesView(
    { before, after: { ...before, mtu: '1280' } },
    { ...before, mtu: '1500' },
    words,
  );
  expect(view.conflicts).toEqual([
    { field: 'mtu', label: 'MTU', before: '1420', mine: '1280', theirs: '1500' },
  ]);
  expect(view.newValues).toEqual([]);
});

it('lists fields that only others changed', () => {
  const view = otherChangesView(
    { before, after: { ...before, mtu: '1280' } },
    { ...before, isDnsOn: false },
    words,
  );
  expect(view).toEqual({ conflicts: [], newValues: ['DNS on is now Off'] });
});

it('is empty while no one else changes anything', () => {
  expect(otherChangesView({ before, after: { ...before, mtu: '1' } }, before, words)).toEqual({
    conflicts: [],
    newValues: [],
  });
});
