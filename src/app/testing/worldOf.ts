import { scenarios } from '../../../mocks/scenarios/scenarios.ts';
import type { World } from '../../../mocks/world/state.ts';
import { issueToken } from '../../../mocks/session/tokens.ts';
import { type Session, sessionFromToken } from '../../domain/session/session.ts';

export function worldOf(scenario: string, nodes?: number): World {
  const found = scenarios.get(scenario);
  if (!found) throw new Error(`No scenario ${scenario}`);
  return found.build({ now: Date.now, ...(nodes !== undefined && { nodes }) });
}

export function sessionOf(world: World, username: string): Session {
  const account = world.users.get(username);
  const session = account && sessionFromToken(issueToken(world, account));
  if (!session) throw new Error(`No user ${username}`);
  return session;
}
