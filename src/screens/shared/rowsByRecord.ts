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
  const counterparts = new WeakMap<Around, Around>();
  return (record, given) => {
    const before = made.get(record);
    // Looked through once for all rows of a list.
    const around =
      counterparts.get(given) ?? (before && areSame(before.around, given) ? before.around : given);
    counterparts.set(given, around);
    if (before?.around === around) return before.row;
    const row = share(before?.row, build(record, around));
    made.set(record, { around, row });
    return row;
  };
}

/**
 * What follows from a list or record, such as a map of it, and from what else is given: computed again when one of them is
 * another one. It goes with the list or record, so that nothing is left of what one person saw for the next.
 */
export function onceFor<Source extends object, Others extends readonly unknown[], Result>(
  compute: (source: Source, ...others: Others) => Result,
): (source: Source, ...others: Others) => Result {
  const known = new WeakMap<Source, { readonly others: Others; readonly result: Result }>();
  return (source, ...others) => {
    const before = known.get(source);
    if (before?.others.every((other, index) => Object.is(other, others[index]))) return before.result;
    const result = compute(source, ...others);
    known.set(source, { others, result });
    return result;
  };
}

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
