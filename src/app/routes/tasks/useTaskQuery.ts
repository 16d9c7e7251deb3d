import { useQuery } from '../forms/useQuery.ts';

const toggledName = 'toggle';

/** The choices of a task, which are in the address, so that a reload keeps them. Back leaves the page. */
export function useTaskQuery() {
  const { query, change } = useQuery();
  return {
    query,
    /** The moves that differ from what is suggested. */
    toggled: new Set(query.getAll(toggledName)),
    set: (name: string, value: string) =>
      change(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(name, value);
          return after;
        },
        { replace: true, flushSync: true },
      ),
    toggle: (id: string) => change((before) => toggledIn(before, id), { replace: true }),
  };
}

function toggledIn(before: URLSearchParams, id: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (after.has(toggledName, id)) after.delete(toggledName, id);
  else after.append(toggledName, id);
  return after;
}
