import { expect, it } from 'vitest';
import { clientIdProblem } from './externalClientRules.ts';

const phone = { clientId: 'phone', network: 'office' };
const clients = [phone, { clientId: 'tablet', network: 'office' }, { clientId: 'laptop', network: 'lab' }];

it.each([
  ['mobile', undefined],
  ['phone', undefined],
  ['laptop', undefined],
  ['tablet', 'extclient.validation.taken'],
  ['', 'extclient.validation.clientid'],
  ['  ', 'extclient.validation.clientid'],
  ['a/b', 'common.validation.slash'],
])('says of renaming a client to %o: %o', (clientId, problem) => {
  expect(clientIdProblem(clientId, phone, clients)).toBe(problem);
});
