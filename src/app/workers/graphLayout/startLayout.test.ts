import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { startOf, type Spring, type Thing } from '../../../domain/graph/layout/startingPoints.ts';
import { mostThingsForElk, startLayout } from './startLayout.ts';

/** Which workers were started, and which orders the one with the forces has got; it answers nothing. */
const started: string[] = [];
const ordered: string[] = [];

class SilentWorker {
  readonly #name: string;

  constructor(url: string | URL) {
    this.#name = String(url).includes('elk') ? 'elk' : 'forces';
    started.push(this.#name);
  }

  addEventListener(): void {}
  terminate(): void {}

  postMessage(): void {
    ordered.push(this.#name);
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker);
  started.length = 0;
  ordered.length = 0;
});

afterEach(() => void vi.unstubAllGlobals());

const thing = (id: string, part: Thing['part']): Thing => ({ id, radius: 30, part });

/** A hub with as many things as asked for in trees of a gateway and its range, and single spokes. */
function hubWith(inTrees: number, single = 0): LayoutGraph {
  const gateways = Math.floor(inTrees / 2);
  const free = Array.from({ length: inTrees + single }, (_, index) => thing(String(index), 'free'));
  return {
    things: [thing('hub', 'hub'), ...free],
    springs: free.map((_, index): Spring => {
      const isTied = index >= gateways && index < inTrees;
      return [index + 1, isTied ? 1 + ((index - gateways) % gateways) : 0];
    }),
    members: new Map(),
  };
}

async function workersFor(graph: LayoutGraph): Promise<readonly string[]> {
  const end = startLayout(graph, startOf(graph), () => {});
  await Promise.resolve();
  end();
  return started;
}

it('has elkjs arrange trees up to a bound, and the forces what is larger', async () => {
  expect(await workersFor(hubWith(mostThingsForElk))).toEqual(['forces', 'elk']);
  started.length = 0;
  expect(await workersFor(hubWith(mostThingsForElk + 2))).toEqual(['forces']);
});

it('does not count spokes alone, which need no elkjs', async () => {
  expect(await workersFor(hubWith(mostThingsForElk, 100))).toEqual(['forces', 'elk']);
  started.length = 0;
  expect(await workersFor(hubWith(0, 100))).toEqual(['forces']);
});

it('arranges spokes alone before the forces see them', async () => {
  const posted = vi.spyOn(SilentWorker.prototype, 'postMessage');
  const graph = hubWith(0, 30);
  const end = startLayout(graph, startOf(graph), () => {});
  await vi.waitFor(() => expect(ordered).toEqual(['forces']));
  expect(posted).toHaveBeenCalledWith(
    expect.objectContaining({ start: expect.objectContaining({ isArranged: true }) }),
    [],
  );
  end();
});
