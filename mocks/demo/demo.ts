import { getResponse } from 'msw';
import { makeHandlers } from '../handlers/makeHandlers.ts';
import { type Scenario, scenarios } from '../scenarios/scenarios.ts';
import { parseFaults } from '../world/faults.ts';
import type { World } from '../world/state.ts';
import { drawNote } from './note.ts';

/**
 * The simulated server inside the page, for a demonstration on any static host: what the console asks of its backend is
 * answered here, over whatever the browser's `fetch` is. The world lives as long as the page; a reload begins again.
 */
const api = `${location.origin}/api`;
const scenarioKey = 'netmaker-demo-scenario';

const scenario = chosenScenario();
const world = scenario.build({ now: Date.now });
answerHere(world);
drawNote({
  scenarios: [...scenarios.values()],
  current: scenario,
  onScenario: (name) => {
    sessionStorage.setItem(scenarioKey, name);
    // Nobody of another world is signed in to this one.
    localStorage.clear();
    location.assign('/');
  },
  onFaults: (text) => {
    const faults = parseFaults(text);
    world.faults.clear();
    for (const { on, fault, times } of faults)
      world.faults.add(on, fault, times === undefined ? {} : { times });
  },
});

function chosenScenario(): Scenario {
  const name = new URLSearchParams(location.search).get('scenario') ?? sessionStorage.getItem(scenarioKey);
  const found = scenarios.get(name ?? '') ?? scenarios.get('community');
  if (!found) throw new Error('There is no scenario at all.');
  sessionStorage.setItem(scenarioKey, found.name);
  return found;
}

function answerHere(simulated: World): void {
  const handlers = makeHandlers(simulated, { baseUrl: api, over: 'page' });
  const overNetwork = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${api}/`)) return overNetwork(input, init);
    const response = await getResponse(handlers, request);
    // As a browser tells of a connection that was closed.
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response ?? new Response('404 page not found\n', { status: 404 });
  };
}
