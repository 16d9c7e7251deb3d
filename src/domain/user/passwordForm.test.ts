import { expect, it } from 'vitest';
import { emptyPassword, passwordFormProblems } from './credentials.ts';

const password = 'users.validation.password';
const confirmation = 'users.validation.confirmation';

it.each([
  ['12345', '12345', {}],
  ['1234', '1234', { password }],
  ['12345', '12346', { confirmation }],
  ['two words', '', { password, confirmation }],
])('validates “%s” and “%s”: %o', (typed, repeated, problems) => {
  expect(passwordFormProblems({ password: typed, confirmation: repeated })).toEqual({
    password: undefined,
    confirmation: undefined,
    ...problems,
  });
});

it('rejects an empty password', () => {
  expect(passwordFormProblems(emptyPassword).password).toBe(password);
});
