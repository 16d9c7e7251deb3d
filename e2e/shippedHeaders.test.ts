import { describe, expect, it } from 'vitest';
import { shippedHeaders } from './shippedHeaders.ts';

const headers = shippedHeaders('https://api.example.com');

describe('the headers of a deployment', () => {
  it('allow only the console’s own host and the backend', () => {
    const policy = headers.get('Content-Security-Policy')?.split('; ') ?? [];
    expect(Object.fromEntries(policy.map((line) => line.split(/ (.*)/)))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'font-src': "'self'",
      'img-src': "'self' blob:",
      'worker-src': "'self'",
      'connect-src': "'self' https://api.example.com",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
  });

  it.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('include %s: %s', (name, value) => {
    expect(headers.get(name)).toBe(value);
  });

  it('deny devices but not the clipboard', () => {
    const permissions = headers.get('Permissions-Policy')?.split(', ') ?? [];
    expect(permissions).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'usb=()']),
    );
    expect(
      permissions.filter((permission) => !permission.endsWith('=()') || permission.startsWith('clipboard')),
    ).toEqual([]);
  });
});
