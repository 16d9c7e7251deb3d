import { seconds, type World } from './state.ts';

/** Writes a line; a text that repeats before the log is read only raises its count. */
export function log(world: World, text: string): void {
  const repeated = world.logs.findLast((line) => !line.flushed && line.text === text);
  if (repeated) {
    repeated.count += 1;
    repeated.at = seconds(world);
    return;
  }
  world.logs.push({ at: seconds(world), text, count: 1, flushed: false });
}

/** The lines a server writes while it starts. */
export function startLog(world: World): void {
  log(world, 'connecting to sqlite');
  log(world, 'database successfully connected');
  if (world.edition === 'enterprise') log(world, 'proceeding with Paid Tier license');
  if (!world.settings.authProvider) {
    log(world, 'no OAuth provider found or not configured, continuing without OAuth');
  }
  log(world, `REST Server successfully started on port  ${world.settings.apiPort}  (REST)`);
}

/** The day's file so far: each line with its count and a blank at the end, and a last empty line. */
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

/** Seconds, about nine and a half years: what the server gives every newcomer. */
export const nodeLifetime = 300_000_000;

/**
 * Lets the nodes check in for every minute that has passed. A node goes on as it was: healthy ones stay healthy, late
 * ones stay as late as they are, silent ones grow older. Tells whether a minute has passed.
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

/** What a restart of the server does to every node, the lost and the expired ones too. */
export function restartServer(world: World): void {
  for (const node of world.nodes.values()) {
    node.lastcheckin = seconds(world);
    node.expdatetime = seconds(world) + nodeLifetime;
  }
}
