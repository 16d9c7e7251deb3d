import { describe, expect, it } from 'vitest';
import { checkIn, nodeLifetime, restartServer } from './checkIns.ts';
import { join, midnight, smallWorld } from './smallWorld.ts';

describe('check-ins', () => {
  it('keep every node as late as it was, but silent ones grow older', () => {
    let now = midnight;
    const world = smallWorld({ now: () => now });
    const [healthy, late, silent] = [join(world, 'a'), join(world, 'b'), join(world, 'c')];
    late.lastcheckin -= 600;
    world.silentNodes.add(silent.id);
    now += 3600_000;
    checkIn(world);
    const ages = [healthy, late, silent].map((node) => now / 1000 - node.lastcheckin);
    expect(ages).toEqual([0, 600, 3600]);
  });

  it('come once a minute', () => {
    let now = midnight;
    const world = smallWorld({ now: () => now });
    const node = join(world, 'a');
    const seen = [59, 60, 119, 120].map((later) => {
      now = midnight + later * 1000;
      checkIn(world);
      return node.lastcheckin - midnight / 1000;
    });
    expect(seen).toEqual([0, 60, 60, 120]);
  });

  it('and new lifetimes come to every node when the server restarts', () => {
    let now = midnight;
    const world = smallWorld({ now: () => now });
    const lost = join(world, 'a', { expdatetime: midnight / 1000 + 60 });
    world.silentNodes.add(lost.id);
    now += 3600_000;
    restartServer(world);
    expect([lost.lastcheckin, lost.expdatetime]).toEqual([now / 1000, now / 1000 + nodeLifetime]);
  });
});
