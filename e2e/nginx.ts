import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { RunningBundle } from './bundleServer.ts';

export type RunningNginx = RunningBundle & {
  /** Returns the output of the entry script and the web server so far. */
  readonly log: () => string;
};

const root = join(import.meta.dirname, '..');
/** An id without an account, home folder or rights, as the web server must run with any user. */
const anyUser = 12_345;
/** Milliseconds. */
const startTimeout = 10_000;

/** Also searches the sbin folders, which aren't in every user's PATH. */
function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (found === undefined)
    throw new Error('No nginx found. Install it (Debian: apt-get install nginx-light).');
  return found;
}

/**
 * Copies the content of the image to a temporary folder and starts it like the image, as a user without rights. Only
 * the port and the paths in the shipped settings are changed.
 */
export async function startNginx(backend: string): Promise<RunningNginx> {
  const nginx = findNginx();
  const port = await freePort();
  const { image, settings, scratch, logFile } = layOut(port);
  const output = openSync(logFile, 'a');
  const child = spawn(
    'sh',
    [join(settings, 'entrypoint.sh'), scratch, nginx, '-e', 'stderr', '-c', join(settings, 'moved.conf')],
    {
      cwd: '/',
      env: { PATH: process.env.PATH, BACKEND_URL: backend },
      stdio: ['ignore', output, output],
      ...(process.getuid?.() === 0 ? { uid: anyUser, gid: anyUser } : {}),
    },
  );
  closeSync(output);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const log = () => readFileSync(logFile, 'utf8');
  const close = async () => {
    child.kill('SIGQUIT');
    await ended;
    execFileSync('chmod', ['-R', 'u+w', image]);
    await rm(image, { recursive: true });
  };

  const url = `http://127.0.0.1:${port}`;
  if (await isHealthy(url, () => child.exitCode !== null)) return { url, log, close };
  const printed = log();
  await close();
  throw new Error(`nginx does not respond:\n${printed}`);
}

/** Creates the folders of the image. Other users can only write to the log and to the temporary folder. */
function layOut(port: number) {
  const image = mkdtempSync(join(tmpdir(), 'netmaker-console-'));
  chmodSync(image, 0o755);
  execFileSync('sh', [join(root, 'deploy/assemble.sh'), image]);

  const settings = join(image, 'etc/netmaker-console');
  const moved = join(settings, 'moved.conf');
  chmodSync(settings, 0o755);
  writeFileSync(moved, move(readFileSync(join(settings, 'nginx.conf'), 'utf8'), image, port));
  chmodSync(moved, 0o644);

  const temporary = join(image, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o777);
  const logFile = join(image, 'log');
  writeFileSync(logFile, '');
  chmodSync(logFile, 0o666);
  return { image, settings, scratch: join(temporary, 'netmaker-console'), logFile };
}

/** Replaces the port and the paths in the settings. Throws if one of them is missing. */
function move(shipped: string, image: string, port: number): string {
  const moves: [from: string, to: string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    // Tests listen only on IPv4.
    ['include /tmp/netmaker-console/listen.conf;', ''],
    ['/tmp/netmaker-console', `${image}/tmp/netmaker-console`],
    ['/usr/share/netmaker-console', `${image}/usr/share/netmaker-console`],
  ];
  return moves.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}"`);
    return text.replaceAll(from, to);
  }, shipped);
}

async function isHealthy(url: string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline && !hasEnded()) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
