import { routesOf } from '../../mocks/handlers/routes.ts';
import { type Scenario, scenarios } from '../../mocks/scenarios/scenarios.ts';
import { startServer, type RunningServer } from '../../mocks/server.ts';
import { matchesAnyRoute } from '../../mocks/world/faults.ts';
import type { World } from '../../mocks/world/state.ts';
import type { StartOptions } from './startOptions.ts';

const usual = 'community';
const usualEnterprise = 'enterprise';
const generated = 'thousandNodes';
/** Number of further ports to try if a port is in use. */
const attempts = 50;

type ScenarioChoice = Pick<StartOptions, 'scenario' | 'nodes' | 'isEnterprise'>;

export function findScenario({ scenario, nodes, isEnterprise }: ScenarioChoice): Scenario {
  const unnamed = nodes === undefined ? (isEnterprise ? usualEnterprise : usual) : generated;
  const name = scenario ?? unnamed;
  const found = scenarios.get(name);
  if (!found)
    throw new Error(`Unknown scenario "${name}". Available scenarios: ${[...scenarios.keys()].join(', ')}.`);
  if (nodes !== undefined && name !== generated) {
    throw new Error(`--nodes can't be used with "${name}". Only "${generated}" supports it.`);
  }
  if (isEnterprise && name !== generated && name !== usualEnterprise) {
    throw new Error(
      `--enterprise can't be used with "${name}". Only "${generated}" and "${usualEnterprise}" support it.`,
    );
  }
  return found;
}

export function buildWorld(
  scenario: Scenario,
  { nodes, isEnterprise, latency, faults }: StartOptions,
): World {
  const world = scenario.build({
    now: Date.now,
    ...(isEnterprise && { edition: 'enterprise' }),
    ...(nodes !== undefined && { nodes }),
  });
  const calls = new Set<string>(routesOf(world.edition).map((route) => route.name));
  for (const { on, fault, times } of faults) {
    if (!matchesAnyRoute(on, calls))
      throw new Error(`The ${world.edition} edition doesn't have a call "${on}".`);
    world.faults.add(on, fault, times === undefined ? {} : { times });
  }
  world.faults.latency = latency;
  return world;
}

export async function startOnFreePort(world: World, port: number): Promise<RunningServer> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await startServer({ world, port: candidate });
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || candidate >= port + attempts) throw error;
    }
  }
}
