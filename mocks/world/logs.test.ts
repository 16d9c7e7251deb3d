import { describe, expect, it } from 'vitest';
import { log, readLog, checkIn, nodeLifetime, restartServer } from './logs.ts';
import { networkUser } from '../wire/goStructs.ts';
import { deleteNetwork, updateKeys } from './networks/networks.ts';
import { deleteNetworkUser, putNetworkUser } from './networks/networkUsers.ts';
import { adminCaller, anAccount, join, midnight, smallWorld } from './smallWorld.ts';
import type { World } from './state.ts';
import { updateUserNetworks } from './users.ts';
import { createWorld } from './world.ts';

describe('the log', () => {
  it('ends each line with a count, a space and a newline', () => {
    const world = createWorld({ now: () => midnight });
    log(world, 'something');
    expect(readLog(world)).toMatch(/\[netmaker\] 2026-11-21 00:00:00 something \(1\) \n$/);
  });

  it('counts repeated texts until it is read', () => {
    const world = createWorld({ now: () => midnight });
    for (let i = 0; i < 3; i += 1) log(world, 'again');
    expect(readLog(world)).toContain('again (3) \n');
    log(world, 'again');
    expect(readLog(world)).toMatch(/again \(3\) \n.*again \(1\) \n$/);
  });

  it.each([
    ['community', false],
    ['enterprise', true],
  ] as const)('of the %s edition mentions a licence: %s', (edition, expected) => {
    expect(readLog(createWorld({ edition })).includes('license')).toBe(expected);
  });
});

/** Equal to a recorded log of a real server, except for ids and names. */
describe('log lines for a change of', () => {
  const enterprise = () =>
    smallWorld({
      edition: 'enterprise',
      users: [anAccount('admin', { isadmin: true }), anAccount('erin', { networks: ['net'] })],
    });
  const account = { username: 'erin', password: '', isadmin: false, groups: ['*'] };

  it.each<[string, (world: World) => void, readonly string[]]>([
    [
      'a user’s networks',
      (world) => updateUserNetworks(world, 'erin', { ...account, networks: ['other'] }),
      ['changed erin access level on network net to 3', 'updated user erin', 'erin status was updated'],
    ],
    [
      'a user’s role, which is not stored',
      (world) => updateUserNetworks(world, 'erin', { ...account, networks: ['net'], isadmin: true }),
      ['updated user erin', 'erin status was updated'],
    ],
    [
      'a permission',
      (world) =>
        putNetworkUser(world, adminCaller, 'net', { ...networkUser.zero(), id: 'erin', accesslevel: 2 }),
      ['admin requested updating a network user on network net'],
    ],
    [
      'a permission, to level 0 on another network',
      (world) => {
        world.users.get('erin')?.networks?.pop();
        putNetworkUser(world, adminCaller, 'net', { ...networkUser.zero(), id: 'erin' });
      },
      ['admin requested updating a network user on network net', 'updated user erin'],
    ],
    [
      'a permission that is deleted',
      (world) => deleteNetworkUser(world, adminCaller, 'net', 'erin'),
      ['admin requested deleting network user erin on network net'],
    ],
    [
      'keys',
      (world) => updateKeys(world, adminCaller, 'net'),
      ['admin updated key on network net', 'updating node  netmaker-1  for a key update'],
    ],
    [
      'a network that is deleted',
      (world) => deleteNetwork(world, adminCaller, 'net'),
      ['removed server netmaker-1 before deleting network net', 'admin deleted network net'],
    ],
  ])('%s', (_, change, lines) => {
    const world = enterprise();
    world.logs.length = 0;
    change(world);
    expect(world.logs.map(({ text }) => text)).toEqual(lines);
  });
});

describe('check-ins', () => {
  it('keep the time since the last check-in, except for silent nodes', () => {
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

  it('happen once a minute', () => {
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

  it('and expiries are renewed for all nodes when the server restarts', () => {
    let now = midnight;
    const world = smallWorld({ now: () => now });
    const lost = join(world, 'a', { expdatetime: midnight / 1000 + 60 });
    world.silentNodes.add(lost.id);
    now += 3600_000;
    restartServer(world);
    expect(readLog(world)).toMatch(
      /database successfully connected \(2\)[^]*updated user admin[^]*REST Server/,
    );
    expect([lost.lastcheckin, lost.expdatetime]).toEqual([now / 1000, now / 1000 + nodeLifetime]);
  });
});
