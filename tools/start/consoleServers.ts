import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { build, createServer, preview } from 'vite';
import { configScript } from './configScript.ts';
import { buildInPlace } from '../build/inPlace.ts';
import { missingFiles } from '../build/missingFiles.ts';
import { precompress } from '../build/precompress.ts';

export type ConsoleServer = {
  readonly url: string;
  readonly close: () => Promise<void>;
};

const builtFolder = 'node_modules/.cache/start/dist';
/** Within the build, so that both are always of the same sources. */
const fingerprintFile = '.fingerprint';
const sources = ['index.html', 'package-lock.json', 'vite.config.ts', 'public', 'tools/build', 'src'];

/** Serves the built console, for `npm start`. Builds it first if a source file has changed since the last build. */
export async function serveBuilt(backend: string, wantedPort: number): Promise<ConsoleServer> {
  const fingerprint = fingerprintOf(sources);
  const file = join(builtFolder, fingerprintFile);
  const built = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (built !== fingerprint) {
    console.log('Building the console…');
    process.env.NODE_ENV = 'production';
    await buildInPlace(builtFolder, async (outDir) => {
      await build({ logLevel: 'error', build: { outDir } });
      writeFileSync(join(outDir, fingerprintFile), fingerprint);
    });
  }
  const server = await preview({
    configFile: false,
    plugins: [configScript(backend), missingFiles(), precompress()],
    build: { outDir: builtFolder },
    preview: { port: await freePort(wantedPort), strictPort: true, host: 'localhost' },
    logLevel: 'warn',
  });
  return { url: urlOf(server), close: () => server.close() };
}

export async function serveSources(backend: string, wantedPort: number): Promise<ConsoleServer> {
  const port = await freePort(wantedPort);
  const server = await createServer({
    plugins: [configScript(backend)],
    // Two instances with one cache would remove each other's prebundled packages.
    cacheDir: `node_modules/.cache/start-${port}`,
    server: { port, host: 'localhost' },
    clearScreen: false,
    logLevel: 'warn',
  });
  await server.listen();
  return { url: urlOf(server), close: () => server.close() };
}

function urlOf({ resolvedUrls }: { resolvedUrls: { local: string[] } | null }): string {
  return resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
}

/** Changes when a file is added, removed, resized or written again. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn).toSorted()) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file) && statSync(file).isFile());
}

async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; ; port += 1) if (await isFree(port)) return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createNetServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
