import { expect, it } from 'vitest';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { networkUserDataFromWire } from '../../domain/user/networkUserWire.ts';
import { networkLinks } from './networkLinks.ts';

const user = aSessionUser({ isAdmin: false, networks: ['lab'] });
const atLevel = (accesslevel: number) =>
  createViewer(user, true, networkUserDataFromWire({ lab: { user: { accesslevel } } }, 'mira'));

it('links everyone to nodes and graph with encoded names', () => {
  expect(networkLinks('a/b', atLevel(2))).toMatchObject({ nodes: '/nodes/a%2Fb', graph: '/graphs/a%2Fb' });
});

it.each([
  [
    'an administrator',
    createViewer(aSessionUser(), false, []),
    '/networks/lab/edit',
    '/access-keys/lab',
    '/acls/lab',
  ],
  ['level 0', atLevel(0), '/prouser/lab/proedit', '/access-keys/lab', undefined],
  [
    'level 0 of the community edition',
    aViewerAt({ lab: 0 }, { isEE: false }),
    '/prouser/lab/proedit',
    '/access-keys/lab',
    undefined,
  ],
  ['level 1', atLevel(1), undefined, undefined, undefined],
])('leads %s only where they may go', (_, who, edit, accessKeys, acls) => {
  expect(networkLinks('lab', who)).toMatchObject({ edit, accessKeys, acls });
});
