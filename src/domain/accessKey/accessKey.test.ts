import { describe, expect, it } from 'vitest';
import { hasProblems } from '../text/messages.ts';
import {
  accessKeyFormProblems,
  joinCommands,
  newAccessKeyForm,
  newAccessKeyOf,
  type JoinMethod,
} from './accessKey.ts';

const none = { keys: [], users: [] };

it('accepts the initial form: no name, 0 uses', () => {
  expect(newAccessKeyOf(newAccessKeyForm)).toEqual({ name: '', uses: 0 });
  expect(hasProblems(accessKeyFormProblems(newAccessKeyForm, none))).toBe(false);
});

it('trims what was typed', () => {
  expect(newAccessKeyOf({ name: ' fra rack 2 ', uses: ' 6 ' })).toEqual({ name: 'fra rack 2', uses: 6 });
});

describe('uses', () => {
  it.each(['0', '1', '6', '007', '9007199254740991'])('can be %s', (uses) => {
    expect(accessKeyFormProblems({ name: '', uses }, none).uses).toBeUndefined();
  });

  it.each(['', ' ', '-1', '1.5', '1e3', '+1', '0x10', 'six', '٣'])('cannot be %j', (uses) => {
    expect(accessKeyFormProblems({ name: '', uses }, none).uses).toBe('accesskey.validation.uses');
  });
});

it.each(['9007199254740992', '1e308', '1'.repeat(10_000)])('uses of %.20s are too large', (uses) => {
  expect(accessKeyFormProblems({ name: '', uses }, none).uses).toBe('common.validation.toolarge');
});

describe('a name', () => {
  it.each(['', '   ', 'laptop', 'Büro 🖥 2', '100% & more?#', '%2e%2e', '...', 'x'.repeat(345)])(
    'can be %j',
    (name) => {
      expect(accessKeyFormProblems({ name, uses: '0' }, none).name).toBeUndefined();
    },
  );

  it.each([
    ['a/b', 'common.validation.slash'],
    ['../x', 'common.validation.slash'],
    ['.', 'common.validation.dots'],
    [' .. ', 'common.validation.dots'],
    ['half \ud83d', 'common.validation.unicode'],
    ['tab\there', 'common.validation.control'],
    ['nul\u0000', 'common.validation.control'],
    ['x'.repeat(346), 'accesskey.validation.length'],
    ['x'.repeat(10_000), 'accesskey.validation.length'],
    ['ci-runners', 'accesskey.validation.taken'],
    [' ci-runners ', 'accesskey.validation.taken'],
    ['mira', 'accesskey.validation.username'],
    [' mira ', 'accesskey.validation.username'],
    ['Mira', undefined],
  ])('cannot be %j', (name, problem) => {
    expect(accessKeyFormProblems({ name, uses: '0' }, { keys: ['ci-runners'], users: ['mira'] }).name).toBe(
      problem,
    );
  });
});

const context = {
  secret: { hidden: false, value: 'fake-value', accessString: 'fake-token' },
  netid: 'office',
  username: 'mira',
  backend: 'https://api.nm.example.com',
  serverVersion: 'v0.16.1',
} as const;

function command(method: JoinMethod, changes: Partial<Parameters<typeof joinCommands>[0]> = {}) {
  return joinCommands({ ...context, ...changes }).find((joinCommand) => joinCommand.method === method)?.text;
}

describe('joinCommands', () => {
  it('lists all commands in order', () => {
    expect(joinCommands(context)).toEqual([
      { method: 'netclient', text: 'netclient join -t fake-token' },
      {
        method: 'docker',
        text: 'docker run -d --network host --privileged -e TOKEN=fake-token -v /etc/netclient:/etc/netclient --name netclient gravitl/netclient:v0.16.1',
      },
      { method: 'basicAuth', text: 'netclient join -n office -u mira -s api.nm.example.com' },
      { method: 'sso', text: 'netclient join -n office -s api.nm.example.com' },
    ]);
  });

  it.each([
    ['0.16.1', 'v0.16.1'],
    ['v0.16.1', 'v0.16.1'],
    ['', 'latest'],
    ['dev', 'latest'],
  ])('uses for server version %o the image %s', (serverVersion, tag) => {
    expect(command('docker', { serverVersion })).toMatch(new RegExp(`gravitl/netclient:${tag}$`));
  });

  it.each([
    ['https://api.example.com/', 'api.example.com'],
    ['https://api.example.com:8443/nm', 'api.example.com:8443/nm'],
    ['http://localhost:8081', 'localhost:8081'],
    ['', '<netmaker api domain>'],
  ])('shows the server at %o as %s', (backend, server) => {
    expect(command('sso', { backend })).toBe(`netclient join -n office -s ${server}`);
  });

  it.each([
    ['jan.doe+test@example.com', 'jan.doe+test@example.com'],
    ["o'brien@example.com", String.raw`'o'\''brien@example.com'`],
    ['a&b@example.com', "'a&b@example.com'"],
    ['$weed$#@example.com', "'$weed$#@example.com'"],
    ['`id`@example.com', "'`id`@example.com'"],
  ])('quotes the user name %s for a shell', (username, argument) => {
    expect(command('basicAuth', { username })).toBe(
      `netclient join -n office -u ${argument} -s api.nm.example.com`,
    );
  });

  it('quotes a network name and a server address that a shell would interpret', () => {
    expect(command('sso', { netid: 'prod*', backend: 'https://[2001:db8::1]:8443' })).toBe(
      "netclient join -n 'prod*' -s '[2001:db8::1]:8443'",
    );
  });

  it('quotes a token that a shell would interpret', () => {
    const secret = { hidden: false, value: 'x', accessString: 'a;b' } as const;
    expect(command('netclient', { secret })).toBe("netclient join -t 'a;b'");
    expect(command('docker', { secret })).toContain("-e TOKEN='a;b' -v");
  });

  it('uses placeholders for an unknown network and user', () => {
    expect(command('basicAuth', { netid: undefined, username: undefined })).toBe(
      'netclient join -n <network-name> -u <user name> -s api.nm.example.com',
    );
  });

  it('lists only commands without a key if the key is hidden', () => {
    const ways = joinCommands({ ...context, secret: { hidden: true } }).map(
      (joinCommand) => joinCommand.method,
    );
    expect(ways).toEqual(['basicAuth', 'sso']);
  });
});
