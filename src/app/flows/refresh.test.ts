// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { beginSession } from '../stores/session.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { loadEverything, refreshNodes } from './refresh.ts';

const forEverybody = ['GET /nodes 200', 'GET /server/getconfig 200'];
const forAdministrators = [
  'GET /dns 200',
  'GET /extclients 200',
  'GET /networks 200',
  ...forEverybody,
  'GET /users 200',
];
const ownDataOf = (name: string) => `GET /networkusers/data/${name}/me 200`;
const customDnsOf = (netid: string) => `GET /dns/adm/${netid}/custom 200`;

function asUser(scenario: string, username: string): string[] {
  const world = worldOf(scenario);
  beginSession(sessionOf(world, username));
  return serve(world).asked;
}

const sorted = (lines: readonly string[]) => lines.toSorted((one, other) => one.localeCompare(other));

describe('after logging in', () => {
  it.each<[string, string, readonly string[]]>([
    ['community', 'admin', forAdministrators],
    [
      'community',
      'alice',
      [...forEverybody, ownDataOf('alice'), customDnsOf('dualnet'), customDnsOf('meshnet')],
    ],
    ['community', 'carol', [...forEverybody, ownDataOf('carol')]],
    [
      'enterprise',
      'admin',
      [...forAdministrators, ownDataOf('admin'), 'GET /usergroups 200', 'GET /networkusers 200'],
    ],
    ['enterprise', 'lvl0-admin', [...forEverybody, ownDataOf('lvl0-admin'), customDnsOf('meshnet')]],
    ['enterprise', 'lvl1-node', [...forEverybody, ownDataOf('lvl1-node')]],
    ['enterprise', 'lvl3-none', [...forEverybody, ownDataOf('lvl3-none')]],
  ])('on the %s edition %s requests only data that the server grants', async (scenario, name, calls) => {
    const asked = asUser(scenario, name);
    await loadEverything();
    expect(sorted(asked)).toEqual(sorted(calls));
  });

  it('requests nothing once the token has expired', async () => {
    const asked = asUser('community', 'admin');
    vi.useFakeTimers({ now: Date.now() + 13 * 60 * 60 * 1000 });
    await loadEverything();
    vi.useRealTimers();
    expect(asked).toEqual([]);
  });

  it('requests nothing after a logout', async () => {
    const { asked } = serve(worldOf('community'));
    await loadEverything();
    expect(asked).toEqual([]);
  });

  it('requests no enterprise data while the edition is unknown', async () => {
    const world = worldOf('enterprise');
    world.faults.add('GET /server/getconfig', { kind: 'status', status: 503 });
    beginSession(sessionOf(world, 'admin'));
    const { asked } = serve(world);
    await loadEverything();
    const known = forAdministrators.filter((line) => !line.includes('getconfig'));
    expect(sorted(asked)).toEqual(sorted([...known, 'GET /server/getconfig 503']));
  });

  it('requests nothing of a network that was granted since the token was issued', async () => {
    const world = worldOf('community');
    beginSession(sessionOf(world, 'bob'));
    const record = world.networkUsers.get('meshnet')?.get('bob');
    if (record) record.accesslevel = 0;
    const { asked } = serve(world);
    await loadEverything();
    expect(sorted(asked)).toEqual(sorted([...forEverybody, ownDataOf('bob'), customDnsOf('p2snet')]));
  });
});

describe('refreshing a page of nodes', () => {
  it.each<[string, readonly string[]]>([
    ['admin', ['GET /extclients 200', 'GET /networks 200', 'GET /nodes 200']],
    ['alice', [ownDataOf('alice'), 'GET /nodes 200']],
  ])('sends only the calls of %s', async (name, calls) => {
    const asked = asUser('community', name);
    await refreshNodes();
    expect(sorted(asked)).toEqual(sorted(calls));
  });

  it('requests nothing after a logout', async () => {
    const { asked } = serve(worldOf('community'));
    await refreshNodes();
    expect(asked).toEqual([]);
  });
});
