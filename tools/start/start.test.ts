import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { smallWorld } from '../../mocks/world/smallWorld.ts';
import { fingerprintOf } from './consoleServers.ts';
import { buildWorld, findScenario, startOnFreePort } from './simulatedServer.ts';
import { parseOptions } from './startOptions.ts';

const script = fileURLToPath(new URL('start.mjs', import.meta.url));

type Outcome = { code: number; out: string; err: string };

function start(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

describe('npm start', () => {
  it('prints its options without a warning from Node', { timeout: 60_000 }, async () => {
    const { code, out, err } = await start('--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('--scenario NAME');
    expect(out).toContain('misconfigured');
  });

  it('lists the scenarios if one is unknown', { timeout: 60_000 }, async () => {
    const { code, err } = await start('--scenario', 'nope');
    expect(code).toBe(1);
    expect(err).toContain('Unknown scenario "nope". Available scenarios: community, enterprise');
  });
});

describe('the fingerprint of the sources, which tells npm start whether to build', () => {
  it('changes when a file is added, written again or removed, but not with tests', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'));
    const write = (name: string, second: number) => {
      writeFileSync(join(folder, name), 'text');
      utimesSync(join(folder, name), second, second);
      return fingerprintOf([folder]);
    };
    const first = write('App.tsx', 1);
    expect(write('App.test.tsx', 1)).toBe(first);
    expect(write('App.tsx', 1)).toBe(first);
    expect(write('App.tsx', 2)).not.toBe(first);
    write('App.tsx', 1);
    expect(write('Other.tsx', 1)).not.toBe(first);
    unlinkSync(join(folder, 'Other.tsx'));
    expect(fingerprintOf([folder])).toBe(first);
    rmSync(folder, { recursive: true });
  });
});

describe('the simulated server of npm start', () => {
  it.each([
    [[], 'community'],
    [['--scenario', 'empty'], 'empty'],
    [['--nodes', '20'], 'thousandNodes'],
    [['--enterprise'], 'enterprise'],
    [['--nodes', '20', '--enterprise'], 'thousandNodes'],
  ])('with %j plays %s', (args, name) => {
    expect(findScenario(parseOptions(args)).name).toBe(name);
  });

  it('has the requested number of nodes', () => {
    const options = parseOptions(['--nodes', '20']);
    expect(buildWorld(findScenario(options), options).nodes.size).toBe(20);
  });

  it('has metrics in the enterprise edition', () => {
    const options = parseOptions(['--nodes', '20', '--enterprise']);
    const world = buildWorld(findScenario(options), options);
    expect(world.edition).toBe('enterprise');
    expect(world.metrics.size).toBe(19);
  });

  it('rejects --enterprise for a scenario with its own edition', () => {
    expect(() => findScenario(parseOptions(['--scenario', 'empty', '--enterprise']))).toThrow(
      `--enterprise can't be used with "empty"`,
    );
  });

  it('rejects --nodes for a scenario with its own nodes', () => {
    expect(() => findScenario(parseOptions(['--scenario', 'empty', '--nodes', '3']))).toThrow(
      `--nodes can't be used with "empty"`,
    );
  });

  it('rejects faults for calls that the edition does not have', () => {
    const options = parseOptions(['--faults', 'GET /metrics=503']);
    expect(() => buildWorld(findScenario(options), options)).toThrow(
      "The community edition doesn't have a call",
    );
  });

  it('has the requested latency and faults', () => {
    const options = parseOptions(['--latency', '9', '--faults', 'GET /nodes=503']);
    const { faults } = buildWorld(findScenario(options), options);
    expect(faults.latency).toBe(9);
    expect(faults.take({ method: 'GET', path: '/nodes', route: 'GET /nodes' }, new Set())?.kind).toBe(
      'status',
    );
  });

  it('starts on the next port if one is in use', async () => {
    const first = await startOnFreePort(smallWorld(), 28_081);
    const second = await startOnFreePort(smallWorld(), first.port);
    expect(second.port).toBeGreaterThan(first.port);
    await Promise.all([first.close(), second.close()]);
  });
});
