// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { renameClientView, type RenameClientInput } from './RenameClientDialog.tsx';

const ref = { network: 'prod-eu', clientId: 'mira-phone' };
const clients = [
  anExternalClient(),
  anExternalClient({ clientId: 'tablet' }),
  anExternalClient({ clientId: 'laptop', network: 'lab' }),
];

const viewOf = (changes: Partial<RenameClientInput> = {}) =>
  renameClientView({
    ref,
    clientId: 'mira-phone',
    clients,
    viewer: viewer(aSessionUser(), true, []),
    isSaving: false,
    failure: undefined,
    ...changes,
  });

it.each([
  ['', 'Please enter a client ID'],
  ['   ', 'Please enter a client ID'],
  ['tablet', 'Another client of this network has this ID'],
  [' tablet ', 'Another client of this network has this ID'],
  ['laptop', undefined],
  ['mira-phone', undefined],
  ['Mira’s 手机 📱', undefined],
  ['a/b', 'A name with “/” in it cannot be reached afterwards'],
  ['../tablet', 'A name with “/” in it cannot be reached afterwards'],
  ['..', 'A name of dots alone cannot be reached afterwards'],
  ['%2e%2e', undefined],
  ['x'.repeat(10_000), undefined],
])('says of the name %o: %o', (clientId, problem) => {
  expect(viewOf({ clientId })).toMatchObject({ status: 'ready', clientId, problem });
});

describe('the client of the address', () => {
  it('that does not exist is not found', () => {
    expect(viewOf({ ref: { ...ref, clientId: 'nobody' } })).toMatchObject({ status: 'missing' });
  });

  it('is not one of the same name in another network', () => {
    expect(viewOf({ ref: { ...ref, clientId: 'laptop' } })).toMatchObject({ status: 'missing' });
  });

  it('may be gone while its new name is on its way', () => {
    expect(viewOf({ clients: [], isSaving: true })).toMatchObject({ status: 'ready' });
  });

  it('cannot be renamed by those who may not change it', () => {
    const somebody = viewer(aSessionUser({ name: 'lena', isAdmin: false }), true, []);
    expect(viewOf({ viewer: somebody })).toMatchObject({ obstacle: 'Available to the owner of the client' });
  });
});

it('says why the server refused', () => {
  const failure = { kind: 'rejected', status: 500, message: 'no result found' } as const;
  expect(viewOf({ failure })).toMatchObject({
    failure: {
      fact: 'Ext Client update failed!',
      reason: 'The server has no such record any more',
    },
  });
});
