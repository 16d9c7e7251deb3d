import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks, fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { editOf } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { emptyPassword } from '../../../domain/user/credentials.ts';
import { userForm, type UserForm } from '../../../domain/user/userForm.ts';
import { userView, type UserInput, type UserPage } from './userView.ts';

const mira = viewer(aSessionUser(), false, []);
const priya = viewer(aSessionUser({ name: 'priya', isAdmin: false }), false, []);

function viewOf(username: string, changes: Partial<UserInput> = {}) {
  const user = fleetUsers.find((one) => one.username === username);
  return userView({
    username,
    viewer: mira,
    users: ready(fleetUsers),
    networks: ready(fleetNetworks),
    networkUsers: ready(new Map()),
    edit: editOf(userForm(user ?? { isAdmin: false, networks: [] })),
    isSaving: false,
    failure: undefined,
    kept: undefined,
    password: emptyPassword,
    passwordSending: { status: 'idle' },
    ...changes,
  });
}

function pageOf(...args: Parameters<typeof viewOf>): UserPage {
  const view = viewOf(...args);
  if (view.status !== 'ready') throw new Error(`The page is ${view.status}`);
  return view;
}

function editViewOf(...args: Parameters<typeof viewOf>) {
  const { record } = pageOf(...args);
  if (!record) throw new Error('There is no record');
  return record.edit;
}

const tomas: UserForm = { isAdmin: false, networks: ['prod-eu'] };
const changedTo = (after: Partial<UserForm>) => ({ edit: { before: tomas, after: { ...tomas, ...after } } });

describe('the page of a user', () => {
  it.each(['', 'nobody', 'PRIYA', '../mira'])('“%s” is not found', (username) => {
    expect(viewOf(username)).toMatchObject({ status: 'noRecord', heading: 'Not Found' });
  });

  it('is blank for whoever is no administrator', () => {
    expect(viewOf('tomas', { viewer: priya })).toEqual({ status: 'blank' });
  });

  it('has on one’s own page the password form alone for whoever is no administrator', () => {
    const page = pageOf('priya', { viewer: priya, users: { status: 'idle' }, networks: { status: 'idle' } });
    expect(page).toMatchObject({ record: undefined, isSelf: true, password: { needsAdmin: true } });
  });

  it('has the password form on one’s own page only', () => {
    expect(pageOf('mira').password).toMatchObject({ needsAdmin: false });
    expect(pageOf('tomas').password).toBeUndefined();
  });

  it('waits for users and networks', () => {
    expect(viewOf('tomas', { users: { status: 'loading' } }).status).toBe('loading');
    expect(viewOf('tomas', { networks: { status: 'loading' } }).status).toBe('loading');
  });

  it('works without the networks when they could not be loaded', () => {
    const failure = { kind: 'unreachable', offline: false } as const;
    expect(editViewOf('tomas', { networks: { status: 'failed', failure } }).networks).toEqual({
      items: [{ id: 'prod-eu', label: 'prod-eu' }],
      failure: 'Could not reach server',
    });
  });

  it('tells a refusal from a failure', () => {
    const failed = (failure: { kind: 'unauthorized'; message: string } | { kind: 'timeout' }) =>
      viewOf('tomas', { users: { status: 'failed', failure } }).status;
    expect(failed({ kind: 'unauthorized', message: 'unauthorized' })).toBe('denied');
    expect(failed({ kind: 'timeout' })).toBe('failed');
  });

  it('shows groups on the enterprise edition only', () => {
    expect(pageOf('viktor').record?.groups).toBeUndefined();
    expect(pageOf('viktor', { viewer: viewer(aSessionUser(), true, []) }).record?.groups).toEqual({
      names: ['*', 'field'],
      href: '/users/viktor/groups',
    });
  });
});

describe('the edit form', () => {
  it('of an administrator is locked, and its button says something else', () => {
    expect(editViewOf('jonas')).toMatchObject({
      form: { isAdmin: true, networks: [] },
      submitLabel: 'Update ( Make Admin )',
      changes: [],
      lockedReason: 'Available for users who are not administrators: the server changes no administrator',
    });
  });

  it('shows no change of a user who became an administrator meanwhile', () => {
    const edit = { before: tomas, after: { ...tomas, networks: ['lab'] } };
    expect(editViewOf('jonas', { edit })).toMatchObject({
      changes: [],
      form: { isAdmin: true },
      meanwhile: { conflicts: [], news: [] },
    });
  });

  it('names what is changed, and says what it does', () => {
    expect(editViewOf('tomas', changedTo({ networks: ['lab', 'prod-eu'] }))).toMatchObject({
      changes: ['Networks'],
      networksHint: 'lab is added by this change',
      question: undefined,
      losesLastNetwork: false,
      submitLabel: 'Update',
    });
  });

  it('asks before a promotion', () => {
    expect(editViewOf('tomas', changedTo({ isAdmin: true })).question).toEqual({ kind: 'admin' });
  });

  describe('on the enterprise edition', () => {
    const proSettings = someProSettings({ defaultAccessLevel: 2 });
    const networks = ready(['lab', 'prod-eu'].map((netid) => aNetwork({ netid, proSettings })));
    const record = aNetworkUser({ id: 'tomas', accessLevel: 2 });
    const known = ready(
      new Map([
        ['lab', [record]],
        ['prod-eu', [record]],
      ]),
    );
    const of = (after: Partial<UserForm>, networkUsers: UserInput['networkUsers'] = known) =>
      editViewOf('tomas', {
        ...changedTo(after),
        networks,
        networkUsers,
        viewer: viewer(aSessionUser(), true, []),
      });
    const notes = ({ networks: { items } }: ReturnType<typeof of>) => items.map(({ note }) => note);

    it('says what the level on each network is, or becomes', () => {
      expect(notes(of({}))).toEqual(['remote access', 'remote access']);
      const added = of({ networks: ['lab', 'prod-eu'] });
      expect(notes(added)).toEqual(['becomes network admin', 'remote access']);
      expect(added.networks.permissionsHref).toBe('/user-permissions');
    });

    it('asks before it makes an administrator of a network', () => {
      expect(of({ networks: ['lab', 'prod-eu'] }).question).toEqual({
        kind: 'networkAdmin',
        netids: ['lab'],
      });
      expect(of({}).question).toBeUndefined();
      expect(of({ networks: [] }).question).toBeUndefined();
    });

    it('says what it knows while the levels are not known', () => {
      const view = of({ networks: ['lab', 'prod-eu'] }, { status: 'loading' });
      expect(notes(view)).toEqual(['network admin', undefined]);
      expect(view.question).toEqual({ kind: 'networkAdmin', netids: ['lab'] });
    });

    it('changes no level together with a promotion, which is not stored', () => {
      expect(notes(of({ isAdmin: true, networks: ['lab'] }))).toEqual(['remote access', 'remote access']);
    });
  });

  it('says nothing of levels on the community edition', () => {
    const { networks, question } = editViewOf('tomas', changedTo({ networks: ['lab', 'prod-eu'] }));
    expect(networks.items.some(({ note }) => note !== undefined)).toBe(false);
    expect([networks.permissionsHref, question]).toEqual([undefined, undefined]);
  });

  it('warns when the last network is unticked', () => {
    expect(editViewOf('tomas', changedTo({ networks: [] })).losesLastNetwork).toBe(true);
  });

  it('says that a change counts from the next sign-in', () => {
    expect(editViewOf('tomas').networksHint).toBe(
      'A change of role or networks counts from the user’s next sign-in.',
    );
  });

  it('has a conflict when somebody else has changed the networks as well', () => {
    const edit = {
      before: { ...tomas, networks: ['office'] },
      after: { ...tomas, networks: ['lab', 'office'] },
    };
    expect(editViewOf('tomas', { edit }).meanwhile.conflicts).toEqual([
      { field: 'networks', label: 'Networks', before: 'office', mine: 'lab, office', theirs: 'prod-eu' },
    ]);
  });

  it('tells what somebody else has changed that the person has not touched', () => {
    const before = { ...tomas, networks: ['office'] };
    const edit = { before, after: { ...before, isAdmin: true } };
    expect(editViewOf('tomas', { edit }).meanwhile).toEqual({
      conflicts: [],
      news: ['Networks is now prod-eu'],
    });
  });

  it('says what the server kept', () => {
    const kept = [{ field: 'isAdmin', asked: true, kept: false }] as const;
    expect(editViewOf('tomas', { kept }).kept).toBe('The server kept False for Is admin');
    expect(editViewOf('tomas').kept).toBeUndefined();
  });

  it('says why it was refused', () => {
    const failure = { kind: 'rejected', status: 400, message: 'no such luck' } as const;
    expect(editViewOf('tomas', { failure }).failure).toEqual({
      fact: 'Failed to update user! : tomas',
      reason: 'no such luck',
    });
  });
});

describe('the password form', () => {
  const sent = (failure: Failure) =>
    pageOf('mira', { passwordSending: { status: 'failed', failure } }).password?.failure?.advice;

  it('shows the server’s words when it is refused', () => {
    expect(
      sent({ kind: 'rejected', status: 403, message: 'cannot update user info for oauth user mira' }),
    ).toBe('cannot update user info for oauth user mira');
  });

  it('says that nobody knows when the answer got lost', () => {
    expect(sent({ kind: 'unknown', because: { kind: 'timeout' } })).toMatch(
      /Whether the password was changed is not known/,
    );
  });
});
