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
  /** All that the entry script and the web server have printed so far. */
  readonly log: () => string;
};

const root = join(import.meta.dirname, '..');
/** Nobody's: the web server has to do without a home, a name and any right. */
const anyUser = 12_345;
/** Milliseconds that the web server may take to answer. */
const patience = 10_000;

/** Finds nginx also in the folders for servers, which aren't in everyone's PATH. */
function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (found === undefined)
    throw new Error('No nginx found. Install it (Debian: apt-get install nginx-light).');
  return found;
}

/**
 * What the image holds, laid out below a folder of its own and started as the image starts it, by a user without
 * rights. The shipped settings are changed in what cannot be the same on a machine: the port and the places.
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
  const said = log();
  await close();
  throw new Error(`nginx does not answer:\n${said}`);
}

/** The tree of the image, which only its owner may change but for the log and the folder of temporary files. */
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

/** The settings with another port and other places. Throws where one that it expects is gone. */
function move(shipped: string, image: string, port: number): string {
  const moves: [from: string, to: string][] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    // Port 80 over IPv6 is the machine's own.
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
