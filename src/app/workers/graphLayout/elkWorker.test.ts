import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startElk } from './elkWorker.ts';

class SilentWorker extends EventTarget {
  static readonly begun: SilentWorker[] = [];
  isOver = false;

  constructor() {
    super();
    SilentWorker.begun.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.isOver = true;
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker);
  SilentWorker.begun.length = 0;
});

afterEach(() => void vi.unstubAllGlobals());

it('rejects current and later layouts after a crash, without an unhandled error', async () => {
  const elk = startElk();
  const asked = elk.layout({ id: 'graph' });
  const event = new Event('error', { cancelable: true });
  SilentWorker.begun[0]?.dispatchEvent(event);
  await expect(asked).rejects.toThrow('crashed');
  await expect(elk.layout({ id: 'graph' })).rejects.toThrow('crashed');
  expect(event.defaultPrevented).toBe(true);
});

it('is ended by the caller', () => {
  startElk().end();
  expect(SilentWorker.begun.map(({ isOver }) => isOver)).toEqual([true]);
});
