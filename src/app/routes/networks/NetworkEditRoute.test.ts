// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import type { NetworkForm } from '../../../domain/network/networkForm.ts';
import { paths, routePatterns } from '../../../domain/paths.ts';
import * as recordPlaceholder from '../../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import * as choiceEditor from '../../../screens/editor/ChoiceEditor/ChoiceEditor.tsx';
import * as recordEditor from '../../../screens/editor/RecordEditor/RecordEditor.tsx';
import { loadEverything } from '../../flows/refresh.ts';
import { beginSession, closeSession } from '../../stores/session.ts';
import { logInAs } from '../../testing/enter.ts';
import { NoScreen, openRoute } from '../../testing/openPage.tsx';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { NetworkUsersRoute } from './NetworkAllowedRoute.tsx';
import { NetworkEditRoute } from './NetworkEditRoute.tsx';

let world: World;
let asked: string[];

const open = (netid = 'meshnet') =>
  openRoute(routePatterns.editNetwork, NetworkEditRoute, paths.editNetwork(netid));
const editor = () => {
  const [props] = vi.mocked(recordEditor.RecordEditor).mock.lastCall ?? [];
  if (!props) throw new Error('There is no form');
  return props;
};
const view = () => editor().view;
const sent = () => asked.filter((line) => line.startsWith('PUT'));
const valueOfField = (field: keyof NetworkForm) =>
  view()
    .sections.flatMap(({ fields }) => fields)
    .find((one) => one.field === field)?.value;
const type = (field: keyof NetworkForm, text: string) => act(async () => editor().on.changeText(field, text));
const save = () => act(() => editor().on.save());

beforeEach(async () => {
  vi.spyOn(recordEditor, 'RecordEditor').mockImplementation(NoScreen);
  vi.spyOn(recordPlaceholder, 'RecordPlaceholder').mockImplementation(NoScreen);
  vi.spyOn(choiceEditor, 'ChoiceEditor').mockImplementation(NoScreen);
  world = worldOf('enterprise');
  asked = await logInAs(world);
});

describe('the form of a network', () => {
  it('asks for consent to a new range with the number of its nodes', async () => {
    await open();
    await type('addressRange', '10.77.0.0/16');
    expect(view().consents).toMatchObject([{ label: 'Give all 9 nodes new addresses' }]);
  });

  it('takes over the value of another administrator who changed the same field', async () => {
    await open();
    await type('defaultMtu', '1400');
    Object.assign(world.networks.get('meshnet') ?? {}, { defaultmtu: 1500 });
    await save();
    expect(view().otherChanges).toMatchObject({ conflicts: [{ field: 'defaultMtu' }] });
    await act(async () => editor().on.takeTheirs('defaultMtu'));
    expect(valueOfField('defaultMtu')).toBe('1500');
    expect(sent()).toEqual([]);
  });

  it('reports at once that someone else deleted the network and keeps input', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open();
    await type('defaultMtu', '1400');
    world.networks.delete('meshnet');
    await act(() => vi.advanceTimersByTimeAsync(7_500));
    await vi.waitFor(() => expect(view().deletedText).toBe('This network was deleted by someone else.'));
    expect(valueOfField('defaultMtu')).toBe('1400');
    vi.useRealTimers();
  });

  it('shows what someone else changed before anything is saved', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open();
    await type('defaultMtu', '1400');
    Object.assign(world.networks.get('meshnet') ?? {}, { defaultmtu: 1500 });
    await act(() => vi.advanceTimersByTimeAsync(7_500));
    await vi.waitFor(() =>
      expect(view().otherChanges).toMatchObject({ conflicts: [{ field: 'defaultMtu' }] }),
    );
    vi.useRealTimers();
  });

  it('keeps input when the server rejects it and explains it', async () => {
    world.faults.add('PUT /networks/*', { kind: 'status', status: 400, message: 'no such luck' });
    await open();
    await type('defaultMtu', '1400');
    await save();
    expect(view()).toMatchObject({ isSaving: false, failure: { reason: 'no such luck' } });
    expect(valueOfField('defaultMtu')).toBe('1400');
  });

  it('restores input when the same user logs in after the session expired', async () => {
    await open();
    await type('defaultExtClientDns', '10.20.30.1');
    await act(async () => closeSession('expired'));
    await act(async () => beginSession(sessionOf(world, 'admin')));
    await act(() => loadEverything());
    expect(valueOfField('defaultExtClientDns')).toBe('10.20.30.1');
  });

  it('returns to the network on cancel if opened by its address', async () => {
    const { address } = await open();
    await act(async () => editor().on.cancel());
    expect(address()).toBe(paths.network('meshnet'));
  });

  it.each([
    ['enterprise', true],
    ['community', false],
  ])('on the %s edition has limits for users: %s', async (scenario, isThere) => {
    await logInAs(worldOf(scenario));
    await open();
    expect(valueOfField('userNodeLimit') !== undefined).toBe(isThere);
  });

  it('is the not-found page for an unknown network', async () => {
    await open('nowhere');
    expect(recordEditor.RecordEditor).not.toHaveBeenCalled();
    expect(vi.mocked(recordPlaceholder.RecordPlaceholder).mock.lastCall?.[0].view).toMatchObject({
      status: 'noRecord',
      text: 'There is no network nowhere. It may have been deleted, or you may not have access to it.',
      listHref: '/networks',
    });
  });
});

it('stores the selected users and returns to the network', async () => {
  const { address } = await openRoute(
    routePatterns.editNetworkUsers,
    NetworkUsersRoute,
    paths.editNetworkUsers('meshnet'),
  );
  const users = () => vi.mocked(choiceEditor.ChoiceEditor).mock.lastCall?.[0];
  await act(async () => users()?.on.choose(['carol']));
  await act(async () => users()?.on.save());
  await vi.waitFor(() => expect(address()).toBe('/networks/meshnet'));
  expect(world.networks.get('meshnet')?.prosettings?.allowedusers).toEqual(['carol']);
});
