import { describe, expect, it } from 'vitest';
import { joinCommands, type JoinWay } from './joinCommands.ts';

const context = {
  secret: { hidden: false, value: 'fake-value', accessString: 'fake-token' },
  netid: 'office',
  username: 'mira',
  backend: 'https://api.nm.example.com',
  serverVersion: 'v0.16.1',
} as const;

function command(way: JoinWay, changes: Partial<Parameters<typeof joinCommands>[0]> = {}) {
  return joinCommands({ ...context, ...changes }).find((one) => one.way === way)?.text;
}

describe('the ways to join', () => {
  it('are all there, in order', () => {
    expect(joinCommands(context)).toEqual([
      { way: 'netclient', text: 'netclient join -t fake-token' },
      {
        way: 'docker',
        text: 'docker run -d --network host --privileged -e TOKEN=fake-token -v /etc/netclient:/etc/netclient --name netclient gravitl/netclient:v0.16.1',
      },
      { way: 'basicAuth', text: 'netclient join -n office -u mira -s api.nm.example.com' },
      { way: 'sso', text: 'netclient join -n office -s api.nm.example.com' },
    ]);
  });

  it.each([
    ['0.16.1', 'v0.16.1'],
    ['v0.16.1', 'v0.16.1'],
    ['', 'latest'],
    ['dev', 'latest'],
  ])('for server version %o take the image %s', (serverVersion, tag) => {
    expect(command('docker', { serverVersion })).toMatch(new RegExp(`gravitl/netclient:${tag}$`));
  });

  it.each([
    ['https://api.example.com/', 'api.example.com'],
    ['https://api.example.com:8443/nm', 'api.example.com:8443/nm'],
    ['http://localhost:8081', 'localhost:8081'],
    ['', '<netmaker api domain>'],
  ])('name the server at %o as %s', (backend, server) => {
    expect(command('sso', { backend })).toBe(`netclient join -n office -s ${server}`);
  });

  it('have placeholders only for what is not known', () => {
    expect(command('basicAuth', { netid: undefined, username: undefined })).toBe(
      'netclient join -n <network-name> -u <user name> -s api.nm.example.com',
    );
  });

  it('with a hidden key are those that need no key', () => {
    const ways = joinCommands({ ...context, secret: { hidden: true } }).map((one) => one.way);
    expect(ways).toEqual(['basicAuth', 'sso']);
  });
});
