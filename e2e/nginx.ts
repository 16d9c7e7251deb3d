import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { RunningBundle } from './bundleServer.ts';

export type RunningNginx = RunningBundle & {
  /** All that the entry script and the web server have printed so far. */
  readonly log: () => string;
};

const root = join(import.meta.dirname, '..');
/** Nobody's: the web server has to do without a home, a name and any right. */
const anyUser = 12_345;
/** Milliseconds that the web server may take to answer. */
const patience = 10_000;

/** The web server of the machine; a path for people seldom holds the folder of servers. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/**
 * What the image holds, laid out below a folder of its own and started as the image starts it, by a user without
 * rights. The shipped settings are changed in what cannot be the same on a machine: the port and the places.
 */
export async function startNginx(nginx: string, backend: string): Promise<RunningNginx> {
  const image = mkdtempSync(join(tmpdir(), 'netmaker-console-'));
  chmodSync(image, 0o755);
  execFileSync('sh', [join(root, 'deploy/assemble.sh'), image]);
  const scratch = join(image, 'tmp');
  mkdirSync(scratch);
  chmodSync(scratch, 0o777);
  const port = await freePort();
  const settings = join(image, 'etc/netmaker-console');
  const moved = join(settings, 'moved.conf');
  await writeMoved(moved, readFileSync(join(settings, 'nginx.conf'), 'utf8'), { image, port });

  const logFile = join(image, 'log');
  const output = openSync(logFile, 'a', 0o666);
  chmodSync(logFile, 0o666);
  const child = spawn(
    'sh',
    [join(settings, 'entrypoint.sh'), join(scratch, 'netmaker-console'), nginx, '-e', 'stderr', '-c', moved],
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
  const said = log();
  await close();
  throw new Error(`nginx does not answer:\n${said}`);
}

/** Replaces port and places, and throws where a setting that it expects is gone. */
async function writeMoved(
  path: string,
  shipped: string,
  { image, port }: { image: string; port: number },
): Promise<void> {
  const moves: [from: string, to: string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    // Port 80 over IPv6 is the machine's own.
    ['include /tmp/netmaker-console/listen.conf;', ''],
    ['/tmp/netmaker-console', `${image}/tmp/netmaker-console`],
    ['/usr/share/netmaker-console', `${image}/usr/share/netmaker-console`],
  ];
  const settings = moves.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}"`);
    return text.replaceAll(from, to);
  }, shipped);
  await writeFile(path, settings);
}

async function isHealthy(url: string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + patience;
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
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
