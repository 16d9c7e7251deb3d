import { expect, it } from 'vitest';
import { meanwhileView, type FormWords } from './editConflictsView.ts';

type Form = { readonly mtu: string; readonly isDnsOn: boolean };
const words: FormWords<Form> = {
  fields: ['mtu', 'isDnsOn'],
  label: (field) => ({ mtu: 'MTU', isDnsOn: 'DNS on' })[field],
  value: (_, value) => (typeof value === 'boolean' ? (value ? 'On' : 'Off') : value),
};
const before: Form = { mtu: '1420', isDnsOn: true };

it('puts the three values of a conflict side by side', () => {
  const view = meanwhileView(
    { before, after: { ...before, mtu: '1280' } },
    { ...before, mtu: '1500' },
    words,
  );
  expect(view.conflicts).toEqual([
    { field: 'mtu', label: 'MTU', before: '1420', mine: '1280', theirs: '1500' },
  ]);
  expect(view.news).toEqual([]);
});

it('tells what others changed that the person left alone', () => {
  const view = meanwhileView(
    { before, after: { ...before, mtu: '1280' } },
    { ...before, isDnsOn: false },
    words,
  );
  expect(view).toEqual({ conflicts: [], news: ['DNS on is now Off'] });
});

it('is silent while nobody else changes anything', () => {
  expect(meanwhileView({ before, after: { ...before, mtu: '1' } }, before, words)).toEqual({
    conflicts: [],
    news: [],
  });
});
