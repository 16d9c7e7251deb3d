import { expect, it, vi } from 'vitest';
import { collectGarbage } from '../../domain/testing/collectGarbage.ts';
import { onceFor, rowsByRecord } from './rowsByRecord.ts';

type Thing = { readonly id: string; readonly text: string };
type Around = { readonly others: readonly Thing[]; readonly prefix: string };

const one: Thing = { id: '1', text: 'one' };
const around: Around = { others: [one], prefix: 'a' };

function builder() {
  const build = vi.fn(({ text }: Thing, { others, prefix }: Around) => ({
    words: [`${prefix} ${text}`],
    count: others.length,
  }));
  return { build, rowOf: rowsByRecord(build) };
}

it('builds a row once for a record and what is around it', () => {
  const { build, rowOf } = builder();
  const row = rowOf(one, around);
  expect(row).toEqual({ words: ['a one'], count: 1 });
  expect(rowOf(one, { ...around, others: [one] })).toBe(row);
  expect(build).toHaveBeenCalledOnce();
});

it('compares what is around with what was there once for all rows', () => {
  const { build, rowOf } = builder();
  const records = Array.from({ length: 50 }, (_, index) => ({ ...one, id: `${index}` }));
  for (const record of records) rowOf(record, around);
  const compared = vi.fn(() => 'a');
  const again = {
    others: [one],
    get prefix() {
      return compared();
    },
  };
  for (const record of records) rowOf(record, again);
  expect(compared).toHaveBeenCalledOnce();
  expect(build).toHaveBeenCalledTimes(records.length);
});

it('keeps a row that comes out equal', () => {
  const { build, rowOf } = builder();
  const row = rowOf(one, around);
  expect(rowOf(one, { ...around, others: [{ ...one }] })).toBe(row);
  expect(build).toHaveBeenCalledTimes(2);
});

it.each([
  [{ ...one, text: 'uno' }, around, { words: ['a uno'], count: 1 }],
  [one, { ...around, prefix: 'b' }, { words: ['b one'], count: 1 }],
  [one, { ...around, others: [] }, { words: ['a one'], count: 0 }],
])('makes another row for %j within %j', (record, others, row) => {
  const { rowOf } = builder();
  rowOf(one, around);
  expect(rowOf(record, others)).toEqual(row);
});

it('makes a row of its own for every record, however equal', () => {
  const { rowOf } = builder();
  expect(rowOf({ ...one }, around)).not.toBe(rowOf(one, around));
});

it('computes once what follows from a list', () => {
  const countOf = vi.fn((things: readonly Thing[]) => things.length);
  const once = onceFor(countOf);
  expect([once(around.others), once(around.others), once([])]).toEqual([1, 1, 0]);
  expect(countOf).toHaveBeenCalledTimes(2);
});

it('computes again when something it follows from is another one', () => {
  const join = vi.fn((things: readonly Thing[], last: string) => [...things.map(({ text }) => text), last]);
  const joined = onceFor(join);
  const first = joined(around.others, 'end');
  expect(joined(around.others, 'end')).toBe(first);
  expect(joined(around.others, 'stop')).toEqual(['one', 'stop']);
  expect(joined([one], 'stop')).toEqual(['one', 'stop']);
  expect(join).toHaveBeenCalledTimes(3);
});

it('gives the same row whatever was built before', () => {
  const { rowOf } = builder();
  const fresh = builder().rowOf(one, around);
  rowOf({ id: '1', text: 'uno' }, { others: [], prefix: 'b' });
  rowOf(one, { others: [one, one], prefix: 'c' });
  expect(rowOf(one, around)).toEqual(fresh);
});

it('keeps neither rows nor what is around them once the records are gone', async () => {
  const rowOf = rowsByRecord(({ text }: Thing, { prefix }: Around) => ({ words: `${prefix} ${text}` }));
  const joined = onceFor((things: readonly Thing[], last: Around) => ({ things, last }));
  const given = () => {
    const record = { ...one };
    const circle = { others: [record], prefix: 'a' };
    return [record, circle, rowOf(record, circle), rowOf({ ...one }, circle), joined([record], circle)].map(
      (object) => new WeakRef(object),
    );
  };
  const left = given();
  await collectGarbage();
  expect(left.map((object) => object.deref())).toEqual(left.map(() => undefined));
});
