// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCopy } from './CopyButton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aCopy = () => renderHook(() => useCopy({ value: '10.20.4.4', shownIn: undefined }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('shows the result for two seconds', async () => {
  const { result } = aCopy();
  result.current.copy();
  await pass(1999);
  expect(result.current.state).toBe('copied');
  await pass(1);
  expect(result.current.state).toBe('idle');
});

it('counts the two seconds from the last click', async () => {
  const { result } = aCopy();
  result.current.copy();
  await pass(1500);
  result.current.copy();
  await pass(1500);
  expect(result.current.state).toBe('copied');
});
