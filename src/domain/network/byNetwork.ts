/** Records under the netid of their network, in their order. */
export function byNetwork<T extends { readonly network: string }>(
  records: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const group = groups.get(record.network);
    if (group) group.push(record);
    else groups.set(record.network, [record]);
  }
  return groups;
}
