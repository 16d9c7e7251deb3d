import { afterAll, describe, expect, it } from 'vitest';
import { answersOf, calls, type Call } from '../../../api/testing/everyCall.ts';
import { createTestApi, lineOf } from '../../../api/testing/fakeBackend.ts';
import { maliciousNames } from './maliciousNames.ts';
import { report } from './report.ts';

const callsWithPath = calls.filter(({ line }) => line.includes('{}'));
/** These calls, with one and two names in their paths, are tested with all names, others with one name per class. */
const models = ['users.remove', 'dns.remove'];
const classes = ['', '..', 'a/b', '%2F', 'a?b#c', 'a\r\nHost: evil.test', '\ud800', 'ß'];
const namesOf = ({ name }: Call) => (models.includes(name) ? maliciousNames : classes);
let proven = 0;

afterAll(() => {
  report(
    `path values: ${proven} combinations of ${callsWithPath.length} calls and ${maliciousNames.length} names`,
  );
});

/** The server's router decodes before it matches and browsers resolve dots, so these can't be path segments. */
function isImpossible(name: string): boolean {
  return ['', '.', '..'].includes(name) || name.includes('/') || /\p{Surrogate}/u.test(name);
}

it.each(models)('%s has a name in its path', (name) => {
  expect(callsWithPath.map((call) => call.name)).toContain(name);
});

describe.each(callsWithPath)('$name', (call) => {
  const segments = call.line.slice(call.line.indexOf(' ') + 1).split('/');

  it.each(namesOf(call).filter(isImpossible))('is never sent for %j', async (name) => {
    const { api, asked } = createTestApi(answersOf(call, name));
    const result = await call.send(api, name);
    expect(result).toMatchObject({ ok: false, error: { kind: 'rejected', status: 0 } });
    // A preceding read without a name in its path may have been sent.
    expect(asked.map(lineOf).filter((line) => line !== 'GET /api/nodes')).toEqual([]);
    proven += 1;
  });

  it.each(namesOf(call).filter((name) => !isImpossible(name)))(
    'sends %j unchanged, in one segment and to the backend',
    async (name) => {
      const { api, asked } = createTestApi(answersOf(call, name));
      await call.send(api, name);
      const { origin, pathname, search, hash } = new URL(asked.at(-1)?.url ?? '');
      const sent = pathname.replace(/^\/api/, '').split('/');
      expect(sent.map(decodeURIComponent)).toEqual(
        segments.map((segment) => (segment === '{}' ? name : segment)),
      );
      expect([origin, search, hash]).toEqual(['http://backend.test', '', '']);
      proven += 1;
    },
  );
});
