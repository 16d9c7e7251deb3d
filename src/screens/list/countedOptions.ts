import { compareNames } from '../../domain/order.ts';
import { tally } from '../../domain/tally.ts';

/** Options of a filter by what records have, such as an owner. Those in `chosen` are listed even if no record has them. */
export function countedOptions(
  values: readonly string[],
  labels?: ReadonlyMap<string, string>,
  chosen: readonly string[] = [],
) {
  const counts = tally(values.filter((value) => value !== ''));
  return [...new Set([...counts.keys(), ...chosen])]
    .map((id) => ({ id, label: labels?.get(id) ?? id, count: counts.get(id) ?? 0 }))
    .toSorted((one, other) => compareNames(one.label, other.label));
}
