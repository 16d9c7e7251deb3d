import { parseArgs } from 'node:util';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { faultSyntax, parseFaults, type ParsedFault } from '../../mocks/world/faults.ts';
import { parseBackend } from '../../src/api/transport/backend.ts';

export type StartOptions = {
  help: boolean;
  /** Serves the sources with hot reloading, for `npm run dev`. */
  isHot: boolean;
  /** Undefined for the default scenario, or with `nodes` for the generated one. */
  scenario: string | undefined;
  nodes: number | undefined;
  isEnterprise: boolean;
  /** Delay of every response of the simulated server, ms. */
  latency: number;
  faults: readonly ParsedFault[];
  port: number;
};

const scenarioList = [...scenarios.values()]
  .map(({ name, title }) => `${' '.repeat(20)}${name.padEnd(16)}${title}`)
  .join('\n');

export const usage = `npm start -- [options]    serves the built console
npm run dev -- [options]  serves the sources with hot reloading

  --scenario NAME   run this scenario of the simulated server (default: community):
${scenarioList}
  --nodes N         generate a network with N nodes
  --enterprise      simulate the enterprise edition, with access levels and metrics
  --latency MS      delay every response by MS milliseconds
  --faults LIST     inject faults: ${faultSyntax.replaceAll('\n', '\n                  ')}
  --port PORT       serve the console on this port (default: 3000 or the next free port)
  --help            show this help

BACKEND_URL=https://api.example.com npm start
                    use that server instead of a simulated one`;

/** Parses the command line. Throws an error with a readable message if it is invalid. */
export function parseOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scenario: { type: 'string' },
      nodes: { type: 'string' },
      enterprise: { type: 'boolean' },
      latency: { type: 'string' },
      faults: { type: 'string' },
      port: { type: 'string' },
      hot: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  return {
    help: values.help ?? false,
    isHot: values.hot ?? false,
    scenario: values.scenario,
    nodes: values.nodes === undefined ? undefined : wholeNumber('nodes', values.nodes, 1, 10_000),
    isEnterprise: values.enterprise ?? false,
    latency: wholeNumber('latency', values.latency ?? '0', 0, 600_000),
    faults: parseFaults(values.faults ?? ''),
    port: wholeNumber('port', values.port ?? '3000', 1, 65_535),
  };
}

/** Parses BACKEND_URL as the console does. Throws an error with a readable message if it is invalid. */
export function backendAddress(text: string): string {
  const backend = parseBackend(text);
  if (!backend.ok) {
    throw new Error(`BACKEND_URL must be an address like https://api.example.com, not "${text}".`);
  }
  return backend.value.baseUrl;
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max) {
    throw new Error(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}
