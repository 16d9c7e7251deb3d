// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useElementCount } from './useElements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aCount = (total: number, isHeldBack: boolean) =>
  renderHook((props) => useElementCount(props.total, props.isHeldBack), {
    initialProps: { total, isHeldBack },
  });
const nextFrame = () => act(() => vi.advanceTimersToNextFrame());

it('makes a few things at once, whatever else goes on', () => {
  expect(aCount(32, false).result.current).toBe(32);
  expect(aCount(32, true).result.current).toBe(32);
});

it('makes more of them frame by frame', () => {
  const { result } = aCount(40, false);
  const counts = [0, 1, 2, 3].map(() => {
    const now = result.current;
    nextFrame();
    return now;
  });
  expect(counts).toEqual([0, 16, 32, 40]);
  expect(vi.getTimerCount()).toBe(0);
});

it('makes none while they are held back, and begins anew afterwards', () => {
  const { result, rerender } = aCount(40, false);
  nextFrame();
  rerender({ total: 40, isHeldBack: true });
  expect(result.current).toBe(0);
  nextFrame();
  expect(result.current).toBe(0);
  rerender({ total: 40, isHeldBack: false });
  nextFrame();
  expect(result.current).toBe(16);
});
