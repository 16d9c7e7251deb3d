/** Rows by key; those of other pages stay in the set untouched. */
export type Selected = ReadonlySet<string>;

/** A run of rows picked with the shift key: it starts at the anchor, its other end moves. */
export type SelectedRange = { anchor: string; end: string };

export function toggled(selected: Selected, key: string): Selected {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The keys from one row to another, both included, in the order of the list; none when either has left it. */
export function keysBetween(keys: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The range moves its end to another row: what it leaves is deselected, what it gains is selected. */
export function extended(
  selected: Selected,
  keys: readonly string[],
  { range, to, isSelectable }: { range: SelectedRange; to: string; isSelectable: (key: string) => boolean },
): Selected {
  const next = new Set(selected);
  for (const key of keysBetween(keys, range.anchor, range.end)) next.delete(key);
  for (const key of keysBetween(keys, range.anchor, to)) if (isSelectable(key)) next.add(key);
  return next;
}

/** How much of the shown rows is selected. */
export function shareSelected(selected: Selected, shown: readonly string[]): 'none' | 'some' | 'all' {
  const count = shown.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** Selects all shown rows, or deselects them when they are already. */
export function allToggled(selected: Selected, shown: readonly string[]): Selected {
  const next = new Set(selected);
  const isSelecting = shareSelected(selected, shown) !== 'all';
  for (const key of shown) {
    if (isSelecting) next.add(key);
    else next.delete(key);
  }
  return next;
}
