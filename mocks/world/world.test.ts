import { describe, expect, it } from 'vitest';
import { accessLevel } from './access.ts';
import { getAcls } from './networks/acls.ts';
import { serverConfig } from './config.ts';
import { listNodes } from './nodes/nodes.ts';
import { adminCaller, anAccount, join, serverNode, smallWorld } from './smallWorld.ts';
import type { World } from './state.ts';
import { createWorld, type WorldSeed } from './world.ts';

function seedFrom(world: World, changes: WorldSeed = {}): WorldSeed {
  return { networks: [...world.networks.values()], nodes: [...world.nodes.values()], ...changes };
}

describe('a server created from records', () => {
  it('derives missing ACLs from the defaults', () => {
    const grown = smallWorld();
    const node = join(grown, 'a');
    node.defaultacl = 'no';
    const server = serverNode(grown).id;
    const acls = getAcls(createWorld(seedFrom(grown)), adminCaller, 'net');
    expect(acls).toEqual({ [node.id]: { [server]: 1 }, [server]: { [node.id]: 1 } });
  });

  it('keeps the seeded ACLs', () => {
    const world = createWorld(seedFrom(smallWorld(), { acls: { net: { a: { b: 7 } } } }));
    expect(getAcls(world, adminCaller, 'net')).toEqual({ a: { b: 7 } });
  });

  it.each([
    ['community', 0],
    ['enterprise', 3],
  ] as const)('gives users of the %s edition level %i on the networks they list', (edition, level) => {
    const users = [anAccount('alice', { networks: ['net'] })];
    expect(accessLevel(createWorld(seedFrom(smallWorld(), { edition, users })), 'net', 'alice')).toBe(level);
  });

  it('shares no records with another server', () => {
    const seed = seedFrom(smallWorld());
    const first = createWorld(seed);
    serverNode(first).name = 'changed';
    expect(listNodes(createWorld(seed), adminCaller)?.[0]?.name).toBe('netmaker-1');
  });
});

describe('the server configuration', () => {
  it.each([
    [{ rce: true }, 'RCE', 'on'],
    [{ dnsMode: false }, 'DNSMode', 'off'],
    [{ displayKeys: false }, 'DisplayKeys', 'off'],
    [{ clientMode: false }, 'ClientMode', 'off'],
    [{ version: 'v0.16.3' }, 'Version', 'v0.16.3'],
  ] as const)('with %j says %s %s', (settings, field, value) => {
    expect(serverConfig(createWorld({ settings }))[field]).toBe(value);
  });

  it('hides the master key but not the OAuth secret', () => {
    const config = serverConfig(
      createWorld({ edition: 'enterprise', settings: { clientSecret: 'in clear' } }),
    );
    expect(config).toMatchObject({ MasterKey: '(hidden)', ClientSecret: 'in clear', IsEE: 'yes' });
  });
});
