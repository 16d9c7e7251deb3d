import { scenarios } from '../../../mocks/scenarios/scenarios.ts';
import type { World } from '../../../mocks/world/state.ts';
import { issueToken } from '../../../mocks/session/tokens.ts';
import { type Session, sessionFromToken } from '../../domain/session/session.ts';

/** The world of a scenario, playing now. */
export function worldOf(scenario: string, nodes?: number): World {
  const found = scenarios.get(scenario);
  if (!found) throw new Error(`There is no scenario ${scenario}`);
  return found.build({ now: Date.now, ...(nodes !== undefined && { nodes }) });
}

/** A session of one of the world's users, as signing in would give it. */
export function sessionOf(world: World, username: string): Session {
  const account = world.users.get(username);
  const session = account && sessionFromToken(issueToken(world, account));
  if (!session) throw new Error(`There is no user ${username}`);
  return session;
}
