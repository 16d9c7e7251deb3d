import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { accessKeyDetailsView, type AccessKeyDetailsInput } from './accessKeyDetailsView.ts';

const hidden = anAccessKey({ secret: { hidden: true } });
const input: AccessKeyDetailsInput = {
  netid: 'prod-eu',
  key: anAccessKey({ name: 'fra-rack-2', uses: 6 }),
  isNew: true,
  username: 'mira',
  backend: 'https://api.nm.example.com',
  server: { version: '0.16.1', showsKeys: false },
  arrivals: { netid: 'prod-eu', rows: [], problem: undefined },
};
const viewOf = (changes: Partial<AccessKeyDetailsInput> = {}) =>
  accessKeyDetailsView({ ...input, ...changes });

describe('the details of a key', () => {
  it('that was just created on a server that hides keys are shown only now', () => {
    expect(viewOf()).toMatchObject({
      name: 'fra-rack-2',
      lead: 'Good for 6 joins to prod-eu. The key and token are shown only now.',
      secret: { status: 'shown' },
      closing: 'hides',
    });
  });

  it.each<[string, Partial<AccessKeyDetailsInput>, string | undefined]>([
    ['stay where the server shows keys', { server: { version: '', showsKeys: true } }, 'keeps'],
    ['are promised to nobody while the server has not said so', { server: undefined }, 'hides'],
    ['out of the list are closed without a word', { isNew: false }, undefined],
    ['without a secret have nothing to hide', { key: hidden }, undefined],
  ])('%s', (_, changes, closing) => {
    expect(viewOf(changes).closing).toBe(closing);
  });

  it('count one join in the singular', () => {
    expect(viewOf({ key: anAccessKey({ uses: 1 }), isNew: false }).lead).toBe('Good for 1 join to prod-eu.');
  });

  it('say whether the server hides the secret or its answer got lost', () => {
    expect(viewOf({ key: hidden, isNew: false }).secret).toEqual({ status: 'hidden' });
    expect(viewOf({ key: hidden, isNew: true }).secret).toEqual({ status: 'lost' });
  });

  it('have every way to join, with one v before the version', () => {
    const commands = viewOf().commands;
    expect(commands.map(({ tab }) => tab)).toEqual(['Join command', 'Docker', 'Basic auth', 'SSO']);
    expect(commands[0]?.note).toBe(
      'Run as root on the machine that should join. It needs netclient v0.16.1.',
    );
    expect(commands[1]?.text).toMatch(/gravitl\/netclient:v0\.16\.1$/);
    expect(commands[2]?.text).toBe('netclient join -n prod-eu -u mira -s api.nm.example.com');
  });

  it('have only the ways without a key while that is hidden', () => {
    expect(viewOf({ key: hidden }).commands.map(({ way }) => way)).toEqual(['basicAuth', 'sso']);
  });

  it('name no version that is not known', () => {
    expect(viewOf({ server: undefined }).commands[0]?.note).toContain('It needs netclient.');
  });
});
