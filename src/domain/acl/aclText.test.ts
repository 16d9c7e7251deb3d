import { expect, it } from 'vitest';
import { groupName, rewriteText } from './aclText.ts';

it.each([
  ['role', 'egress', 'Egress'],
  ['role', 'plain', 'No role'],
  ['health', 'warning', 'Warning'],
  ['system', 'linux', 'linux'],
  ['prefix', 'ams', 'ams'],
  ['prefix', '', 'Others'],
] as const)('names the group by %s of %s: %s', (by, key, name) => {
  expect(groupName(by, key)).toBe(name);
});

it.each([
  ['allow', 1, 1, 'Allow 1 pair that is blocked now', /1 pair blocked by hand is lost\. With peer-0\.$/],
  [
    'allow',
    5,
    4,
    'Allow 5 pairs that are blocked now',
    /4 pairs blocked by hand are lost\. With .*-2 and 2 more\.$/,
  ],
  ['block', 3, 0, 'Block 3 pairs that are allowed now', /anew\. With peer-0, peer-1, peer-2\.$/],
] as const)('to %s %i pairs, %i of them by hand, is said as %o', (to, count, byHand, label, consequence) => {
  const pairs = Array.from({ length: count }, (_, place) => ({
    peer: `peer-${place}`,
    isByHand: place < byHand,
  }));
  expect(rewriteText(to, pairs)).toEqual({ label, consequence: expect.stringMatching(consequence) });
});
