import { admin, anyUser } from '../world/access.ts';
import { serverConfig, serverInfo } from '../world/config.ts';
import { readLog } from '../world/logs.ts';
import { Refusal } from '../world/refusal.ts';
import { json, text } from './answers.ts';
import { anyone, route, type Access, type Route } from './route.ts';

/** The only call that says 500 where it means that the token is not accepted. */
const anyUserOr500: Access = (world, authorization) => {
  try {
    return anyUser(world, authorization);
  } catch {
    throw new Refusal(500, 'unauthorized');
  }
};

export const serverRoutes: readonly Route[] = [
  route('GET /server/getconfig', anyUserOr500, ({ world }) => json(serverConfig(world))),
  route('GET /server/getserverinfo', anyUser, ({ world }) => json(serverInfo(world))),
  route('GET /server/health', anyone, () => text('Server is up and running!!')),
  route('GET /logs', admin, ({ world }) => text(readLog(world))),
];
