import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { accessKeyDetailsView } from './accessKeyDetailsView.ts';

const hidden = anAccessKey({ secret: { hidden: true } });
type Shown = Parameters<typeof accessKeyDetailsView>[1];

const viewOf = (changes: Partial<Shown> & GivenRecords = {}) =>
  accessKeyDetailsView(
    recordsOf({
      viewer: createViewer(aSessionUser({ name: 'mira' }), false, []),
      config: ready(aServerConfig({ version: '0.16.1', showsKeys: false })),
      ...changes,
    }),
    {
      netid: 'prod-eu',
      key: anAccessKey({ name: 'fra-rack-2', uses: 6 }),
      isNew: true,
      backend: 'https://api.nm.example.com',
      existingIds: undefined,
      ...changes,
    },
  );

describe('accessKeyDetailsView', () => {
  it('warns that a new key is shown only once if the server hides keys', () => {
    expect(viewOf()).toMatchObject({
      name: 'fra-rack-2',
      lead: 'Can be used 6 times to join prod-eu. Copy the key and token now. You won’t see them again.',
      secret: { status: 'shown' },
      closing: 'hides',
    });
  });

  it.each<[string, Partial<Shown> & GivenRecords, string | undefined]>([
    [
      'says that the key stays available if the server shows keys',
      { config: ready(aServerConfig({ version: '', showsKeys: true })) },
      'keeps',
    ],
    ['assumes hidden keys until the server’s settings are known', { config: { status: 'idle' } }, 'hides'],
    ['shows no note for a key from the list', { isNew: false }, undefined],
    ['shows no note without a secret', { key: hidden }, undefined],
  ])('%s', (_, changes, closing) => {
    expect(viewOf(changes).closing).toBe(closing);
  });

  it('says “once” for one use', () => {
    expect(viewOf({ key: anAccessKey({ uses: 1 }), isNew: false }).lead).toBe(
      'Can be used once to join prod-eu.',
    );
  });

  it('distinguishes a hidden secret from a lost response', () => {
    expect(viewOf({ key: hidden, isNew: false }).secret).toEqual({ status: 'hidden' });
    expect(viewOf({ key: hidden, isNew: true }).secret).toEqual({ status: 'lost' });
  });

  it('lists all join commands, with one v before the version', () => {
    const commands = viewOf().commands;
    expect(commands.map(({ tab }) => tab)).toEqual(['Join command', 'Docker', 'Basic auth', 'SSO']);
    expect(commands[0]?.note).toBe(
      'Run as root on the machine you want to join. Requires netclient v0.16.1.',
    );
    expect(commands[1]?.text).toMatch(/gravitl\/netclient:v0\.16\.1$/);
    expect(commands[2]?.text).toBe('netclient join -n prod-eu -u mira -s api.nm.example.com');
  });

  it('lists only commands without a key if the key is hidden', () => {
    expect(viewOf({ key: hidden }).commands.map(({ way }) => way)).toEqual(['basicAuth', 'sso']);
  });

  it('omits an unknown version', () => {
    expect(viewOf({ config: { status: 'idle' } }).commands[0]?.note).toContain('Requires netclient.');
  });
});
