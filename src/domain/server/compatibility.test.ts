import { expect, it } from 'vitest';
import { compatibilityOf } from './compatibility.ts';

it.each([
  ['v0.16.1', 'known'],
  ['0.16.1', 'known'],
  ['vv0.16.0', 'known'],
  ['v0.16', 'known'],
  ['V0.16.3-rc1', 'known'],
  ['v0.17.0', 'otherRelease'],
  ['v0.15.2', 'otherRelease'],
  ['v0.160.1', 'otherRelease'],
  ['v1.0.16', 'otherRelease'],
  ['v10.16.1', 'otherRelease'],
  ['8.0.36', 'otherRelease'],
  ['dev', 'development'],
  ['vdev', 'development'],
  ['', 'unnamed'],
  ['  ', 'unnamed'],
])('takes the version %j as %s', (version, compatibility) => {
  expect(compatibilityOf(version)).toBe(compatibility);
});
