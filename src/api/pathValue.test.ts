import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallFailed } from './transport/failure.ts';
import { fillPath } from './transport/http.ts';

const template = '/networks/{netid}/keys/{name}';
const isUnaddressable = (value: string) =>
  value === '' || value === '.' || value === '..' || value.includes('/');

describe('fillPath', () => {
  it('encodes any value as one segment that the server decodes to the same value', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !isUnaddressable(text));
    fc.assert(
      fc.property(value, value, (netid, name) => {
        const { pathname, search, hash } = new URL(`http://host${fillPath(template, { netid, name })}`);
        expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'networks', netid, 'keys', name]);
        expect(search + hash).toBe('');
      }),
    );
  });

  it.each([
    ['a blank', 'a b', '/networks/net/keys/a%20b'],
    ['a question mark and a hash', 'a?b#c', '/networks/net/keys/a%3Fb%23c'],
    ['a per cent sign', '%2e%2e', '/networks/net/keys/%252e%252e'],
    ['a backslash', '..\\x', '/networks/net/keys/..%5Cx'],
    ['an e-mail address', 'a+b@c.d', '/networks/net/keys/a%2Bb%40c.d'],
    ['a placeholder', '{netid}', '/networks/net/keys/%7Bnetid%7D'],
    ['three dots', '...', '/networks/net/keys/...'],
  ])('encodes %s', (_, name, path) => {
    expect(fillPath(template, { netid: 'net', name })).toBe(path);
  });

  it.each(['', '.', '..', '/', 'a/b', '../users', '\ud800'])(
    'rejects %j, which no call can address',
    (name) => {
      expect(() => fillPath(template, { netid: 'net', name })).toThrow(CallFailed);
    },
  );

  it('names the value in the error', () => {
    const refused = { kind: 'rejected', status: 0, message: 'The server doesn’t support the name “a/b”.' };
    expect(() => fillPath(template, { netid: 'net', name: 'a/b' })).toThrow(
      expect.objectContaining({ failure: refused }),
    );
  });
});
