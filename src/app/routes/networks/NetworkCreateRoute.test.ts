// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { newNetworkDraft, type NetworkDraft } from '../../../domain/network/networkDraft.ts';
import { paths, routePatterns } from '../../../domain/paths.ts';
import * as createScreen from '../../../screens/networks/NetworkCreateScreen/NetworkCreateScreen.tsx';
import { loadEverything } from '../../flows/refresh.ts';
import { newNetworkDrafts } from '../../stores/drafts/formDrafts.ts';
import { networksStore, nodesStore } from '../../stores/records.ts';
import { beginSession, closeSession } from '../../stores/session.ts';
import { logInAs } from '../../testing/enter.ts';
import { answerConfirmation } from '../../testing/openConsole.tsx';
import { NoScreen, openRoute } from '../../testing/openPage.tsx';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { createNetwork } from '../../flows/networks.ts';
import { NetworkCreateRoute } from './NetworkCreateRoute.tsx';

const annex: NetworkDraft = {
  ...newNetworkDraft,
  netid: 'annex',
  addressRange: '10.9.3.77/24',
  isIPv6: true,
  addressRange6: 'fd09::/64',
  userNodeLimit: '2',
};

let world: World;
let asked: string[];

const listed = (netid: string) => valueOf(networksStore.data)?.find((network) => network.netid === netid);
const posts = () => asked.filter((line) => line.startsWith('POST'));
const outcomes = () =>
  toastQueue.snapshot().history.map(({ kind, text, detail }) => [kind, text, detail].join(' | '));

beforeEach(async () => {
  world = worldOf('enterprise');
  asked = await logInAs(world);
});

describe('creating a network', () => {
  it('lists the stored network and the server’s node in it', async () => {
    expect((await createNetwork(annex)).ok).toBe(true);
    expect(outcomes()).toEqual(['success | Created network annex successfully! | ']);
    expect(asked.slice(0, 2)).toEqual(['POST /networks 200', 'GET /networks 200']);
    expect(listed('annex')).toMatchObject({
      addressRange: '10.9.3.0/24',
      addressRange6: 'fd09::/64',
      defaultInterface: 'nm-annex',
      proSettings: {
        defaultAccessLevel: 3,
        defaultUserNodeLimit: 2,
        allowedUsers: [],
        allowedGroups: ['*'],
      },
    });
    await vi.waitFor(() =>
      expect(valueOf(nodesStore.data)?.some((node) => node.network === 'annex')).toBe(true),
    );
  });

  it('sends all settings', async () => {
    await createNetwork({
      ...annex,
      isIPv6: false,
      isLocal: true,
      localRange: '192.168.0.0/16',
      udpHolePunch: true,
      isPointToSite: true,
      defaultAcl: false,
      userClientLimit: '5',
    });
    expect(world.networks.get('annex')).toMatchObject({
      addressrange6: '',
      defaultudpholepunch: 'yes',
      defaultacl: 'no',
      ispointtosite: 'yes',
      islocal: 'yes',
      localrange: '192.168.0.0/16',
      prosettings: { defaultusernodelimit: 2, defaultuserclientlimit: 5 },
    });
  });

  it('shows the server’s reason in a toast when it is rejected', async () => {
    const result = await createNetwork({ ...annex, netid: 'Annex' });
    expect(result.ok).toBe(false);
    expect(outcomes()).toEqual([
      "error | Creating network Annex error!\nKey: 'Network.NetID' Error:Field validation for 'NetID' failed on the 'netid_valid' tag | ",
    ]);
  });

  it('reloads the list when someone else has taken the name', async () => {
    const meshnet = world.networks.get('meshnet');
    if (meshnet) world.networks.set('annex', { ...meshnet, netid: 'annex' });
    expect((await createNetwork(annex)).ok).toBe(false);
    expect(listed('annex')).toBeDefined();
  });

  it('keeps the session when the free tier rejects it', async () => {
    world.settings.freeTier = { networks: 1, nodes: 9, users: 9, clients: 9 };
    expect(await createNetwork(annex)).toMatchObject({
      ok: false,
      error: { message: 'free tier limits exceeded on networks' },
    });
    expect(networksStore.data.status).toBe('ready');
  });

  it.each([
    ['succeeds after a lost response if it was stored', 'lost', true],
    ['fails after a lost request', 'lost-before', false],
  ] as const)('whose answer got lost %s, after one request only', async (_, kind, isDone) => {
    world.faults.add('POST /networks', { kind });
    expect((await createNetwork(annex)).ok).toBe(isDone);
    expect(listed('annex') !== undefined).toBe(isDone);
    expect(posts()).toHaveLength(1);
  });

  it('succeeds on a server without a broker, which crashes after storing it', async () => {
    world.settings.broker = false;
    expect((await createNetwork(annex)).ok).toBe(true);
    expect(outcomes()).toEqual(['success | Created network annex successfully! | ']);
    expect(posts()).toHaveLength(1);
  });

  it('does not mistake someone else’s network for its own after a lost response', async () => {
    const meshnet = world.networks.get('meshnet');
    if (meshnet) world.networks.set('annex', { ...meshnet, netid: 'annex' });
    world.faults.add('POST /networks', { kind: 'lost-before' });
    expect((await createNetwork(annex)).ok).toBe(false);
  });

  it('is unconfirmed if the list can’t be loaded either', async () => {
    world.faults.add('*', { kind: 'lost' });
    expect(await createNetwork(annex)).toMatchObject({ ok: false, error: { kind: 'unknown' } });
    expect(outcomes()).toEqual([
      'error | Creating network annex error!\nCould not reach server. Couldn’t confirm whether the change was applied | ',
    ]);
    expect(posts()).toHaveLength(1);
  });
});

describe('the form of a new network', () => {
  const open = () => openRoute(routePatterns.createNetwork, NetworkCreateRoute, paths.createNetwork());
  const page = () => {
    const [props] = vi.mocked(createScreen.NetworkCreateScreen).mock.lastCall ?? [];
    if (!props) throw new Error('There is no form');
    return props;
  };
  const form = () => {
    const { view } = page();
    if (view.status !== 'ready') throw new Error(`The form is ${view.status}`);
    return view;
  };

  beforeEach(() => {
    vi.spyOn(createScreen, 'NetworkCreateScreen').mockImplementation(NoScreen);
  });

  it('keeps input when the server rejects it and opens the list once it succeeds', async () => {
    world.faults.add(
      'POST /networks',
      { kind: 'status', status: 400, message: 'no such luck' },
      { times: 1 },
    );
    const { address } = await open();
    await act(async () => page().on.change(annex));
    await act(async () => page().on.create());
    await vi.waitFor(() => expect(form().failure).toMatchObject({ fact: 'Creating network annex error!' }));
    expect(form()).toMatchObject({ draft: annex, isSaving: false });
    expect(address()).toBe(paths.createNetwork());
    await act(async () => page().on.create());
    await vi.waitFor(() => expect(address()).toBe(paths.networks()));
    expect(posts()).toHaveLength(2);
  });

  it('can undo an Autofill after the session expired and the same user logged in', async () => {
    await open();
    await act(async () => page().on.change(annex));
    await act(async () => page().on.autofill());
    expect(form().draft).not.toMatchObject({ netid: 'annex' });
    await act(async () => closeSession('expired'));
    await act(async () => beginSession(sessionOf(world, 'admin')));
    await act(() => loadEverything());
    expect(form()).toMatchObject({ canUndoAutofill: true, draft: { udpHolePunch: true } });
    await act(async () => page().on.undoAutofill());
    expect(form()).toMatchObject({ canUndoAutofill: false, draft: annex });
  });

  it('asks before leaving with input and then discards input and Autofill', async () => {
    const { address, goTo } = await open();
    await act(async () => page().on.autofill());
    await act(async () => page().on.cancel());
    expect(address()).toBe(paths.createNetwork());
    await answerConfirmation('Leave without saving', 'Leave');
    expect(address()).toBe(paths.networks());
    expect(newNetworkDrafts.byKey).toEqual({});
    await goTo(paths.createNetwork());
    expect(form()).toMatchObject({ canUndoAutofill: false, draft: newNetworkDraft });
    await act(async () => page().on.cancel());
    expect(address()).toBe(paths.networks());
  });

  it.each([
    ['community', false],
    ['enterprise', true],
  ])('on the %s edition has enterprise settings: %s', async (scenario, isEE) => {
    await logInAs(worldOf(scenario));
    await open();
    expect(form().isEE).toBe(isEE);
  });

  it('is only for administrators', async () => {
    await logInAs(world, 'alice');
    await open();
    expect(page().view).toMatchObject({ status: 'noRecord', heading: 'You can’t create networks' });
  });
});
