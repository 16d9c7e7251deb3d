import { expect, it } from 'vitest';
import { hasProblems } from '../text/messages.ts';
import { networkUserProblems } from './networkUserRules.ts';

it('takes levels 0 to 3 and limits from 0', () => {
  expect(hasProblems(networkUserProblems({ accessLevel: 0, nodeLimit: 0, clientLimit: 0 }))).toBe(false);
  expect(hasProblems(networkUserProblems({ accessLevel: 3, nodeLimit: 9, clientLimit: 9 }))).toBe(false);
});

it('names every field that is out of bounds', () => {
  expect(networkUserProblems({ accessLevel: 4, nodeLimit: -1, clientLimit: Number.NaN })).toEqual({
    accessLevel: 'network.validation.accesslevel',
    nodeLimit: 'network.validation.nodelimit',
    clientLimit: 'network.validation.clientlimit',
  });
});
