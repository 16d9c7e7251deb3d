import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** The workflow of the image runs the script that is in the image. */
const script = process.env.ENTRY_SCRIPT ?? join(import.meta.dirname, '../deploy/entrypoint.sh');

export type EntryScriptRun = {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** The content of config.js and its backend, and the source in the security policy. Undefined after an error. */
  readonly config: string | undefined;
  readonly backend: unknown;
  readonly source: string | undefined;
};

/**
 * Runs the entry script once per value of BACKEND_URL, with `echo started` as the web server. One shell runs the script
 * in subshells, because starting a shell takes longer than the script. Each run writes to a subfolder of `folder`.
 */
export function runEntryScript(
  settings: readonly (string | undefined)[],
  { shell: [command = 'sh', ...args] = ['sh'], folder }: { shell?: readonly string[]; folder?: string } = {},
): readonly EntryScriptRun[] {
  const scratch = mkdtempSync(join(tmpdir(), 'entry-script-'));
  try {
    const runs = settings.map((setting, index) => {
      const name = join(scratch, String(index));
      return { setting, name, written: folder === undefined ? name : join(folder, String(index)) };
    });
    const input = runs.map(({ setting, name, written }) => {
      const environment =
        setting === undefined ? 'unset BACKEND_URL' : `export BACKEND_URL=${quote(setting)}`;
      // After `||` or in an `if`, the shell would ignore the script's `set -e`.
      return `(${environment}
set -- ${quote(written)} echo started
. ${quote(script)}) >${quote(`${name}.output`)} 2>${quote(`${name}.errors`)} </dev/null
echo $? >${quote(`${name}.code`)}
`;
    });
    const { status, stderr } = spawnSync(command, [...args, '-s'], {
      input: input.join(''),
      encoding: 'utf8',
      cwd: '/',
      env: { PATH: process.env.PATH },
    });
    if (status !== 0) throw new Error(`The shell ${command} exited with ${status}: ${stderr}`);
    return runs.map(({ name, written }) => readRun(name, written));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function readRun(name: string, written: string): EntryScriptRun {
  const read = (extension: string) => readFileSync(`${name}.${extension}`, 'utf8');
  const outcome = { code: Number(read('code')), output: read('output'), errors: read('errors') };
  if (outcome.code !== 0) return { ...outcome, config: undefined, backend: undefined, source: undefined };
  const window: { REACT_APP_BACKEND?: unknown } = {};
  const config = readFileSync(join(written, 'config.js'), 'utf8');
  runInNewContext(config, { window });
  const [, source] = /default '([^']*)';/.exec(readFileSync(join(written, 'backend.conf'), 'utf8')) ?? [];
  return { ...outcome, config, backend: window.REACT_APP_BACKEND, source };
}
