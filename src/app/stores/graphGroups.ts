import { proxy, ref } from 'valtio';

/** Groups of a network's graph that a person opened, by netid and the group's id. */
export const graphGroups = proxy<{ opened: ReadonlyMap<string, ReadonlySet<string>> }>({
  opened: ref(new Map()),
});

export function toggleGroup(netid: string, id: string): void {
  const opened = new Set(graphGroups.opened.get(netid));
  if (!opened.delete(id)) opened.add(id);
  graphGroups.opened = ref(new Map([...graphGroups.opened, [netid, opened]]));
}

export function closeGroups(): void {
  graphGroups.opened = ref(new Map());
}
