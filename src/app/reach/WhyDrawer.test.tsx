// @vitest-environment happy-dom

import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { log } from '../../../mocks/world/logs.ts';
import type { World } from '../../../mocks/world/state.ts';
import * as why from '../../screens/reach/WhyScreen/WhyScreen.tsx';
import { loadAcls, loadedAcls } from '../stores/acls.ts';
import { fixAction } from '../../domain/reach/why/fixes.ts';
import { confirmAsked } from '../testing/confirmAsked.ts';
import { openPage } from '../testing/openPage.tsx';
import { WhyDrawer } from './WhyDrawer.tsx';

/** Opens the drawer for the question in the address, as the shell does over any page. */
function AnyPage() {
  const question = new URLSearchParams(useLocation().search).get('why');
  return question !== null && <WhyDrawer question={question} />;
}

const pages = [{ path: '/networks', Component: AnyPage }];
const idOf = (name: string, network = 'meshnet') => uuidFor(`${network}/${name}`);

/** Replaces the drawer’s content. The tests read its view and call its actions. */
let drawn: MockInstance<typeof why.WhyScreen>;

beforeEach(() => {
  drawn = vi.spyOn(why, 'WhyScreen').mockReturnValue(<></>);
});

function shown() {
  const [props] = drawn.mock.lastCall ?? [];
  if (!props) throw new Error('No question is open yet');
  return props;
}

function answer() {
  const { view } = shown();
  if (!view.answer) throw new Error(`There is no answer yet: ${view.waiting}`);
  return view.answer;
}

const told = () => waitFor(() => expect(answer().source).toBe('answered'));

type Options = Omit<Parameters<typeof openPage>[1], 'at'>;

async function ask(from: string, to: string, options: Options = {}) {
  const page = await openPage(pages, { at: `/networks?why=${from}..${to}`, ...options });
  if (!options.as) await waitFor(shown);
  return page;
}

const rulesRead = (asked: readonly string[]) => asked.filter((line) => line.includes('/acls'));

function block(world: World, one: string, other: string): void {
  const acls = world.acls.get('meshnet') ?? {};
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const row = acls[idOf(from)];
    if (row) row[idOf(to)] = 1;
  }
}

describe('the address', () => {
  it('becomes that of the page once the drawer of a shared link is closed', async () => {
    const { address } = await ask(idOf('owned-node'), idOf('dual-a', 'dualnet'));
    await waitFor(() => expect(answer().title).toBe('Different network'));
    await act(async () => screen.getByRole('button', { name: /^Close/ }).click());
    expect(address()).toBe('/networks');
  });

  it('follows the selected ends and their swap', async () => {
    const { address } = await ask(idOf('owned-node'), '');
    expect(shown().view.waiting).toMatch(/^Choose a source/);
    await act(async () => shown().on.to('gw-ingress'));
    expect(address()).toBe(`/networks?why=${idOf('owned-node')}..${idOf('gw-ingress')}`);
    await act(async () => shown().on.swap());
    expect(address()).toBe(`/networks?why=${idOf('gw-ingress')}..${idOf('owned-node')}`);
  });

  it('with an unknown end keeps the other one', async () => {
    await ask(idOf('owned-node'), 'no-such-node');
    await waitFor(() => expect(shown().view.to.problem?.text).toBe('No results for “no-such-node”.'));
    expect(shown().view.from.text).toBe('owned-node');
  });
});

describe('loaded data', () => {
  it('doesn’t replace the ACLs of the page below', async () => {
    const { asked, goTo } = await openPage(pages, { at: '/networks' });
    await act(async () => loadAcls('meshnet'));
    const before = loadedAcls('meshnet');
    await goTo(`/networks?why=${idOf('dual-b', 'dualnet')}..${idOf('dual-a', 'dualnet')}`);
    await told();
    expect(rulesRead(asked)).toEqual(['GET /networks/meshnet/acls 200', 'GET /networks/dualnet/acls 200']);
    expect(loadedAcls('meshnet')).toBe(before);
  });

  it('is only the server’s configuration for network administrators, who can’t read ACLs', async () => {
    const { asked, goTo } = await ask(idOf('owned-node'), idOf('gw-ingress'), { as: 'alice' });
    await told();
    expect(answer()).toMatchObject({ title: 'Reachable', expected: undefined, differences: [] });
    await goTo(`/networks?why=${idOf('leaf-b')}..${idOf('gw-egress')}`);
    await told();
    expect(answer()).toMatchObject({ title: 'No path', expected: undefined, differences: [], fixes: [] });
    expect(answer().notes).toContainEqual(expect.stringMatching(/so an ACL probably blocks the pair/));
    expect(answer().reverse).toBeUndefined();
    expect(rulesRead(asked)).toEqual([]);
  });

  it('is empty for other users', async () => {
    await ask(idOf('owned-node'), idOf('gw-ingress'), { as: 'lvl2-client', scenario: 'enterprise' });
    expect(await screen.findByText(/only administrators can view/)).toBeTruthy();
  });

  it('can be retried if nodes or ACLs failed', async () => {
    const { view } = await ask(idOf('owned-node'), idOf('gw-ingress'), {
      faults: 'GET /nodes=503*1, GET /networks/*/acls=503*1',
    }).then(shown);
    expect(view.missing?.fact).toBe('Couldn’t load nodes and networks');
    await act(async () => view.missing?.retry());
    await waitFor(() => expect(shown().view.missing?.fact).toBe('Couldn’t load ACLs for meshnet'));
    await act(async () => shown().view.missing?.retry());
    await told();
    expect(shown().view.missing).toBeUndefined();
  });

  it('is only the server’s configuration if the ACLs failed', async () => {
    await ask(idOf('leaf-a'), idOf('mac-laptop'), { faults: 'GET /networks/*/acls=503' });
    await told();
    expect(answer().title).toBe('No path');
    expect(shown().view.missing?.fact).toBe('Couldn’t load ACLs for meshnet');
  });

  it('includes the metrics of both ends on the enterprise edition', async () => {
    await ask(idOf('leaf-a'), idOf('gw-relay'), { scenario: 'enterprise' });
    await told();
    await waitFor(() =>
      expect(answer().evidence.map(({ label }) => label)).toEqual(
        expect.arrayContaining(['leaf-a to gw-relay, measured', 'gw-relay to leaf-a, measured']),
      ),
    );
  });

  it('includes the log, for the last change of the ACLs', async () => {
    await ask(idOf('leaf-a'), idOf('mac-laptop'), {
      prepare: (world) => log(world, 'mira updated ACLs for network meshnet'),
    });
    await waitFor(() =>
      expect(shown().view.lastChange).toMatchObject({
        text: expect.stringMatching(/^ACLs for meshnet last changed by mira, /),
        href: '/logs?show=all&search=updated+ACLs+for+network+meshnet',
      }),
    );
  });
});

describe('the server’s configuration', () => {
  it('overrides a prediction from before someone else blocked the pair', async () => {
    const { world } = await ask(idOf('owned-node'), idOf('gw-ingress'));
    await told();
    expect(answer().title).toBe('Reachable');
    block(world, 'owned-node', 'gw-ingress');
    world.faults.add('GET /networks/*/acls', { kind: 'status', status: 503 });
    await act(async () => shown().on.checkAgain());
    await waitFor(() => expect(answer().title).toBe('No path'));
    expect(answer().expected).toMatch(/^Expected: Reachable\./);
  });

  it('leaves the prediction if the server rejects the request', async () => {
    await ask(idOf('owned-node'), idOf('gw-ingress'), { faults: 'GET /nodes/*/*=503' });
    await waitFor(() =>
      expect(answer().unread).toEqual([
        expect.stringMatching(/^Couldn’t load owned-node’s configuration from the server/),
        expect.stringMatching(/^Couldn’t load gw-ingress’s configuration from the server/),
      ]),
    );
    expect(answer().title).toBe('Reachable');
    expect(answer().source).toBe('predicted');
  });

  it('explains an error about a relayed node that no relay lists', async () => {
    await ask(idOf('leaf-a'), idOf('gw-ingress'), {
      prepare: (world) => {
        const relay = world.nodes.get(idOf('gw-relay'));
        if (relay) relay.relayaddrs = [];
      },
    });
    await told();
    expect(answer().sentence).toContain('leaf-a is relayed, but no relay lists it');
    expect(answer().notes).toContain('The server returned HTTP 500 for leaf-a: not found.');
  });

  it('keeps the name of a deleted node', async () => {
    const { world } = await ask(idOf('owned-node'), idOf('mac-laptop'));
    await told();
    world.nodes.delete(idOf('mac-laptop'));
    await act(async () => shown().on.checkAgain());
    await waitFor(() => expect(shown().view.to.problem?.text).toMatch(/^mac-laptop no longer exists/));
    expect([shown().view.from.text, shown().view.to.text]).toEqual(['owned-node', 'mac-laptop']);
  });
});

describe('a fix', () => {
  async function takeTheStep(): Promise<void> {
    await told();
    const [step] = answer().fixes;
    if (!step) throw new Error('The drawer offers no fix');
    const action = fixAction(step);
    if (!action) throw new Error('The fix is a link');
    shown().on.act([action]);
    await act(async () => void confirmAsked());
    await waitFor(() => expect(answer().title).toBe('Reachable'));
  }

  it('connects a node', async () => {
    const { world } = await ask(idOf('owned-node'), idOf('gw-ingress'), {
      prepare: ({ nodes }) => {
        const node = nodes.get(idOf('owned-node'));
        if (node) node.connected = 'no';
      },
    });
    await takeTheStep();
    expect(world.nodes.get(idOf('owned-node'))?.connected).toBe('yes');
  });

  it('enables a client', async () => {
    const { world } = await ask('meshnet/phone-2', idOf('gw-ingress'));
    const isEnabled = () =>
      [...world.extClients.values()].find(({ clientid }) => clientid === 'phone-2')?.enabled;
    expect(isEnabled()).toBe(false);
    await takeTheStep();
    expect(isEnabled()).toBe(true);
  });

  it('allows a pair', async () => {
    const { world } = await ask(idOf('leaf-a'), idOf('mac-laptop'));
    expect(answer().title).toBe('Blocked');
    await takeTheStep();
    expect(world.acls.get('meshnet')?.[idOf('leaf-a')]?.[idOf('mac-laptop')]).toBe(2);
  });
});
