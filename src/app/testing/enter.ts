import type { World } from '../../../mocks/world/state.ts';
import { loadEverything } from '../flows/refresh.ts';
import { beginSession } from '../stores/session.ts';
import { serve } from './simulatedServer.ts';
import { sessionOf, worldOf } from './worldOf.ts';

/** The simulated server that the test has entered, and the requests since. */
export let world: World;
export let asked: string[];

export async function enter(scenario: string, username?: string): Promise<void> {
  world = worldOf(scenario);
  asked = await logInAs(world, username);
}

/** Logs a user in and loads everything. Returns a list of all later requests. */
export async function logInAs(server: World, username = 'admin'): Promise<string[]> {
  const requests = serve(server).asked;
  beginSession(sessionOf(server, username));
  await loadEverything();
  requests.length = 0;
  return requests;
}
