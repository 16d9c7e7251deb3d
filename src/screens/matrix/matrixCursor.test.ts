// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matrixCursorFilter, useMatrixCursor, type MatrixPosition } from './matrixCursor.ts';

const cell = { row: 'id-1', column: 'os=linux & more..' };

describe('the cursor of a matrix in the address', () => {
  test.each<[string, MatrixPosition | undefined, string]>([
    ['nowhere', undefined, ''],
    ['at a cell', { ...cell, from: undefined }, 'at=id-1&at=os%3Dlinux+%26+more..'],
    ['at the name of a row', { row: 'id-1', column: undefined, from: undefined }, 'at=id-1&at='],
    ['at the name of a column', { row: undefined, column: 'id-2', from: undefined }, 'at=&at=id-2'],
    [
      'at the end of a rectangle',
      { row: 'b', column: 'd', from: { row: 'a', column: 'c' } },
      'at=b&at=d&from=a&from=c',
    ],
  ])('is %s in the address', (_, at, query) => {
    expect(matrixCursorFilter.change(new URLSearchParams(), { at }).toString()).toBe(query);
    expect(matrixCursorFilter.read(new URLSearchParams(query))).toEqual({ at });
  });

  test('ignores invalid positions and keeps the rest of the address', () => {
    expect(matrixCursorFilter.read(new URLSearchParams('at=&at='))).toEqual({ at: undefined });
    expect(
      matrixCursorFilter.change(new URLSearchParams('rows=db&at=a&at=b'), { at: undefined }).toString(),
    ).toBe('rows=db');
  });
});

describe('moving the cursor of a matrix', () => {
  const names = ['a', 'b'].map((id) => ({ kind: 'item', id, label: id, href: `#${id}` }) as const);
  const placeB = { row: 'b', column: undefined, from: undefined };

  /** Moves the cursor to a row name just before the check. */
  function movedToB() {
    document.body.innerHTML =
      '<main><a href="#out"></a></main><div role="grid"><button>b</button><a href="#b"></a><i></i></div>';
    const onRest = vi.fn<(at: MatrixPosition) => void>();
    const options = { rows: names, columns: names, at: undefined, onRest };
    const { result } = renderHook(() => useMatrixCursor(options));
    act(() => result.current.move({ row: 1, column: -1 }));
    return onRest;
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is written to the address after a pause', () => {
    const onRest = movedToB();
    expect(onRest).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(300));
    expect(onRest.mock.calls).toEqual([[placeB]]);
  });

  test.each([
    [
      'Enter on a name',
      '[role=grid] button',
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      1,
    ],
    ['a click on a link in it', '[role=grid] a', new Event('pointerdown', { bubbles: true }), 1],
    ['a click outside', 'main a', new Event('pointerdown', { bubbles: true }), 1],
    ['a key outside', 'main a', new KeyboardEvent('keydown', { key: 'g', bubbles: true }), 1],
    ['an arrow key', '[role=grid] button', new KeyboardEvent('keydown', { key: 'Down', bubbles: true }), 0],
    ['a click on a cell', '[role=grid] i', new Event('pointerdown', { bubbles: true }), 0],
  ])('is written before %s that can navigate', (_, target, event, times) => {
    const onRest = movedToB();
    act(() => void document.querySelector(target)?.dispatchEvent(event));
    expect(onRest).toHaveBeenCalledTimes(times);
  });
});
