import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const script = join(import.meta.dirname, '../deploy/entrypoint.sh');

export type Started = {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  /** What it tells the console, and what it lets the pages call; undefined where it refused to start. */
  readonly backend: unknown;
  readonly source: string | undefined;
};

/** Runs the entry script with a command that says so instead of a web server, and reads what it wrote into `folder`. */
export function runEntryScript(
  folder: string,
  setting: string | undefined,
  [command = 'sh', ...args]: readonly string[] = ['sh'],
): Started {
  const { status, stdout, stderr } = spawnSync(command, [...args, script, folder, 'echo', 'started'], {
    encoding: 'utf8',
    cwd: '/',
    env: { PATH: process.env.PATH, ...(setting === undefined ? {} : { BACKEND_URL: setting }) },
  });
  const outcome = { code: status, output: stdout, errors: stderr };
  if (status !== 0) return { ...outcome, backend: undefined, source: undefined };
  const window: { REACT_APP_BACKEND?: unknown } = {};
  runInNewContext(readFileSync(join(folder, 'config.js'), 'utf8'), { window });
  const [, source] = /default '([^']*)';/.exec(readFileSync(join(folder, 'backend.conf'), 'utf8')) ?? [];
  return { ...outcome, backend: window.REACT_APP_BACKEND, source };
}
