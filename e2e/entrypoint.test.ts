import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseBackend } from '../src/api/backend.ts';

const script = join(import.meta.dirname, '../deploy/entrypoint.sh');
const badSetting = 78;
const cannotWrite = 73;

/** This machine's, which is dash on Debian and Ubuntu, and the image's own, where there is one. */
const shells = [['sh'], ['busybox', 'sh']].filter(
  ([command = '', ...args]) => spawnSync(command, [...args, '-c', 'exit 0']).status === 0,
);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'entrypoint-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(shells.map((shell) => [shell.join(' '), shell] as const))(
  'the entry script under %s',
  (_, shell) => {
    const start = (setting: string | undefined) => run(shell, join(folder, 'run'), setting);

    it.each([
      ['https://api.example.com', 'https://api.example.com', 'https://api.example.com'],
      ['https://api.example.com///', 'https://api.example.com', 'https://api.example.com'],
      ['  "https://api.example.com/" \n', 'https://api.example.com', 'https://api.example.com'],
      ["'http://10.0.0.5:8081'", 'http://10.0.0.5:8081', 'http://10.0.0.5:8081'],
      ['HTTPS://API.Example.com/Netmaker/', 'https://api.example.com/Netmaker', 'https://api.example.com'],
      ['http://netmaker_server:8081', 'http://netmaker_server:8081', 'http://netmaker_server:8081'],
      ['https://example.com:8443/a/b%20c', 'https://example.com:8443/a/b%20c', 'https://example.com:8443'],
      ['http://[fd00::1]:8081', 'http://[fd00::1]:8081', 'http://*:8081'],
      ['https://[FD00::1]/api-1', 'https://[fd00::1]/api-1', 'https://*'],
      ['http://[::ffff:10.0.0.1]', 'http://[::ffff:10.0.0.1]', 'http://*'],
      ['http://[1:2:3:4:5:6:7:8]:1', 'http://[1:2:3:4:5:6:7:8]:1', 'http://*:1'],
      ['http://localhost:65535', 'http://localhost:65535', 'http://localhost:65535'],
    ])('reads %j as %s and lets pages call %s', (setting, backend, source) => {
      const started = start(setting);
      expect(started).toMatchObject({ code: 0, errors: '', backend, source });
      expect(started.output).toBe(`netmaker-console: the backend is ${backend} (BACKEND_URL)\nstarted\n`);
      expect(parseBackend(started.backend)).toEqual(parseBackend(setting));
    });

    it.each([undefined, '', '  ', '""', '/'])('takes the local port 8081 for %j, and says so', (setting) => {
      expect(start(setting)).toMatchObject({
        code: 0,
        output:
          'netmaker-console: the backend is http://localhost:8081 (the default, BACKEND_URL names none)\nstarted\n',
        backend: 'http://localhost:8081',
        source: 'http://localhost:8081',
      });
    });

    it.each([
      ['api.example.com', 'has to begin with http:// or https://'],
      ['localhost:8081', 'has to begin with'],
      ['ftp://example.com', 'has to begin with'],
      ['javascript:alert(1)', 'has to begin with'],
      ['https:example.com', 'has to begin with'],
      ['https://', 'has to begin with'],
      ['https://?', 'must not have a query'],
      ['https://example.com?x=1', 'must not have a query or a fragment'],
      ['https://example.com/#/nodes', 'must not have a query or a fragment'],
      ['https://:8081', 'no valid host name'],
      ['https://-a.example.com', 'no valid host name'],
      ['https://a..b', 'no valid host name'],
      ['http://10.0.0.256', 'no valid host name or address'],
      ['http://10.0.1', 'no valid host name or address'],
      ['http://010.0.0.1', 'no valid host name or address'],
      ['http://host.0x7f', 'no valid host name or address'],
      ['http://host:', 'no valid port'],
      ['http://host:0', 'no valid port'],
      ['http://host:65536', 'no valid port'],
      ['http://host:80:81', 'no valid port'],
      ['http://host:8o81', 'no valid port'],
      ['http://[::1]8081', 'no valid port'],
      ['http://[fe80::1%eth0]', 'no valid IPv6 address'],
      ['http://[::1::2]', 'no valid IPv6 address'],
      ['http://[:::]', 'no valid IPv6 address'],
      ['http://[1:2:3:4:5:6:7]', 'no valid IPv6 address'],
      ['http://[12345::1]', 'no valid IPv6 address'],
      ['http://[::1', 'no valid host name'],
      ['http://a b', 'holds a character'],
      ['http://bücher.example', 'holds a character'],
      ['https://a.example\nhttps://b.example', 'holds a character'],
      [`https://a.example";alert(1);"`, 'holds a character'],
      ['https://a.example</script>', 'holds a character'],
      [`https://a.example'; } server { listen 81; } #`, 'must not have a query or a fragment'],
      ['https://a.example;script-src *', 'holds a character'],
      ['https://a.example/$(touch hacked)', 'holds a character'],
      ['https://a.example/`id`', 'holds a character'],
      ['https://a.example/$uri', 'holds a character'],
      ['https://a.example\\@b', 'must not hold a user name'],
    ])('refuses %j before the web server starts', (setting, reason) => {
      const { code, output, errors } = start(setting);
      expect([code, output]).toEqual([badSetting, '']);
      expect(errors).toMatch(
        /^netmaker-console: BACKEND_URL[^\n]* Example: https:\/\/api\.netmaker\.example\.com\n$/,
      );
      expect(errors).toContain(reason);
    });

    it('does not repeat a password that stands in the address', () => {
      const { code, errors } = start('https://admin:secret@api.example.com');
      expect(code).toBe(badSetting);
      expect(errors).toContain('must not hold a user name or a password');
      expect(errors).not.toContain('secret');
    });

    it('says what to do where it cannot write', () => {
      const file = join(folder, 'file');
      writeFileSync(file, '');
      const { code, output, errors } = run(shell, join(file, 'run'), 'https://api.example.com');
      expect([code, output]).toEqual([cannotWrite, '']);
      expect(errors).toContain(`With a read-only root, mount a tmpfs at ${file}\n`);
    });
  },
);

describe('the entry script', () => {
  const dotted = fc.ipV4();
  const host = fc.oneof(
    fc.domain(),
    dotted,
    fc.ipV6().map((address) => `[${address}]`),
    fc.stringMatching(/^\[?[0-9a-f:.]{1,20}\]?$/),
  );
  const setting = fc
    .tuple(host, fc.option(fc.nat(70_000)), fc.stringMatching(/^(\/[a-z.%0-9]{0,3}){0,2}$/))
    .map(([name, port, path]) => `http://${name}${port === null ? '' : `:${port}`}${path}`);

  it('takes nothing that the console does not read as the same address', () => {
    fc.assert(
      fc.property(setting, (text) => {
        const started = run(['sh'], join(folder, 'any'), text);
        if (started.code === badSetting) return;
        const read = parseBackend(started.backend);
        expect(read.ok).toBe(true);
        expect(read).toEqual(parseBackend(text));
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('takes every IPv6 address, every IPv4 address and every domain', () => {
    const address = fc.oneof(
      fc.domain(),
      dotted,
      fc.ipV6().map((text) => `[${text}]`),
    );
    fc.assert(
      fc.property(address, (text) => {
        expect(run(['sh'], join(folder, 'any'), `https://${text}`).code).toBe(0);
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});

/** Starts it with a command that says so instead of a web server, and reads what it wrote. */
function run(shell: readonly string[], target: string, setting: string | undefined) {
  const [command = 'sh', ...args] = shell;
  const { status, stdout, stderr } = spawnSync(command, [...args, script, target, 'echo', 'started'], {
    encoding: 'utf8',
    cwd: folder,
    env: { PATH: process.env.PATH, ...(setting === undefined ? {} : { BACKEND_URL: setting }) },
  });
  const outcome = { code: status, output: stdout, errors: stderr };
  if (status !== 0) return { ...outcome, backend: undefined, source: undefined };
  const window: { REACT_APP_BACKEND?: unknown } = {};
  runInNewContext(readFileSync(join(target, 'config.js'), 'utf8'), { window });
  const [, source] = /default '([^']*)';/.exec(readFileSync(join(target, 'backend.conf'), 'utf8')) ?? [];
  return { ...outcome, backend: window.REACT_APP_BACKEND, source };
}
