import { expect, it } from 'vitest';
import { groupName } from './aclText.ts';

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
