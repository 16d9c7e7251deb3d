import { expect, it } from 'vitest';
import type { HealthReason } from './health.ts';
import { healthReasonText, healthWords } from './healthText.ts';

it('keeps the words of the specification', () => {
  expect(healthWords).toMatchObject({ healthy: 'HEALTHY', warning: 'WARNING', error: 'ERROR' });
});

it.each<[HealthReason, string]>([
  [{ kind: 'checkedIn', secondsAgo: 21 }, '21 s ago'],
  [{ kind: 'silent', seconds: 720 }, 'no check-in for 12 min'],
  [{ kind: 'silent', seconds: 2 * 3600 + 660 }, 'no check-in for 2 h 11 min'],
  [{ kind: 'neverCheckedIn' }, 'never checked in'],
  [{ kind: 'askedToJoin', secondsAgo: 360 }, 'asked to join 6 min ago'],
  [{ kind: 'askedToJoin', secondsAgo: undefined }, 'waits for approval'],
])('says of %o: %s', (reason, text) => {
  expect(healthReasonText(reason)).toBe(text);
});
