export function tally<Key>(keys: Iterable<Key>): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
