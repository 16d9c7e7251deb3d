import { seconds, type World } from './state.ts';

/** Seconds, about nine and a half years: what the server gives every newcomer. */
export const nodeLifetime = 300_000_000;

/**
 * Lets the nodes check in for every minute that has passed. A node goes on as it was: healthy ones stay healthy, late
 * ones stay as late as they are, silent ones grow older.
 */
export function checkIn(world: World): void {
  const minutes = Math.floor((seconds(world) - world.checkedInUntil) / 60);
  if (minutes <= 0) return;
  world.checkedInUntil += minutes * 60;
  for (const node of world.nodes.values()) {
    if (!world.silentNodes.has(node.id)) node.lastcheckin += minutes * 60;
  }
}

/** What a restart of the server does to every node, the lost and the expired ones too. */
export function restartServer(world: World): void {
  for (const node of world.nodes.values()) {
    node.lastcheckin = seconds(world);
    node.expdatetime = seconds(world) + nodeLifetime;
  }
}
