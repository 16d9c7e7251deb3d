import { share } from '../../domain/sharing.ts';

/**
 * Builds the rows of a list so that they keep their identity, and a table draws again only what changed: a row is made
 * anew when its record, or something in `around`, is another one, and even then it is the row before if it comes out
 * equal. What is `around` should mostly be the same from one time to the next: see `onceFor`.
 */
export function rowsByRecord<Source extends object, Around extends object, Row>(
  build: (record: Source, around: Around) => Row,
): (record: Source, around: Around) => Row {
  const made = new WeakMap<Source, { readonly around: Around; readonly row: Row }>();
  let latest: { readonly given: Around; readonly around: Around } | undefined;
  return (record, given) => {
    // Looked through once for all rows of a list.
    if (latest?.given !== given) {
      latest = { given, around: latest && areSame(latest.around, given) ? latest.around : given };
    }
    const { around } = latest;
    const before = made.get(record);
    if (before?.around === around) return before.row;
    const row = share(before?.row, build(record, around));
    made.set(record, { around, row });
    return row;
  };
}

/** What follows from a list or record, such as a map of it, computed once for as long as it is the same. */
export function onceFor<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, { readonly result: Result }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.result;
    const result = compute(source);
    known.set(source, { result });
    return result;
  };
}

/** The result of the last call, for as long as what it follows from is the same. */
export function kept<Given extends readonly unknown[], Result>(
  compute: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { readonly given: Given; readonly result: Result } | undefined;
  return (...given) => {
    if (!last?.given.every((each, index) => Object.is(each, given[index]))) {
      last = { given, result: compute(...given) };
    }
    return last.result;
  };
}

/** By identity, lists by that of their items. */
function areSame(one: object, other: object): boolean {
  const its = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]: [string, unknown]) => {
    const counterpart = its.get(name);
    if (Object.is(value, counterpart)) return true;
    return (
      Array.isArray(value) &&
      Array.isArray(counterpart) &&
      value.length === counterpart.length &&
      value.every((item, index) => Object.is(item, counterpart[index]))
    );
  });
}
