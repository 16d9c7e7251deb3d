import { describe, expect, it } from 'vitest';
import { shippedHeaders } from './shippedHeaders.ts';

const headers = shippedHeaders('https://api.example.com');

describe('the headers of a deployment', () => {
  it('let a page load from its own host and call the backend, and nothing else', () => {
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
    });
  });

  it.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('say %s: %s', (name, value) => {
    expect(headers.get(name)).toBe(value);
  });

  it('give away no device, and leave the clipboard to the page', () => {
    const permissions = headers.get('Permissions-Policy')?.split(', ') ?? [];
    expect(permissions).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'usb=()']),
    );
    expect(permissions.filter((one) => !one.endsWith('=()') || one.startsWith('clipboard'))).toEqual([]);
  });
});
