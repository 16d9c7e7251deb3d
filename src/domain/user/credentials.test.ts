import { describe, expect, it } from 'vitest';
import { confirmationProblem, passwordProblem, usernameProblem } from './credentials.ts';

describe('usernameProblem', () => {
  it.each([
    'abc',
    'a'.repeat(40),
    'mira-2.k',
    '...',
    'A1-',
    'a@b.io',
    'mira+lab@mail.example.museum',
    "o'brien@example.com",
    'a_b%c~d@example.com',
    `${'a'.repeat(30)}@mail.com`,
    `${'a'.repeat(31)}@mail.com`,
  ])('accepts %o', (name) => {
    expect(usernameProblem(name)).toBeUndefined();
  });

  it.each([
    '',
    'ab',
    'a'.repeat(41),
    'abc$$',
    'a,b,c',
    'mira k',
    ' mira',
    'mira\n',
    'mira@',
    '@b.io',
    'mira@host',
    'mira@b.c',
    'mira@b..io',
    'x mira@b.io',
    'mira@b.io!',
    'mira/k@b.io',
    'mira,k@b.io',
    'mira k@b.io',
    '"mira"@b.io',
    `${'a'.repeat(32)}@mail.com`,
    'ärmel',
  ])('rejects %o', (name) => {
    expect(usernameProblem(name)).toBe('users.validation.username');
  });
});

describe('passwordProblem', () => {
  it.each(['12345', 'x'.repeat(64), 'pässwörd', '🔑🔑🔑🔑🔑'])('accepts %o', (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });

  it.each(['', '1234', 'x'.repeat(65), 'two words', ' 12345', '12345 ', '123\t45', '12345\n', '🔑🔑🔑'])(
    'rejects %o',
    (password) => {
      expect(passwordProblem(password)).toBe('users.validation.password');
    },
  );
});

it('requires the confirmation to equal the password', () => {
  expect(confirmationProblem('secret', 'secret')).toBeUndefined();
  expect(confirmationProblem('Secret', 'secret')).toBe('users.validation.confirmation');
});

it('returns the message keys of the login form', () => {
  expect(usernameProblem('', 'login')).toBe('login.validation.username');
  expect(passwordProblem('', 'login')).toBe('login.validation.password');
  expect(confirmationProblem('a', 'b', 'login')).toBe('login.validation.confirmation');
});
