import { describe, expect, it } from 'vitest';
import { log, readLog } from './logs.ts';
import { midnight } from './smallWorld.ts';
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
