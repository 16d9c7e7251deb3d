import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOutdated } from './propTables.ts';

describe('a kept table of props', () => {
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

  it('stays while nothing changes that its types come from', () => {
    expect(isKept([write('Button.tsx', 10), write('tone.ts', 19)])).toBe(true);
  });

  it('goes with a type that has changed since', () => {
    expect(isKept([write('Button.tsx', 10), write('tone.ts', 21)])).toBe(false);
  });

  it('goes where nobody can tell which of two is younger', () => {
    expect(isKept([write('Button.tsx', 20)])).toBe(false);
  });

  it('goes with a file that is gone', () => {
    expect(isKept([write('Button.tsx', 10), join(root, 'tone.ts')])).toBe(false);
  });

  it('goes if it does not tell where its types come from', () => {
    expect(isKept(undefined)).toBe(false);
  });

  it('need not be there', () => {
    expect(() => removeOutdated(join(root, 'nowhere'))).not.toThrow();
  });
});
