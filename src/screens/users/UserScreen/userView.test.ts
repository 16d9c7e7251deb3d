import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks, fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { editOf } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { emptyPassword } from '../../../domain/user/credentials.ts';
import { userForm, type UserForm } from '../../../domain/user/userForm.ts';
import { userView, type UserPage } from './userView.ts';

const mira = createViewer(aSessionUser(), false, []);
const priya = createViewer(aSessionUser({ name: 'priya', isAdmin: false }), false, []);

type Changes = GivenRecords & Partial<Parameters<typeof userView>[1]>;

function viewOf(username: string, changes: Changes = {}) {
  const user = fleetUsers.find((candidate) => candidate.username === username);
  return userView(
    recordsOf({
      viewer: mira,
      users: ready(fleetUsers),
      networks: ready(fleetNetworks),
      networkUsers: ready(new Map()),
      ...changes,
    }),
    {
      username,
      edit: editOf(userForm(user ?? { isAdmin: false, networks: [] })),
      isSaving: false,
      failure: undefined,
      overrides: undefined,
      password: emptyPassword,
      passwordSubmission: { status: 'idle' },
      ...changes,
    },
  );
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

describe('userView', () => {
  it.each(['', 'nobody', 'PRIYA', '../mira'])('reports “%s” as not found', (username) => {
    expect(viewOf(username)).toMatchObject({ status: 'noRecord', heading: 'Not Found' });
  });

  it('is blank for other users’ pages without administrator rights', () => {
    expect(viewOf('tomas', { viewer: priya })).toEqual({ status: 'blank' });
  });

  it('shows only the password form on a normal user’s own page', () => {
    const page = pageOf('priya', { viewer: priya, users: { status: 'idle' }, networks: { status: 'idle' } });
    expect(page).toMatchObject({ record: undefined, isSelf: true, password: { needsAdmin: true } });
  });

  it('shows the password form only on the viewer’s own page', () => {
    expect(pageOf('mira').password).toMatchObject({ needsAdmin: false });
    expect(pageOf('tomas').password).toBeUndefined();
  });

  it('is loading with users and networks', () => {
    expect(viewOf('tomas', { users: { status: 'loading' } }).status).toBe('loading');
    expect(viewOf('tomas', { networks: { status: 'loading' } }).status).toBe('loading');
  });

  it('is ready if the networks fail', () => {
    const failure = { kind: 'unreachable', offline: false } as const;
    expect(editViewOf('tomas', { networks: { status: 'failed', failure } }).networks).toEqual({
      items: [{ id: 'prod-eu', label: 'prod-eu' }],
      failure: 'Could not reach server',
    });
  });

  it('distinguishes denied access from a failure', () => {
    const failed = (failure: { kind: 'unauthorized'; message: string } | { kind: 'timeout' }) =>
      viewOf('tomas', { users: { status: 'failed', failure } }).status;
    expect(failed({ kind: 'unauthorized', message: 'unauthorized' })).toBe('denied');
    expect(failed({ kind: 'timeout' })).toBe('failed');
  });

  it('shows groups only on the enterprise edition', () => {
    expect(pageOf('viktor').record?.groups).toBeUndefined();
    expect(pageOf('viktor', { viewer: createViewer(aSessionUser(), true, []) }).record?.groups).toEqual({
      names: ['*', 'field'],
      href: '/users/viktor/groups',
    });
  });
});

describe('edit form', () => {
  it('is locked for administrators, with its own button label', () => {
    expect(editViewOf('jonas')).toMatchObject({
      form: { isAdmin: true, networks: [] },
      submitLabel: 'Update ( Make Admin )',
      changes: [],
      lockedReason: 'Administrators can’t be edited',
    });
  });

  it('shows no changes to a user who has become an administrator', () => {
    const edit = { before: tomas, after: { ...tomas, networks: ['lab'] } };
    expect(editViewOf('jonas', { edit })).toMatchObject({
      changes: [],
      form: { isAdmin: true },
      otherChanges: { conflicts: [], newValues: [] },
    });
  });

  it('lists changes and describes their effect', () => {
    expect(editViewOf('tomas', changedTo({ networks: ['lab', 'prod-eu'] }))).toMatchObject({
      changes: ['Networks'],
      networksHint: 'lab will be added',
      question: undefined,
      losesLastNetwork: false,
      submitLabel: 'Update',
    });
  });

  it('asks for confirmation before a promotion', () => {
    expect(editViewOf('tomas', changedTo({ isAdmin: true })).question).toEqual({ kind: 'admin' });
  });

  describe('enterprise edition', () => {
    const proSettings = someProSettings({ defaultAccessLevel: 2 });
    const networks = ready(['lab', 'prod-eu'].map((netid) => aNetwork({ netid, proSettings })));
    const record = aNetworkUser({ id: 'tomas', accessLevel: 2 });
    const known = ready(
      new Map([
        ['lab', [record]],
        ['prod-eu', [record]],
      ]),
    );
    const of = (after: Partial<UserForm>, networkUsers: GivenRecords['networkUsers'] = known) =>
      editViewOf('tomas', {
        ...changedTo(after),
        networks,
        networkUsers,
        viewer: createViewer(aSessionUser(), true, []),
      });
    const notes = ({ networks: { items } }: ReturnType<typeof of>) => items.map(({ note }) => note);

    it('shows the current or new level on each network', () => {
      expect(notes(of({}))).toEqual(['client user', 'client user']);
      const added = of({ networks: ['lab', 'prod-eu'] });
      expect(notes(added)).toEqual(['becomes network administrator', 'client user']);
      expect(added.networks.permissionsHref).toBe('/user-permissions');
    });

    it('shows limits that will change too', () => {
      const limits = someProSettings({ defaultAccessLevel: 2, defaultUserNodeLimit: 3 });
      const lab = ready([aNetwork({ netid: 'lab', proSettings: limits })]);
      const view = editViewOf('tomas', {
        ...changedTo({ networks: ['lab', 'prod-eu'] }),
        networks: lab,
        networkUsers: ready(new Map([['lab', [{ ...record, nodeLimit: 0 }]]])),
        viewer: createViewer(aSessionUser(), true, []),
      });
      expect(notes(view)[0]).toBe('becomes network administrator, node limit 0 becomes 3');
    });

    it('asks for confirmation before creating a network administrator', () => {
      expect(of({ networks: ['lab', 'prod-eu'] }).question).toEqual({
        kind: 'networkAdmin',
        netids: ['lab'],
      });
      expect(of({}).question).toBeUndefined();
      expect(of({ networks: [] }).question).toBeUndefined();
    });

    it('shows known levels while others are loading', () => {
      const view = of({ networks: ['lab', 'prod-eu'] }, { status: 'loading' });
      expect(notes(view)).toEqual(['network administrator', undefined]);
      expect(view.question).toEqual({ kind: 'networkAdmin', netids: ['lab'] });
    });

    it('changes no levels together with a promotion', () => {
      expect(notes(of({ isAdmin: true, networks: ['lab'] }))).toEqual(['client user', 'client user']);
    });
  });

  it('shows no levels on the community edition', () => {
    const { networks, question } = editViewOf('tomas', changedTo({ networks: ['lab', 'prod-eu'] }));
    expect(networks.items.some(({ note }) => note !== undefined)).toBe(false);
    expect([networks.permissionsHref, question]).toEqual([undefined, undefined]);
  });

  it('warns if the last network is cleared', () => {
    expect(editViewOf('tomas', changedTo({ networks: [] })).losesLastNetwork).toBe(true);
  });

  it('says that changes take effect at the next login', () => {
    expect(editViewOf('tomas').networksHint).toBe(
      'Changes to role or networks take effect the next time the user logs in.',
    );
  });

  it('has a conflict if someone else also changed the networks', () => {
    const edit = {
      before: { ...tomas, networks: ['office'] },
      after: { ...tomas, networks: ['lab', 'office'] },
    };
    expect(editViewOf('tomas', { edit }).otherChanges.conflicts).toEqual([
      { field: 'networks', label: 'Networks', before: 'office', mine: 'lab, office', theirs: 'prod-eu' },
    ]);
  });

  it('reports other users’ changes to untouched fields', () => {
    const before = { ...tomas, networks: ['office'] };
    const edit = { before, after: { ...before, isAdmin: true } };
    expect(editViewOf('tomas', { edit }).otherChanges).toEqual({
      conflicts: [],
      newValues: ['Networks is now prod-eu'],
    });
  });

  it('shows which values the server changed', () => {
    const overrides = [{ field: 'isAdmin', requested: true, kept: false }] as const;
    expect(editViewOf('tomas', { overrides }).overrides).toBe('The server saved False for Admin instead');
    expect(editViewOf('tomas').overrides).toBeUndefined();
  });

  it('shows why saving was rejected', () => {
    const failure = { kind: 'rejected', status: 400, message: 'no such luck' } as const;
    expect(editViewOf('tomas', { failure }).failure).toEqual({
      fact: 'Failed to update user! : tomas',
      reason: 'no such luck',
    });
  });
});

describe('password form', () => {
  const sent = (failure: Failure) =>
    pageOf('mira', { passwordSubmission: { status: 'failed', failure } }).password?.failure?.advice;

  it('shows the server’s message after a rejection', () => {
    expect(
      sent({ kind: 'rejected', status: 403, message: 'cannot update user info for oauth user mira' }),
    ).toBe('cannot update user info for oauth user mira');
  });

  it('reports an unknown outcome if the response was lost', () => {
    expect(sent({ kind: 'unknown', because: { kind: 'timeout' } })).toMatch(
      /Couldn’t confirm whether the password was changed/,
    );
  });
});
