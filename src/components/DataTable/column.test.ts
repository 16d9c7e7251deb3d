import { expect, it } from 'vitest';
import { withSlack, type Column } from './column.ts';

const column = (id: string, widths: Pick<Column<string>, 'width' | 'maxWidth'>): Column<string> => ({
  id,
  header: id,
  cell: () => null,
  ...widths,
});
const name = column('name', { maxWidth: '300px' });
const state = column('state', { width: '200px' });

it('gives the last column the space that no other can use', () => {
  expect(withSlack([name, state, column('version', { width: '80px' })], ['56px'])).toMatch(
    /^calc\(80px \+ max\(0px, 100vw - \(.* \+ 56px \+ 200px \+ 80px \+ 300px\)\)\)$/,
  );
});

it.each([
  ['a column has no greatest width', [column('name', {}), state], '200px'],
  ['all columns have a width', [column('name', { width: '30%' }), state], '200px'],
  ['the last column takes the space anyway', [state, name], undefined],
])('leaves widths as they are if %s', (_, columns, width) => {
  expect(withSlack(columns, [])).toBe(width);
});
