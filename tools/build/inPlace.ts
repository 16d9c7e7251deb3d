import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Builds beside a folder and puts the result in its place when it is complete. A server of the folder, or another build
 * that runs at the same time, never finds half a build.
 */
export async function buildInPlace(
  folder: string,
  build: (outDir: string) => Promise<unknown>,
): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const beside = mkdtempSync(`${folder}-building-`);
  const before = `${beside}-before`;
  try {
    await build(beside);
    // Another process may put its own build in place between the two steps.
    do {
      rmSync(before, { recursive: true, force: true });
      rename(folder, before, ['ENOENT']);
    } while (!rename(beside, folder, ['ENOTEMPTY', 'EEXIST', 'EPERM']));
  } finally {
    rmSync(beside, { recursive: true, force: true });
    rmSync(before, { recursive: true, force: true });
  }
}

/** Returns false if it fails with one of these codes. */
function rename(from: string, to: string, harmless: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && harmless.includes(String(error.code))) return false;
    throw error;
  }
}
