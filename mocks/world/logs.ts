import { seconds, type World } from './state.ts';

/** Adds a line, or raises the count of an equal line that was added since the log was last read. */
export function log(world: World, text: string): void {
  const repeated = world.logs.findLast((line) => !line.flushed && line.text === text);
  if (repeated) {
    repeated.count += 1;
    repeated.at = seconds(world);
    return;
  }
  world.logs.push({ at: seconds(world), text, count: 1, flushed: false });
}

export function startLog(world: World): void {
  log(world, 'connecting to sqlite');
  log(world, 'database successfully connected');
  // The server stores each user again, although no one has changed any.
  for (const name of world.users.keys()) log(world, `updated user ${name}`);
  if (world.edition === 'enterprise') log(world, 'proceeding with Paid Tier license');
  if (!world.settings.authProvider) {
    log(world, 'no OAuth provider found or not configured, continuing without OAuth');
  }
  log(world, `REST Server successfully started on port  ${world.settings.apiPort}  (REST)`);
}

/** Returns today's log. Each line ends with its count and a space. */
export function readLog(world: World): string {
  for (const line of world.logs) line.flushed = true;
  return world.logs
    .toSorted((a, b) => a.at - b.at)
    .map((line) => `[netmaker] ${stamp(line.at)} ${line.text} (${line.count}) \n`)
    .join('');
}

function stamp(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Lifetime of a new node in seconds, about nine and a half years. */
export const nodeLifetime = 300_000_000;

/**
 * Updates the last check-in of all nodes except silent ones by the full minutes that have passed, so that each keeps
 * its health. Returns whether a minute has passed.
 */
export function checkIn(world: World): boolean {
  const minutes = Math.floor((seconds(world) - world.checkedInUntil) / 60);
  if (minutes <= 0) return false;
  world.checkedInUntil += minutes * 60;
  for (const node of world.nodes.values()) {
    if (!world.silentNodes.has(node.id)) node.lastcheckin += minutes * 60;
  }
  return true;
}

/** Restarts the server, after which all nodes count as checked in and have a new expiry. */
export function restartServer(world: World): void {
  for (const node of world.nodes.values()) {
    node.lastcheckin = seconds(world);
    node.expdatetime = seconds(world) + nodeLifetime;
  }
  startLog(world);
}
