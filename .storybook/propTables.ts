import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps prop tables between starts, because TypeScript blocks the server for seconds while it reads all types. A table is
 * cached by the text of its component alone, so tables whose types may have changed are removed on start and on every
 * change.
 */
export function cachedPropTables(folder: string): Plugin {
  const remove = () => removeOutdated(folder);
  return {
    name: 'kept-tables',
    buildStart: remove,
    configureServer({ watcher }) {
      watcher.on('add', remove).on('change', remove).on('unlink', remove);
    },
  };
}

/** Removes each table that is not newer than all files of its types. */
export function removeOutdated(folder: string): void {
  const times = new Map<string, number>();
  const changedAt = (file: string) => {
    const time = times.get(file) ?? timeOf(file) ?? Infinity;
    times.set(file, time);
    return time;
  };
  for (const table of tablesIn(folder)) {
    const { dependencies }: { dependencies?: readonly string[] } = JSON.parse(readFileSync(table, 'utf8'));
    const writtenAt = timeOf(table) ?? 0;
    if (!dependencies?.every((file) => changedAt(file) < writtenAt)) rmSync(table, { force: true });
  }
}

function tablesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(folder, file));
  } catch {
    // The folder does not exist before the first table.
    return [];
  }
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
