// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisibleCells } from './useVisibleCells.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const block = { size: 4, margin: 0 };
const blocks = { rows: block, columns: block };
const extent = {
  rows: 100,
  columns: 100,
  cellSize: { width: 10, height: 10 },
  blocks,
  headerWidth: 0,
  headerHeight: 0,
};

function scrollerOfEight(): HTMLElement {
  const scroller = document.createElement('div');
  Object.defineProperties(scroller, { clientWidth: { value: 80 }, clientHeight: { value: 80 } });
  return scroller;
}

function scrollTo(scroller: HTMLElement, top: number): void {
  act(() => {
    scroller.scrollTop = top;
    scroller.dispatchEvent(new Event('scroll'));
  });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('updates the visible cells during a scroll, and the cells at rest when it ends', () => {
  const scroller = scrollerOfEight();
  const { result } = renderHook(() => useVisibleCells(scroller, extent));
  const first = { rows: { from: 0, to: 8 }, columns: { from: 0, to: 8 } };
  expect(result.current).toEqual({ inSight: first, atRest: first });

  scrollTo(scroller, 400);
  const second = { ...first, rows: { from: 40, to: 48 } };
  expect(result.current).toEqual({ inSight: second, atRest: first });

  wait(79);
  scrollTo(scroller, 800);
  const third = { ...first, rows: { from: 80, to: 88 } };
  wait(79);
  expect(result.current).toEqual({ inSight: third, atRest: first });
  wait(1);
  expect(result.current).toEqual({ inSight: third, atRest: third });
});

it('returns the same object while the visible cells do not change', () => {
  const scroller = scrollerOfEight();
  const { result } = renderHook(() => useVisibleCells(scroller, extent));
  const before = result.current;
  scrollTo(scroller, 0);
  wait(80);
  expect(result.current).toBe(before);
  scrollTo(scroller, 400);
  expect(result.current.inSight.columns).toBe(before.inSight.columns);
});

it('shows added cells at rest at once', () => {
  const scroller = scrollerOfEight();
  const { result, rerender } = renderHook(({ rows }) => useVisibleCells(scroller, { ...extent, rows }), {
    initialProps: { rows: 4 },
  });
  rerender({ rows: 100 });
  expect(result.current.atRest.rows).toEqual({ from: 0, to: 8 });
});
