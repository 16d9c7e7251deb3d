// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import * as palette from '../../../screens/find/FindPalette/FindPalette.tsx';
import { hashOf } from '../../../domain/format/hash.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { settingsStore } from '../../stores/settings.ts';
import { confirmAsked } from '../../testing/confirmAsked.ts';
import { openPage } from '../../testing/openPage.tsx';
import { FindOpener, SingleKeysAsSet } from './FindOpener.tsx';

function AnyPage() {
  return (
    <SingleKeysAsSet>
      <FindOpener netid="meshnet" />
    </SingleKeysAsSet>
  );
}

/** Replaces the palette, so that tests can read its view and call its actions. */
let drawn: MockInstance<typeof palette.FindPalette>;

beforeEach(() => {
  drawn = vi.spyOn(palette, 'FindPalette').mockReturnValue(<></>);
});

function shown() {
  const [props] = drawn.mock.lastCall ?? [];
  if (!props) throw new Error('The palette is not open yet');
  return props;
}

type Options = Partial<Parameters<typeof openPage>[1]>;

const open = (options: Options = {}) =>
  openPage([{ path: '*', Component: AnyPage }], { at: '/', ...options });

async function openPalette(options: Options = {}) {
  const page = await open(options);
  press('k', { ctrlKey: true });
  await waitFor(shown);
  return page;
}

function press(key: string, held: { readonly ctrlKey?: boolean } = {}): void {
  act(() => void fireEvent.keyDown(document.body, { key, ...held }));
}

const type = (keys: string) => [...keys].forEach((key) => press(key));
const thing = (name: string) => {
  const found = shown().view.items.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

describe('single keys', () => {
  it('open the sections with the chosen network', async () => {
    const { address } = await open();
    type('gw');
    await waitFor(() => expect(address()).toBe('/networks'));
    type('gn');
    await waitFor(() => expect(address()).toBe('/nodes/meshnet'));
    type('gf');
    await waitFor(() => expect(address()).toBe('/findings/meshnet'));
    type('gh');
    await waitFor(() => expect(address()).toBe('/'));
    type('gr');
    await waitFor(() => expect(address()).toBe('/findings/meshnet'));
  });

  it('do nothing when they are switched off, except Ctrl+K', async () => {
    const { address } = await open();
    type('?');
    const toggle = await screen.findByRole('switch', { name: 'Single-key shortcuts' });
    await act(async () => toggle.click());
    expect(settingsStore.settings.singleKeys).toBe(false);
    fireEvent.keyDown(toggle, { key: 'Escape' });
    fireEvent.keyUp(toggle, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    type('gw?');
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('k', { ctrlKey: true });
    await waitFor(shown);
  });
});

describe('the palette', () => {
  it('opens the selected result and remembers it', async () => {
    const { address } = await openPalette();
    const leaf = thing('leaf-a');
    await act(async () => shown().on.open(leaf));
    await waitFor(() => expect(address()).toBe(leaf.href));
    press('k', { ctrlKey: true });
    await waitFor(() => expect(shown().view.recent).toEqual([hashOf(leaf.id)]));
  });

  it('follows the link of an action', async () => {
    const { address } = await openPalette();
    const action = { id: 'createNetwork', label: 'Create a network', href: '/networks/create' } as const;
    await act(async () => shown().on.act(action));
    await waitFor(() => expect(address()).toBe('/networks/create'));
  });

  it('asks before it approves a pending node', async () => {
    const { world } = await openPalette();
    const { node } = thing('pending-one');
    if (!node) throw new Error('The scenario has no such node');
    const acts = { kind: 'approveNode', node } as const;
    await act(async () => shown().on.act({ id: 'approve', label: 'Approve', acts }));
    expect(world.nodes.get(node.id)?.ispending).toBe('yes');
    await act(async () => void confirmAsked());
    await waitFor(() => expect(world.nodes.get(node.id)?.ispending).toBe('no'));
    expect(toastQueue.snapshot().history.at(0)?.kind).toBe('success');
  });

  it('names the lists that failed', async () => {
    await openPalette({ faults: 'GET /dns=503' });
    expect(shown().view.unread).toEqual({ loading: [], failed: ['dns'] });
  });

  it('hides administration from users', async () => {
    await openPalette({ scenario: 'enterprise', as: 'lvl2-client' });
    expect(shown().view.items.map(({ name }) => name)).not.toContain('Server logs');
    expect(shown().view.records.viewer.user.isAdmin).toBe(false);
  });
});
