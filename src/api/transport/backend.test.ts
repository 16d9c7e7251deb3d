import { describe, expect, it } from 'vitest';
import { isOnVisitorsComputer, oauthLoginUrl, parseBackend } from './backend.ts';

describe('parseBackend', () => {
  it.each([
    ['https://api.nm.example.com', 'https://api.nm.example.com', 'api.nm.example.com'],
    ['http://10.0.0.1:8081', 'http://10.0.0.1:8081', '10.0.0.1:8081'],
    ['https://api.example.com/', 'https://api.example.com', 'api.example.com'],
    ['https://api.example.com///', 'https://api.example.com', 'api.example.com'],
    ['  "https://api.example.com/" ', 'https://api.example.com', 'api.example.com'],
    ["'https://api.example.com'", 'https://api.example.com', 'api.example.com'],
    ['https://example.com/netmaker/', 'https://example.com/netmaker', 'example.com/netmaker'],
    ['https://api.example.com/api', 'https://api.example.com', 'api.example.com'],
    ['https://api.example.com/api/', 'https://api.example.com', 'api.example.com'],
    ['https://example.com//api/api//', 'https://example.com', 'example.com'],
    ['https://example.com/netmaker/api', 'https://example.com/netmaker', 'example.com/netmaker'],
    ['https://example.com/api/v1', 'https://example.com/api/v1', 'example.com/api/v1'],
    ['https://example.com/my-api', 'https://example.com/my-api', 'example.com/my-api'],
    ['HTTPS://API.Example.com', 'https://api.example.com', 'api.example.com'],
    ['https://user:secret@example.com?x#y', 'https://example.com', 'example.com'],
    ['http://[fd00::1]:8081', 'http://[fd00::1]:8081', '[fd00::1]:8081'],
  ])('reads %s', (setting, baseUrl, display) => {
    expect(parseBackend(setting)).toEqual({ ok: true, value: { baseUrl, display } });
  });

  it.each([undefined, null, '', '  ', '""', 8081])('falls back to the local port 8081 for %j', (setting) => {
    expect(parseBackend(setting)).toEqual({
      ok: true,
      value: { baseUrl: 'http://localhost:8081', display: 'localhost:8081' },
    });
  });

  it.each([
    'ftp://example.com',
    'javascript:alert(1)',
    'api.example.com',
    'localhost:8081',
    'https://',
    'http://a b',
  ])('rejects %s as an address', (setting) => {
    expect(parseBackend(setting)).toEqual({ ok: false, error: setting.replace(/\/+$/, '') });
  });
});

it('uses the specified API path for the OAuth login', () => {
  expect(oauthLoginUrl('https://api.example.com')).toBe('https://api.example.com/api/oauth/login');
});

it.each([
  ['http://localhost:8081', 'console.example.com', true],
  ['http://127.0.0.1:8081', 'console.example.com', true],
  ['http://[::1]:8081', '10.0.0.1', true],
  ['http://localhost:8081', 'localhost', false],
  ['http://localhost:8081', 'netmaker.localhost', false],
  ['http://127.0.0.1:8081', '[::1]', false],
  ['https://api.example.com', 'console.example.com', false],
  ['https://localhost.example.com', 'console.example.com', false],
  ['api.example.com', 'console.example.com', false],
])('%s is the visitor’s own computer for a console on %s: %s', (baseUrl, pageHost, expected) => {
  expect(isOnVisitorsComputer(baseUrl, pageHost)).toBe(expected);
});
