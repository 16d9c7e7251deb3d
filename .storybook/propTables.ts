import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The tables of props are kept between starts: TypeScript takes seconds to read all types, in which the server answers
 * nobody. A kept table is found by the text of its component alone, so those whose types may have changed are removed, at
 * the start and with every change.
 */
export function keptTables(folder: string): Plugin {
  const remove = () => removeOutdated(folder);
  return {
    name: 'kept-tables',
    buildStart: remove,
    configureServer({ watcher }) {
      watcher.on('add', remove).on('change', remove).on('unlink', remove);
    },
  };
}

/** Removes each table that is not younger than all files its types come from. */
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
    // There is none before the first table.
    return [];
  }
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
