import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildInPlace } from './inPlace.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'in place '));
});
afterEach(() => rmSync(root, { recursive: true }));

const files = ['index.html', 'script.js', 'style.css'];

/** Writes a build file by file, with time for others in between. `seen` runs when it is half complete. */
const slowBuild = (text: string, seen?: () => void) => async (outDir: string) => {
  for (const file of files) {
    writeFileSync(join(outDir, file), text);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (file === 'script.js') seen?.();
  }
};

const textsIn = (folder: string) =>
  readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));

describe('a build in place', () => {
  it('shows nothing or the build before until it is complete', async () => {
    const folder = join(root, 'cache', 'dist');
    await buildInPlace(
      folder,
      slowBuild('first', () => expect(existsSync(folder)).toBe(false)),
    );
    await buildInPlace(
      folder,
      slowBuild('second', () => expect(textsIn(folder)).toEqual(['first', 'first', 'first'])),
    );
    expect(textsIn(folder)).toEqual(['second', 'second', 'second']);
    expect(readdirSync(join(root, 'cache'))).toEqual(['dist']);
  });

  it('is complete while a second one runs', async () => {
    const folder = join(root, 'dist');
    await Promise.all([
      buildInPlace(folder, slowBuild('first')).then(() => expect(readdirSync(folder)).toEqual(files)),
      buildInPlace(folder, slowBuild('second')).then(() => expect(readdirSync(folder)).toEqual(files)),
    ]);
    expect(new Set(textsIn(folder)).size).toBe(1);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('keeps the build before if it fails', async () => {
    const folder = join(root, 'dist');
    await buildInPlace(folder, slowBuild('first'));
    const failing = buildInPlace(folder, () => Promise.reject(new Error('syntax')));
    await expect(failing).rejects.toThrow('syntax');
    expect(textsIn(folder)).toEqual(['first', 'first', 'first']);
    expect(readdirSync(root)).toEqual(['dist']);
  });
});
