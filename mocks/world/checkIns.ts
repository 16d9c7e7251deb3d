import { seconds, type World } from './state.ts';

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
