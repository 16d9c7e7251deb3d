import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOutdated } from './propTables.ts';

describe('a cached prop table', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'prop-tables-'));
    mkdirSync(join(root, 'tables/version'), { recursive: true });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, second: number, content: object = {}): string {
    const path = join(root, file);
    writeFileSync(path, JSON.stringify(content));
    utimesSync(path, second, second);
    return path;
  }

  function isKept(dependencies: readonly string[] | undefined): boolean {
    const table = write('tables/version/table.json', 20, { kind: 'code', dependencies });
    removeOutdated(join(root, 'tables'));
    return existsSync(table);
  }

  it('is kept while the files of its types do not change', () => {
    expect(isKept([write('Button.tsx', 10), write('tone.ts', 19)])).toBe(true);
  });

  it('is removed when the file of a type changes', () => {
    expect(isKept([write('Button.tsx', 10), write('tone.ts', 21)])).toBe(false);
  });

  it('is removed if a file has the same modification time', () => {
    expect(isKept([write('Button.tsx', 20)])).toBe(false);
  });

  it('is removed if a file no longer exists', () => {
    expect(isKept([write('Button.tsx', 10), join(root, 'tone.ts')])).toBe(false);
  });

  it('is removed if it does not list its files', () => {
    expect(isKept(undefined)).toBe(false);
  });

  it('does not have to exist', () => {
    expect(() => removeOutdated(join(root, 'nowhere'))).not.toThrow();
  });
});
