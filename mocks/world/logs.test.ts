import { describe, expect, it } from 'vitest';
import { log, readLog, checkIn, nodeLifetime, restartServer } from './logs.ts';
import { midnight, join, smallWorld } from './smallWorld.ts';
import { createWorld } from './world.ts';

describe('the log', () => {
  it('has a count and a blank at the end of each line, and ends with a new line', () => {
    const world = createWorld({ now: () => midnight });
    log(world, 'something');
    expect(readLog(world)).toMatch(/\[netmaker\] 2026-11-21 00:00:00 something \(1\) \n$/);
  });

  it('counts a text that repeats, until it has been read', () => {
    const world = createWorld({ now: () => midnight });
    for (let i = 0; i < 3; i += 1) log(world, 'again');
    expect(readLog(world)).toContain('again (3) \n');
    log(world, 'again');
    expect(readLog(world)).toMatch(/again \(3\) \n.*again \(1\) \n$/);
  });

  it.each([
    ['community', false],
    ['enterprise', true],
  ] as const)('of the %s edition speaks of a licence: %s', (edition, expected) => {
    expect(readLog(createWorld({ edition })).includes('license')).toBe(expected);
  });
});

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
