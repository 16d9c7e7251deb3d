import { expect, it } from 'vitest';
import { clientIdProblem, newClientIdProblem } from './externalClientRules.ts';

const phone = { clientId: 'phone', network: 'office' };
const clients = [phone, { clientId: 'tablet', network: 'office' }, { clientId: 'laptop', network: 'lab' }];

it.each([
  ['mobile', undefined],
  ['phone', undefined],
  ['laptop', undefined],
  ['tablet', 'extclient.validation.taken'],
  ['', 'extclient.validation.clientid'],
  ['  ', 'extclient.validation.clientid'],
  ['tablet ', 'extclient.validation.taken'],
  [' mobile', undefined],
  ['Tablet', undefined],
  ['a/b', 'common.validation.slash'],
  ['../tablet', 'common.validation.slash'],
  ['.', 'common.validation.dots'],
  ['..', 'common.validation.dots'],
  ['%2e%2e', undefined],
  ['…', undefined],
  ['x'.repeat(10_000), undefined],
  ['\ud800', 'common.validation.unicode'],
  ['a\u0000b', 'common.validation.control'],
  ['a\tb', 'common.validation.control'],
])('says of renaming a client to %o: %o', (clientId, problem) => {
  expect(clientIdProblem(clientId, phone, clients)).toBe(problem);
});

it.each([
  ['', undefined],
  ['  ', undefined],
  ['mobile', undefined],
  ['laptop', undefined],
  ['phone', 'extclient.validation.taken'],
  [' phone ', 'extclient.validation.taken'],
  ['a/b', 'common.validation.slash'],
])('says of a new client called %o: %o', (clientId, problem) => {
  expect(newClientIdProblem({ clientId, network: 'office' }, clients)).toBe(problem);
});
