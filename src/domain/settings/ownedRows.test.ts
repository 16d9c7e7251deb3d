import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsFromStored, rowsToStored } from './ownedRows.ts';

const name = 'places';
const row = fc.array(fc.integer(), { minLength: 2, maxLength: 4 });
const write = fc.record({ owner: fc.constantFrom(...'abcdefgh'), rows: fc.array(row, { maxLength: 3 }) });

it('gives each of the six latest owners the rows that they stored last', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 20 }), (writes) => {
      const latest = new Map<string, readonly (readonly number[])[]>();
      let text: string | null = null;
      for (const { owner, rows } of writes) {
        text = rowsToStored(text, name, owner, rows);
        latest.delete(owner);
        latest.set(owner, rows);
      }
      const kept = new Map([...latest].slice(-6));
      for (const owner of 'abcdefgh') expect(rowsFromStored(text, name, owner)).toEqual(kept.get(owner));
    }),
  );
});

it('keeps rows of one name apart from those of another', () => {
  expect(rowsFromStored(rowsToStored(null, name, 'a', [[1, 2]]), 'seen', 'a')).toBeUndefined();
});
