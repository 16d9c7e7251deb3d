import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policyForPage } from './metaPolicy.ts';

const shipped = readFileSync('deploy/nginx/headers.conf', 'utf8');

it('is the shipped policy, except for the backend and what a page can’t set', () => {
  expect(policyForPage(shipped)).toBe(
    /Policy "(.*?)"/
      .exec(shipped)?.[1]
      ?.replace('$backend_origin', 'http: https:')
      .replace("; frame-ancestors 'none'", ''),
  );
});

it('keeps every restriction of scripts', () => {
  const directives = policyForPage(shipped).split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]),
  );
  expect(policyForPage(shipped)).not.toMatch(/unsafe|\*/);
});

it('fails without a policy', () => {
  expect(() => policyForPage('add_header X-Frame-Options "DENY" always;')).toThrow(
    'no Content-Security-Policy',
  );
});
