import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { startOf } from '../../../domain/graph/layout/startingPoints.ts';
import { prepareLayout, startLayout, type LayoutReport } from './startLayout.ts';

/** Records its orders, and responds on demand. */
class FakeWorker extends EventTarget {
  static readonly begun: FakeWorker[] = [];
  readonly orders: unknown[] = [];
  isOver = false;

  constructor() {
    super();
    FakeWorker.begun.push(this);
  }

  postMessage(order: unknown): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isOver = true;
  }

  report(data: LayoutReport): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const ended = () => FakeWorker.begun.map(({ isOver }) => isOver);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.begun.length = 0;
});

afterEach(() => {
  // A waiting worker would affect the next test.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const graph: LayoutGraph = {
  items: ['one', 'other'].map((id) => ({ id, radius: 30, part: 'disc' })),
  springs: [],
  members: new Map(),
};
const start = startOf(graph);
const points = graph.items.map(() => ({ x: 7, y: 7 }));

describe('a layout', () => {
  it('reports while items settle, and then ends its worker', () => {
    const reports: LayoutReport[] = [];
    startLayout(graph, start, (report) => reports.push(report));
    const [worker] = FakeWorker.begun;
    expect(worker?.orders).toEqual([{ graph, start }]);
    worker?.report({ points, isSettled: false });
    expect(ended()).toEqual([false]);
    worker?.report({ points, isSettled: true });
    expect(ended()).toEqual([true]);
    expect(reports.map(({ isSettled }) => isSettled)).toEqual([false, true]);
  });

  it('keeps items where they start if its worker fails', () => {
    const onReport = vi.fn<(report: LayoutReport) => void>();
    startLayout(graph, start, onReport);
    FakeWorker.begun[0]?.dispatchEvent(new Event('error'));
    expect(onReport.mock.calls).toEqual([[{ points: start.points, isSettled: true }]]);
    expect(ended()).toEqual([true]);
  });

  it('is ended at once', () => {
    startLayout(graph, start, () => {})();
    expect(ended()).toEqual([true]);
  });
});

describe('a layout that was prepared', () => {
  it('uses the waiting worker, and another for the next layout', () => {
    prepareLayout();
    prepareLayout();
    expect(FakeWorker.begun.map(({ orders }) => orders)).toEqual([[]]);

    const endFirst = startLayout(graph, start, () => {});
    expect(FakeWorker.begun.map(({ orders }) => orders)).toEqual([[{ graph, start }]]);
    const endSecond = startLayout(graph, start, () => {});
    expect(FakeWorker.begun).toHaveLength(2);
    expect(ended()).toEqual([false, false]);
    endFirst();
    endSecond();
    expect(ended()).toEqual([true, true]);
  });

  it('ends its worker if it isn’t used', () => {
    prepareLayout();
    vi.advanceTimersByTime(60_000);
    expect(ended()).toEqual([true]);

    prepareLayout();
    startLayout(graph, start, () => {});
    vi.advanceTimersByTime(120_000);
    expect(ended()).toEqual([true, false]);
  });

  it('uses another worker if the waiting one has failed', () => {
    prepareLayout();
    FakeWorker.begun[0]?.dispatchEvent(new Event('error'));
    expect(ended()).toEqual([true]);
    startLayout(graph, start, () => {});
    expect(FakeWorker.begun.map(({ orders }) => orders)).toEqual([[], [{ graph, start }]]);
  });

  it('keeps items where they start if its worker fails later, without ending the next waiting worker', () => {
    const onReport = vi.fn<(report: LayoutReport) => void>();
    prepareLayout();
    startLayout(graph, start, onReport);
    prepareLayout();
    FakeWorker.begun[0]?.dispatchEvent(new Event('error'));
    expect(onReport.mock.calls).toEqual([[{ points: start.points, isSettled: true }]]);
    expect(ended()).toEqual([true, false]);
  });
});
