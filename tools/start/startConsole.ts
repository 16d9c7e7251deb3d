import { type Scenario, scenarios } from '../../mocks/scenarios/scenarios.ts';
import { serveBuilt, serveSources, type ConsoleServer } from './consoleServers.ts';
import { buildWorld, findScenario, startOnFreePort } from './simulatedServer.ts';
import { backendAddress, parseOptions, usage, type StartOptions } from './startOptions.ts';

const backendPort = 8081;

type Running = {
  report: string;
  close: () => Promise<void>;
};

/** Runs `npm start` and `npm run dev` until Ctrl-C. Returns the exit code, 1 for an invalid command line. */
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
    console.error('Run "npm start -- --help" to list all options.');
    return 1;
  }
}

async function startSimulated(options: StartOptions): Promise<Running> {
  const scenario = findScenario(options);
  const server = await startOnFreePort(buildWorld(scenario, options), backendPort);
  const address = `http://localhost:${server.port}`;
  const served = await serveConsole(address, options);
  return {
    report: [
      ...consoleLines(served, options.port),
      `Simulated server  ${address}${server.port === backendPort ? '' : ` (port ${backendPort} is in use)`}`,
      ...scenarioLines(scenario),
    ].join('\n'),
    close: async () => {
      await Promise.all([served.close(), server.close()]);
    },
  };
}

async function startAgainst(backend: string, options: StartOptions): Promise<Running> {
  const served = await serveConsole(backend, options);
  return {
    report: [...consoleLines(served, options.port), `Server            ${backend} (from BACKEND_URL)`].join(
      '\n',
    ),
    close: () => served.close(),
  };
}

function serveConsole(backend: string, { isHot, port }: StartOptions): Promise<ConsoleServer> {
  return isHot ? serveSources(backend, port) : serveBuilt(backend, port);
}

function consoleLines({ url }: ConsoleServer, wanted: number): string[] {
  return ['', `Console           ${url}${url.endsWith(`:${wanted}`) ? '' : ` (port ${wanted} is in use)`}`];
}

function scenarioLines({ name, title, logins }: Scenario): string[] {
  const nameWidth = Math.max(0, ...logins.map(({ username }) => username.length));
  const passwordWidth = Math.max(0, ...logins.map(({ password }) => password.length));
  const others = [...scenarios.keys()].filter((scenario) => scenario !== name);
  return [
    '',
    `Scenario "${name}": ${title}.`,
    logins.length > 0 ? 'Log in as' : 'No users yet. Create the first administrator on the login page.',
    ...logins.map(
      ({ username, password, rights }) =>
        `  ${username.padEnd(nameWidth)}  ${password.padEnd(passwordWidth)}  ${rights}`,
    ),
    '',
    `Other scenarios (npm start -- --scenario NAME): ${others.join(', ')}`,
    'Press Ctrl-C to stop.',
    '',
  ];
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
