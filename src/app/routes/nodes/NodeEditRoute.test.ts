// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import type { Fault } from '../../../../mocks/world/faults.ts';
import type { World } from '../../../../mocks/world/state.ts';
import type { WireNode } from '../../../../mocks/wire/wire.ts';
import type { NodeForm } from '../../../domain/node/nodeForm.ts';
import { paths, routePatterns } from '../../../domain/paths.ts';
import * as recordPlaceholder from '../../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import * as recordEditor from '../../../screens/editor/RecordEditor/RecordEditor.tsx';
import { loadEverything } from '../../flows/refresh.ts';
import { loadNodes } from '../../stores/records.ts';
import { beginSession, closeSession } from '../../stores/session.ts';
import { logInAs } from '../../testing/enter.ts';
import { NoScreen, openRoute } from '../../testing/openPage.tsx';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { NodeEditRoute } from './NodeEditRoute.tsx';

const ref = { network: 'dualnet', id: uuidFor('dualnet/dual-c') };

let world: World;
let asked: string[];

const open = (at = paths.editNode(ref)) => openRoute(routePatterns.editNode, NodeEditRoute, at);
const editor = () => {
  const [props] = vi.mocked(recordEditor.RecordEditor).mock.lastCall ?? [];
  if (!props) throw new Error('There is no form');
  return props;
};
const view = () => editor().view;
const absent = () => vi.mocked(recordPlaceholder.RecordPlaceholder).mock.lastCall?.[0].view;
const sent = () => asked.filter((line) => line.startsWith('PUT'));
const fieldOf = (field: keyof NodeForm) =>
  view()
    .sections.flatMap(({ fields }) => fields)
    .find((one) => one.field === field);
const valueOfField = (field: keyof NodeForm) => fieldOf(field)?.value;

function stored(): WireNode {
  const node = world.nodes.get(ref.id);
  if (!node) throw new Error('The server has no dual-c');
  return node;
}

const type = (field: keyof NodeForm, text: string) => act(async () => editor().on.changeText(field, text));
const save = () => act(() => editor().on.save());
const readAgain = () => act(() => loadNodes());

beforeEach(async () => {
  vi.spyOn(recordEditor, 'RecordEditor').mockImplementation(NoScreen);
  vi.spyOn(recordPlaceholder, 'RecordPlaceholder').mockImplementation(NoScreen);
  world = worldOf('community');
  asked = await logInAs(world);
});

describe('the form of a node', () => {
  it('keeps input when the node is refreshed and updates the form on request', async () => {
    await open();
    await type('name', 'dual-c-x');
    Object.assign(stored(), { name: 'renamed', mtu: 1333 });
    await readAgain();
    expect(view().otherChanges).toMatchObject({
      conflicts: [{ field: 'name' }],
      newValues: ['MTU is now 1333'],
    });
    expect([valueOfField('name'), valueOfField('mtu')]).toEqual(['dual-c-x', '1280']);
    await act(async () => editor().on.catchUp());
    expect([valueOfField('name'), valueOfField('mtu')]).toEqual(['dual-c-x', '1333']);
  });

  it('sends nothing over a value that another administrator changed until the user decides', async () => {
    await open();
    await type('mtu', '1300');
    Object.assign(stored(), { mtu: 1500, localaddress: '192.168.99.9' });
    await save();
    expect(sent()).toEqual([]);
    expect(view()).toMatchObject({
      isSaved: false,
      failure: { fact: 'Node updated failed!' },
      otherChanges: {
        conflicts: [{ field: 'mtu' }],
        newValues: ['Local address is now 192.168.99.9'],
      },
    });
    await act(async () => editor().on.keepMine('mtu'));
    await save();
    expect(stored()).toMatchObject({ mtu: 1300, localaddress: '192.168.99.9' });
    expect(view()).toMatchObject({ isSaved: true, changes: [], failure: undefined });
  });

  it('has no changes once it takes over the other administrator’s value', async () => {
    await open();
    await type('mtu', '1300');
    stored().mtu = 1500;
    await readAgain();
    await act(async () => editor().on.takeTheirs('mtu'));
    expect(valueOfField('mtu')).toBe('1500');
    expect(view()).toMatchObject({ changes: [], otherChanges: { conflicts: [] } });
  });

  it.each<[string, Fault, string]>([
    ['a refusal', { kind: 'status', status: 500, message: 'no such luck' }, 'no such luck'],
    ['a lost connection', { kind: 'lost-before' }, 'The server closed the connection without a response'],
  ])('keeps input after %s and explains it until the next change', async (_, fault, reason) => {
    world.faults.add('PUT /nodes/*/*', fault);
    await open();
    await type('mtu', '1300');
    await save();
    expect(view()).toMatchObject({ isSaving: false, failure: { fact: 'Node updated failed!', reason } });
    expect(valueOfField('mtu')).toBe('1300');
    await type('mtu', '1301');
    expect(view().failure).toBeUndefined();
  });

  it('shows values that the server changed after a save', async () => {
    world.settings.rce = true;
    stored().postdown = 'echo old';
    await act(() => loadEverything());
    await open();
    await type('postUp', 'echo up; true');
    await type('postDown', '');
    await save();
    expect(view()).toMatchObject({
      changes: [],
      overrides: ['The server saved echo old for Postdown instead'],
    });
    expect(valueOfField('postDown')).toBe('echo old');
    expect(stored()).toMatchObject({ postup: 'echo up; true', postdown: 'echo old' });
  });

  it('reads the ACLs once the node’s rule is changed, and asks for consent to what a save overwrites', async () => {
    const acls = world.acls.get('dualnet') ?? {};
    const [peer = ''] = Object.keys(acls[ref.id] ?? {});
    Object.assign(acls[ref.id] ?? {}, { [peer]: 1 });
    Object.assign(acls[peer] ?? {}, { [ref.id]: 1 });
    await open();
    await type('mtu', '1300');
    expect(asked).toEqual([]);
    await type('defaultAcl', 'unset');
    await vi.waitFor(() =>
      expect(view().consents).toMatchObject([{ label: 'Allow 1 pair currently blocked' }]),
    );
    expect(asked).toEqual(['GET /networks/dualnet/acls 200']);
  });

  it('says which node already has an address', async () => {
    await open();
    const other = [...world.nodes.values()].find(({ network, id }) => network === 'dualnet' && id !== ref.id);
    await type('address', other?.address ?? '');
    expect(fieldOf('address')?.problem).toBe(`Already used by node ${other?.name}`);
  });

  it('returns to the node on cancel if opened by its address', async () => {
    const { address } = await open();
    await act(async () => editor().on.cancel());
    expect(address()).toBe(paths.node(ref));
  });

  it('keeps input when another administrator deletes the node', async () => {
    await open();
    await type('name', 'dual-c-x');
    world.nodes.delete(ref.id);
    await readAgain();
    expect(view().deletedText).toBe('This node was deleted by someone else.');
    expect(valueOfField('name')).toBe('dual-c-x');
  });

  it.each([
    ['restores input', 'admin', 'dual-c-x'],
    ['is as stored', 'second-admin', 'dual-c'],
  ])('%s once %s logs in after the session expired', async (_, username, name) => {
    await open();
    await type('name', 'dual-c-x');
    await act(async () => closeSession('expired'));
    await act(async () => beginSession(sessionOf(world, username)));
    await act(() => loadEverything());
    expect(valueOfField('name')).toBe(name);
  });
});

it.each([
  ['an unknown node', 'community', 'admin', uuidFor('nobody'), 'Not Found'],
  ['a node of a network the user can’t see', 'community', 'carol', ref.id, 'Not Found'],
  ['a node the user can only view', 'enterprise', 'alice', ref.id, 'You can view this node but not edit it'],
])('has no form for %s', async (_, scenario, username, id, heading) => {
  await logInAs(worldOf(scenario), username);
  await open(paths.editNode({ ...ref, id }));
  expect(recordEditor.RecordEditor).not.toHaveBeenCalled();
  expect(absent()).toMatchObject({ status: 'noRecord', heading });
});
