import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { parseBackend } from '../src/api/transport/backend.ts';
import { connect, deploy, logIn } from './deployment.ts';
import { runEntryScript, type EntryScriptRun } from './entryScript.ts';
import { shippedHeaders } from './shippedHeaders.ts';

const badSetting = 78;
const cannotWrite = 73;

/** Valid settings with the resulting backend and the source in the security policy. */
const accepted = [
  ['https://api.example.com', 'https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com///', 'https://api.example.com', 'https://api.example.com'],
  ['  "https://api.example.com/" \n', 'https://api.example.com', 'https://api.example.com'],
  ["'http://10.0.0.5:8081'", 'http://10.0.0.5:8081', 'http://10.0.0.5:8081'],
  ['HTTPS://API.Example.com/Netmaker/', 'https://api.example.com/Netmaker', 'https://api.example.com'],
  ['http://netmaker_server:8081', 'http://netmaker_server:8081', 'http://*:8081'],
  ['https://nm_server/a', 'https://nm_server/a', 'https://*'],
  ['https://example.com:8443/a/b%20c', 'https://example.com:8443/a/b%20c', 'https://example.com:8443'],
  ['http://[fd00::1]:8081', 'http://[fd00::1]:8081', 'http://*:8081'],
  ['https://[FD00::1]/api-1', 'https://[fd00::1]/api-1', 'https://*'],
  ['https://example.com/api/v1', 'https://example.com/api/v1', 'https://example.com'],
  ['http://[::ffff:10.0.0.1]', 'http://[::ffff:10.0.0.1]', 'http://*'],
  ['http://[1:2:3:4:5:6:7:8]:1', 'http://[1:2:3:4:5:6:7:8]:1', 'http://*:1'],
  ['http://localhost:65535', 'http://localhost:65535', 'http://localhost:65535'],
] as const;

/** Settings that end in /api, with the resulting backend. */
const withApi = [
  ['https://api.example.com/api', 'https://api.example.com'],
  ['https://api.example.com/api/', 'https://api.example.com'],
  ['https://example.com//netmaker/api/api//', 'https://example.com//netmaker'],
  ['http://[fd00::1]:8081/api', 'http://[fd00::1]:8081'],
] as const;

/** Settings that result in the default backend. */
const empty = [undefined, '', '  ', '""', '/'];

/** Invalid settings with the reason in the error. */
const refused = [
  ['api.example.com', 'must start with http:// or https://'],
  ['localhost:8081', 'must start with'],
  ['ftp://example.com', 'must start with'],
  ['javascript:alert(1)', 'must start with'],
  ['https:example.com', 'must start with'],
  ['https://', 'must start with'],
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
  ['http://[[::1]', 'no valid IPv6 address'],
  ['http://[fd00::[1]', 'no valid IPv6 address'],
  ['http://[::1]]', 'no valid port'],
  ['http://[]', 'no valid IPv6 address'],
  ['http://a b', 'contains a character'],
  ['http://bücher.example', 'contains a character'],
  ['https://a.example\nhttps://b.example', 'contains a character'],
  [`https://a.example";alert(1);"`, 'contains a character'],
  ['https://a.example</script>', 'contains a character'],
  [`https://a.example'; } server { listen 81; } #`, 'must not have a query or a fragment'],
  ['https://a.example;script-src *', 'contains a character'],
  ['https://a.example/$(touch hacked)', 'contains a character'],
  ['https://a.example/`id`', 'contains a character'],
  ['https://a.example/$uri', 'contains a character'],
  ['https://a.example/[b]', 'contains a character'],
  ['https://a.example/-]"+alert(1)+"', 'contains a character'],
  ['https://a.example/"+(globalThis.hacked=1)+"x', 'contains a character'],
  ['https://a.example\\', 'contains a character'],
  ['https://a.example\\@b', 'must not contain a user name'],
] as const;

/** Invalid settings with the value in the error. */
const repeatedInPart = [
  ['other alphabets', 'http://bücher.例え', 'http://bücher.例え'],
  ['no control characters', 'http://a\u001b[31m\r\nb', 'http://a[31mb'],
  ['at most 200 bytes', `http://${'a b'.repeat(80)}`, `http://${'a b'.repeat(64)}a...`],
  ['only whole characters', `http://a b${'c'.repeat(189)}ü`, `http://a b${'c'.repeat(189)}...`],
] as const;

const withPassword = 'https://admin:secret@api.example.com';

/** All ASCII characters except NUL, which a variable can't contain, and those with a special meaning in addresses. */
const characters = Array.from({ length: 127 }, (_, index) => String.fromCharCode(index + 1)).filter(
  (character) => !'@?#[]'.includes(character),
);

/** In the middle of a path, because spaces, quotes and slashes at the ends are removed. */
const withCharacter = (character: string) => `https://a.example/b${character}c`;

/**
 * The shell of this machine, for example dash on Debian, and others that are installed. They read patterns differently.
 * The workflow of the image sets `ENTRY_SHELL` to the image's own, which is BusyBox with musl.
 */
const shells = [
  ...[['sh'], ['bash', '--posix'], ['busybox', 'sh'], ['mksh'], ['zsh', '--emulate', 'sh']].filter(
    ([command = '', ...args]) => spawnSync(command, [...args, '-c', 'exit 0']).status === 0,
  ),
  ...(process.env.ENTRY_SHELL ? [process.env.ENTRY_SHELL.split(' ')] : []),
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'entrypoint-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(shells.map((shell) => [shell.join(' '), shell] as const))(
  'the entry script under %s',
  (_, shell) => {
    const settings = [
      ...accepted.map(([setting]) => setting),
      ...withApi.map(([setting]) => setting),
      ...empty,
      ...refused.map(([setting]) => setting),
      ...repeatedInPart.map(([, setting]) => setting),
      withPassword,
      ...characters.map(withCharacter),
    ];
    let runs: readonly EntryScriptRun[];

    beforeAll(() => {
      runs = runEntryScript(settings, { shell });
    });

    function start(setting: string | undefined): EntryScriptRun {
      const run = runs[settings.indexOf(setting)];
      if (!run) throw new Error(`The script did not run with ${setting}`);
      return run;
    }

    it.each(accepted)('reads %j as %s and allows requests to %s', (setting, backend, source) => {
      const started = start(setting);
      expect(started).toMatchObject({ code: 0, errors: '', backend, source });
      expect(started.output).toBe(`netmaker-console: the backend is ${backend} (BACKEND_URL)\nstarted\n`);
      expect(parseBackend(started.backend)).toEqual(parseBackend(setting));
    });

    it.each(withApi)('removes /api from %s and reports it', (setting, backend) => {
      const started = start(setting);
      expect(started).toMatchObject({ code: 0, errors: '', backend });
      expect(started.output).toBe(
        `netmaker-console: the backend is ${backend} (BACKEND_URL without its /api suffix, which the console adds itself)\nstarted\n`,
      );
      expect(parseBackend(started.backend)).toEqual(parseBackend(setting));
    });

    it.each(empty)('uses local port 8081 for %j and reports it', (setting) => {
      expect(start(setting)).toMatchObject({
        code: 0,
        output:
          'netmaker-console: the backend is http://localhost:8081 (the default, because BACKEND_URL is empty)\nstarted\n',
        backend: 'http://localhost:8081',
        source: 'http://localhost:8081',
      });
    });

    it.each(refused)('rejects %j before the web server starts', (setting, reason) => {
      const { code, output, errors } = start(setting);
      expect([code, output]).toEqual([badSetting, '']);
      expect(errors).toMatch(
        /^netmaker-console: BACKEND_URL[^\n]* Example: https:\/\/api\.netmaker\.example\.com\n$/,
      );
      expect(errors).toContain(reason);
    });

    it('accepts exactly the characters of an address', () => {
      const passed = characters.filter((character) => start(withCharacter(character)).code === 0);
      expect(passed.join('')).toBe('%-./0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~');
    });

    it.each(repeatedInPart)('repeats %s in an error', (_name, setting, repeated) => {
      expect(start(setting).errors).toContain(`BACKEND_URL "${repeated}" contains a character`);
    });

    it('does not repeat a password', () => {
      const { code, errors } = start(withPassword);
      expect(code).toBe(badSetting);
      expect(errors).toContain('must not contain a user name or password');
      expect(errors).not.toContain('secret');
    });

    it('suggests a tmpfs if it cannot write', () => {
      const file = join(folder, 'file');
      writeFileSync(file, '');
      const [run] = runEntryScript(['https://api.example.com'], { shell, folder: file });
      expect(run).toMatchObject({ code: cannotWrite, output: '' });
      expect(run?.errors).toContain(`With a read-only root, mount a tmpfs at ${file}\n`);
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

  it('accepts only settings that the console parses as the same address', () => {
    const texts = fc.sample(setting, { numRuns: 100, seed: 7 });
    const validRuns = runEntryScript(texts)
      .map((started, index) => ({ ...started, text: texts[index] }))
      .filter(({ code }) => code !== badSetting);
    expect(validRuns.length).toBeGreaterThan(0);
    for (const { backend, text } of validRuns) {
      const read = parseBackend(backend);
      expect(read.ok).toBe(true);
      expect(read).toEqual(parseBackend(text));
    }
  });

  it('accepts all IPv6 addresses, IPv4 addresses and domains', () => {
    const address = fc.oneof(
      fc.domain(),
      dotted,
      fc.ipV6().map((text) => `[${text}]`),
    );
    const texts = fc.sample(address, { numRuns: 100, seed: 7 }).map((text) => `https://${text}`);
    const codes = runEntryScript(texts).map(({ code }) => code);
    expect(texts.filter((_, index) => codes[index] !== 0)).toEqual([]);
  });
});

describe('a browser with the shipped policy', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await connect();
  });

  afterAll(() => browser.close());

  /** Sends a request from a page with the policy. The network is mocked. */
  async function call(source: string, address: string) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await context.route('**', (route) =>
      route.fulfill({ body: 'answer', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await context.route('http://localhost/', (route) =>
      route.fulfill({
        body: '<!doctype html>',
        contentType: 'text/html',
        headers: Object.fromEntries(shippedHeaders(source)),
      }),
    );
    await page.goto('http://localhost/');
    const answer = await page.evaluate(
      (url) =>
        fetch(url).then(
          (response) => response.text(),
          () => 'refused',
        ),
      address,
    );
    await context.close();
    return { answer, messages };
  }

  it.each(accepted)('allows a page with BACKEND_URL=%j to call %s by %s', async (_, backend, source) => {
    expect(await call(source, `${backend}/api/server/health`)).toEqual({ answer: 'answer', messages: [] });
  });

  it.each([
    ['http://api.example.com', 'http://other.example.com'],
    ['http://api.example.com:8081', 'http://api.example.com:8082'],
    ['http://*:8081', 'http://[fd00::1]:8082'],
    ['https://*', 'http://nm_server'],
  ])('with source %s blocks %s', async (source, address) => {
    expect((await call(source, address)).answer).toBe('refused');
  });

  it.each([
    ['a host name', { name: 'api.nm.example' }],
    ['a host name with an underscore', { name: 'nm_server' }],
    ['an IPv4 address', { name: '10.20.30.40' }],
    ['an IPv6 address', { host: '::1' }],
  ] as const)('reaches the server by %s', async (_, options) => {
    const deployment = await deploy('community', options);
    try {
      const { open, problems } = await deployment.visit();
      const page = await open('/nodes');
      await logIn(page, 'admin', adminPassword);
      await page.getByRole('link', { name: 'leaf-a', exact: true }).waitFor();
      expect(problems).toEqual([]);
    } finally {
      await deployment.shutDown();
    }
  });
});
