import { expect, it } from 'vitest';
import { defaultAclLabel } from './labels.ts';

it.each([
  [undefined, 'Unset'],
  [true, 'Allow'],
  [false, 'Deny'],
])('labels an ACL rule of %o as %s', (rule, label) => {
  expect(defaultAclLabel(rule)).toBe(label);
});
