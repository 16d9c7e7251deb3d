// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { startLayout } from '../../workers/graphLayout/startLayout.ts';
import { storage } from '../../stores/storage.ts';
import { graphPlaces } from '../../stores/choices.ts';
import { resetStores } from '../../stores/store.ts';
import { arrange } from './useArrangement.ts';

function graphOf(...ids: readonly string[]): LayoutGraph {
  return {
    items: ids.map((id) => ({ id, radius: 30, part: 'disc' })),
    springs: [],
    members: new Map(),
  };
}

const placesOf = (netid: string) => graphPlaces.networks.get(netid)?.places;

/** A layout that settles on demand, with everything at (7, 7). */
function aLayout() {
  const end = vi.fn<() => void>();
  const reports: (() => void)[] = [];
  const layOut = vi.fn<typeof startLayout>(({ items }, _, onReport) => {
    reports.push(() => onReport({ points: items.map(() => ({ x: 7, y: 7 })), isSettled: true }));
    return end;
  });
  return { layOut, end, settle: () => reports.at(-1)?.() };
}

describe('the places of a graph', () => {
  const forAnIdleMoment: (() => void)[] = [];
  const rest = () => forAnIdleMoment.splice(0).forEach((run) => run());

  beforeEach(() => {
    forAnIdleMoment.length = 0;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => forAnIdleMoment.push(run));
  });

  afterEach(() => {
    resetStores('session');
    localStorage.clear();
  });

  it('are available at once, and while they settle', () => {
    const { layOut, settle } = aLayout();
    arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    expect(graphPlaces.networks.get('lab')).toMatchObject({ isSettled: false });
    expect(placesOf('lab')?.size).toBe(2);
    settle();
    expect(graphPlaces.networks.get('lab')).toMatchObject({ isSettled: true });
    expect(placesOf('lab')?.get('a')).toEqual({ x: 7, y: 7 });
  });

  it('stay when a page is left and opened again', () => {
    const { layOut, settle } = aLayout();
    arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    settle();
    const before = placesOf('lab');
    arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    expect(placesOf('lab')).toBe(before);
    expect(layOut).toHaveBeenCalledTimes(1);
  });

  it('stay when a node joins, which gets its own place', () => {
    const { layOut, settle } = aLayout();
    arrange('lab', 'mira', graphOf('a'), layOut);
    settle();
    arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    expect(placesOf('lab')?.get('a')).toEqual({ x: 7, y: 7 });
    expect(placesOf('lab')?.get('b')).not.toEqual({ x: 7, y: 7 });
    expect(layOut).toHaveBeenCalledTimes(1);
  });

  it('are kept for a node that leaves and comes back', () => {
    const { layOut, settle } = aLayout();
    arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    settle();
    arrange('lab', 'mira', graphOf('a'), layOut);
    arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    expect(placesOf('lab')?.get('b')).toEqual({ x: 7, y: 7 });
  });

  it('are computed again when all items are new', () => {
    const { layOut, settle } = aLayout();
    arrange('lab', 'mira', graphOf('a'), layOut);
    settle();
    arrange('lab', 'mira', graphOf('x', 'y'), layOut);
    expect(layOut).toHaveBeenCalledTimes(2);
  });

  it('are computed again when the layout was interrupted', () => {
    const { layOut, end } = aLayout();
    arrange('lab', 'mira', graphOf('a'), layOut)();
    expect(end).toHaveBeenCalledTimes(1);
    arrange('lab', 'mira', graphOf('a'), layOut);
    expect(layOut).toHaveBeenCalledTimes(2);
  });

  it('are kept for each network', () => {
    const { layOut, settle } = aLayout();
    arrange('lab', 'mira', graphOf('a'), layOut);
    settle();
    arrange('office', 'mira', graphOf('a'), layOut);
    expect(placesOf('lab')?.get('a')).toEqual({ x: 7, y: 7 });
    expect(graphPlaces.networks.get('office')).toMatchObject({ isSettled: false });
  });

  it('are stored in the browser for this user only', () => {
    const { layOut, settle } = aLayout();
    arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    settle();
    rest();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/mira|lab/);
    resetStores('session');
    arrange('lab', 'mira', graphOf('a', 'b', 'c'), layOut);
    expect(placesOf('lab')?.get('b')).toEqual({ x: 7, y: 7 });
    expect(placesOf('lab')?.has('c')).toBe(true);
    expect(layOut).toHaveBeenCalledTimes(1);
    resetStores('session');
    arrange('lab', 'jonas', graphOf('a', 'b'), layOut);
    expect(layOut).toHaveBeenCalledTimes(2);
  });

  it('are stored once, when idle', () => {
    const write = vi.spyOn(storage, 'write');
    const { layOut, settle } = aLayout();
    const leave = arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    settle();
    expect(write).not.toHaveBeenCalled();
    rest();
    expect(write).toHaveBeenCalledTimes(1);
    leave();
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('are stored even if the graph is left at once, including new items', () => {
    const { layOut, settle } = aLayout();
    const leave = arrange('lab', 'mira', graphOf('a'), layOut);
    settle();
    leave();
    arrange('lab', 'mira', graphOf('a', 'b'), layOut)();
    const before = placesOf('lab')?.get('b');
    resetStores('session');
    arrange('lab', 'mira', graphOf('a', 'b'), layOut);
    expect(layOut).toHaveBeenCalledTimes(1);
    expect(placesOf('lab')?.get('a')).toEqual({ x: 7, y: 7 });
    const { x = NaN, y = NaN } = before ?? {};
    expect(placesOf('lab')?.get('b')).toEqual({ x: Math.round(x), y: Math.round(y) });
  });

  it('are stored only for the most recent networks', () => {
    const { layOut, settle } = aLayout();
    for (const netid of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
      arrange(netid, 'mira', graphOf('a'), layOut);
      settle();
      rest();
    }
    resetStores('session');
    layOut.mockClear();
    arrange('seven', 'mira', graphOf('a'), layOut);
    expect(layOut).not.toHaveBeenCalled();
    arrange('one', 'mira', graphOf('a'), layOut);
    expect(layOut).toHaveBeenCalledTimes(1);
  });

  it.each(['undefined', '{}', '[{"of":1}]', '[null]', '[{"of":1,"places":[["a"]]}]'])(
    'are computed again if the browser stored %s',
    (text) => {
      localStorage.setItem('netmaker-graph-places', text);
      const { layOut } = aLayout();
      arrange('lab', 'mira', graphOf('a'), layOut);
      expect(layOut).toHaveBeenCalledTimes(1);
    },
  );
});
