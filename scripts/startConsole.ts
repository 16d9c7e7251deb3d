import { createServer as createNetServer } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { type Scenario, scenarios } from '../mocks/scenarios/scenarios.ts';
import { configScript } from './configScript.ts';
import { buildWorld, findScenario, startOnFreePort } from './simulatedServer.ts';
import { backendAddress, parseOptions, usage, type StartOptions } from './startOptions.ts';

const backendPort = 8081;

type Running = {
  /** The lines that tell a person where everything is. */
  report: string;
  close: () => Promise<void>;
};

/** `npm start`: prints and serves until Ctrl-C. The exit code is 1 where the command line makes no sense. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const options = parseOptions(args);
    if (options.help) {
      console.log(usage);
      return 0;
    }
    const backend = process.env.BACKEND_URL;
    const running = backend
      ? await startAgainst(backendAddress(backend), options)
      : await startSimulated(options);
    console.log(running.report);
    await stopped();
    await running.close();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm start -- --help lists the options.');
    return 1;
  }
}

async function startSimulated(options: StartOptions): Promise<Running> {
  const scenario = findScenario(options);
  const server = await startOnFreePort(buildWorld(scenario, options), backendPort);
  const address = `http://localhost:${server.port}`;
  const dev = await startDev(address, options.port);
  return {
    report: [
      ...consoleLines(dev, options.port),
      `Simulated server  ${address}${server.port === backendPort ? '' : ` (${backendPort} is taken; the console knows)`}`,
      ...scenarioLines(scenario),
    ].join('\n'),
    close: async () => {
      await Promise.all([dev.close(), server.close()]);
    },
  };
}

async function startAgainst(backend: string, { port }: StartOptions): Promise<Running> {
  const dev = await startDev(backend, port);
  return {
    report: [
      ...consoleLines(dev, port),
      `Server            ${backend} (BACKEND_URL; nothing is simulated)`,
    ].join('\n'),
    close: () => dev.close(),
  };
}

/** What a first visit asks for: prepared before the address is printed. */
const firstFiles = ['src/app/main.tsx', 'src/app/shell/Shell.tsx', 'src/app/routes/home/HomeRoute.tsx'];

async function startDev(backend: string, wanted: number): Promise<ViteDevServer> {
  const port = await freePort(wanted);
  const dev = await createServer({
    plugins: [configScript(backend)],
    // Another instance beside this one would take its packages away while it prepares its own.
    cacheDir: `node_modules/.cache/start-${port}`,
    server: { port, host: 'localhost' },
    clearScreen: false,
    logLevel: 'warn',
  });
  await dev.listen();
  await Promise.all(firstFiles.map((file) => dev.warmupRequest(`/${file}`)));
  await dev.waitForRequestsIdle();
  const packages = dev.environments.client.depsOptimizer;
  await packages?.scanProcessing;
  await Promise.all((packages?.metadata.depInfoList ?? []).map(({ processing }) => processing));
  return dev;
}

/** This port, or the next one that nobody listens on. */
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

function consoleLines(dev: ViteDevServer, wanted: number): string[] {
  const url = dev.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://localhost:${wanted}`;
  return ['', `Console           ${url}${url.endsWith(`:${wanted}`) ? '' : ` (${wanted} is taken)`}`];
}

function scenarioLines({ name, title, signIns }: Scenario): string[] {
  const nameWidth = Math.max(0, ...signIns.map(({ username }) => username.length));
  const passwordWidth = Math.max(0, ...signIns.map(({ password }) => password.length));
  const others = [...scenarios.keys()].filter((one) => one !== name);
  return [
    '',
    `Scenario "${name}": ${title}.`,
    signIns.length > 0
      ? 'Sign in as'
      : 'Nobody can sign in yet: the console asks for the first administrator.',
    ...signIns.map(
      ({ username, password, may }) =>
        `  ${username.padEnd(nameWidth)}  ${password.padEnd(passwordWidth)}  ${may}`,
    ),
    '',
    `Other scenarios (npm start -- --scenario NAME): ${others.join(', ')}`,
    'Ctrl-C stops both.',
    '',
  ];
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
