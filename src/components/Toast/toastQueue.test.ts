import { describe, expect, it, vi } from 'vitest';
import { type Clock, createToastQueue, toastLifetime } from './toastQueue.ts';

function handClock() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
  };
  const advance = (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    due.forEach(({ run }) => run());
  };
  return { clock, advance };
}

function aQueue() {
  const { clock, advance } = handClock();
  const queue = createToastQueue(clock);
  const texts = () => queue.snapshot().toasts.map(({ text }) => text);
  const history = () => queue.snapshot().history.map(({ text }) => text);
  return { queue, advance, texts, history };
}

describe('toasts on screen', () => {
  it.each(['success', 'error'] as const)('closes a toast of kind %s after 5000 ms', (kind) => {
    const { queue, advance, texts } = aQueue();
    queue.show({ kind, text: 'Done' });
    advance(4999);
    expect(texts()).toEqual(['Done']);
    advance(1);
    expect(texts()).toEqual([]);
  });

  it('keeps a pending toast until it is updated', () => {
    const { queue, advance, texts } = aQueue();
    const id = queue.show({ kind: 'pending', text: 'Saving' });
    advance(60_000);
    expect(texts()).toEqual(['Saving']);
    queue.update(id, { kind: 'success', text: 'Saved' });
    expect(texts()).toEqual(['Saved']);
    advance(toastLifetime);
    expect(texts()).toEqual([]);
  });

  it('changes a toast in its place and drops the old detail', () => {
    const { queue, texts } = aQueue();
    const first = queue.show({ kind: 'pending', text: 'First', detail: 'waiting' });
    queue.show({ kind: 'pending', text: 'Second' });
    queue.update(first, { kind: 'error', text: 'First failed' });
    expect(texts()).toEqual(['First failed', 'Second']);
    expect(queue.snapshot().toasts[0]).not.toHaveProperty('detail');
  });

  it('restarts the countdown of an updated toast', () => {
    const { queue, advance, texts } = aQueue();
    const id = queue.show({ kind: 'error', text: 'Failed' });
    advance(4000);
    queue.update(id, { kind: 'success', text: 'Saved' });
    advance(4999);
    expect(texts()).toEqual(['Saved']);
    advance(1);
    expect(texts()).toEqual([]);
  });

  it('shows the outcome of a pending toast that was closed', () => {
    const { queue, texts } = aQueue();
    const id = queue.show({ kind: 'pending', text: 'Saving' });
    queue.close(id);
    expect(texts()).toEqual([]);
    queue.update(id, { kind: 'error', text: 'Not saved' });
    expect(texts()).toEqual(['Not saved']);
  });

  it('replaces the toast with the same id instead of showing it twice', () => {
    const { queue, texts } = aQueue();
    queue.show({ id: 'session', kind: 'error', text: 'Ends in 5 minutes' });
    queue.show({ id: 'session', kind: 'error', text: 'Ends in 1 minute' });
    expect(texts()).toEqual(['Ends in 1 minute']);
  });

  it('keeps the latest toast after it was closed, so that none is announced twice', () => {
    const { queue } = aQueue();
    queue.show({ kind: 'success', text: 'Older' });
    const id = queue.show({ kind: 'success', text: 'Newer' });
    queue.close(id);
    expect(queue.snapshot().latest?.text).toBe('Newer');
  });

  it('shows the newest toast last', () => {
    const { queue, texts } = aQueue();
    queue.show({ kind: 'success', text: 'Older' });
    queue.show({ kind: 'success', text: 'Newer' });
    expect(texts()).toEqual(['Older', 'Newer']);
  });
});

describe('pausing', () => {
  it('stops every countdown and continues with what was left', () => {
    const { queue, advance, texts } = aQueue();
    queue.show({ kind: 'success', text: 'Older' });
    advance(3000);
    queue.show({ kind: 'success', text: 'Newer' });
    queue.pause();
    advance(60_000);
    expect(texts()).toEqual(['Older', 'Newer']);
    queue.resume();
    advance(1999);
    expect(texts()).toEqual(['Older', 'Newer']);
    advance(1);
    expect(texts()).toEqual(['Newer']);
    advance(3000);
    expect(texts()).toEqual([]);
  });

  it('holds toasts that arrive while paused', () => {
    const { queue, advance, texts } = aQueue();
    const id = queue.show({ kind: 'pending', text: 'Saving' });
    queue.pause();
    queue.update(id, { kind: 'success', text: 'Saved' });
    advance(60_000);
    expect(texts()).toEqual(['Saved']);
  });

  it('ends when the last toast is closed', () => {
    const { queue, advance, texts } = aQueue();
    const id = queue.show({ kind: 'error', text: 'Failed' });
    queue.pause();
    queue.close(id);
    expect(queue.snapshot().isPaused).toBe(false);
    queue.show({ kind: 'success', text: 'Next' });
    advance(toastLifetime);
    expect(texts()).toEqual([]);
  });
});

describe('history', () => {
  it('keeps closed toasts, newest first, with the time of their last change', () => {
    const { queue, advance } = aQueue();
    const id = queue.show({ kind: 'pending', text: 'Saving' });
    queue.show({ kind: 'error', text: 'Failed', detail: 'Nothing was changed.' });
    advance(700);
    queue.update(id, { kind: 'success', text: 'Saved' });
    advance(toastLifetime);
    expect(queue.snapshot().history).toEqual([
      { id: 'toast-2', kind: 'error', text: 'Failed', detail: 'Nothing was changed.', at: 0 },
      { id: 'toast-1', kind: 'success', text: 'Saved', at: 700 },
    ]);
  });

  it('counts outcomes as unread, not pending toasts, until marked read', () => {
    const { queue } = aQueue();
    const id = queue.show({ kind: 'pending', text: 'Saving' });
    expect(queue.snapshot().unread).toBe(0);
    queue.update(id, { kind: 'success', text: 'Saved' });
    queue.show({ kind: 'error', text: 'Failed' });
    expect(queue.snapshot().unread).toBe(2);
    queue.markRead();
    expect(queue.snapshot().unread).toBe(0);
  });

  it('forgets the oldest beyond fifty', () => {
    const { queue, history } = aQueue();
    for (let n = 1; n <= 51; n += 1) queue.show({ kind: 'success', text: `Toast ${n}` });
    expect(history()).toHaveLength(50);
    expect(history()[0]).toBe('Toast 51');
    expect(history().at(-1)).toBe('Toast 2');
  });

  it('clears without touching what is on screen', () => {
    const { queue, history, texts } = aQueue();
    queue.show({ kind: 'success', text: 'Saved' });
    queue.clearHistory();
    expect(history()).toEqual([]);
    expect(queue.snapshot()).toMatchObject({ unread: 0, latest: undefined });
    expect(texts()).toEqual(['Saved']);
  });
});

it('restores earlier toasts once, into the history only, after newer ones', () => {
  const { queue, history, texts } = aQueue();
  queue.show({ kind: 'success', text: 'Now' });
  queue.restore([{ kind: 'error', text: 'Before', at: 1 }]);
  queue.restore([{ kind: 'error', text: 'Before', at: 1 }]);
  queue.show({ kind: 'success', text: 'Later' });
  expect([history(), texts(), queue.snapshot().unread]).toEqual([
    ['Later', 'Now', 'Before'],
    ['Now', 'Later'],
    2,
  ]);
  expect(new Set(queue.snapshot().history.map(({ id }) => id)).size).toBe(3);
});

it('withdraws a toast from screen and history', () => {
  const { queue } = aQueue();
  queue.show({ kind: 'success', text: 'Saved' });
  const id = queue.show({ kind: 'pending', text: 'pending' });
  queue.withdraw(id);
  const { toasts, latest, history } = queue.snapshot();
  expect([toasts, history].map((list) => list.map(({ text }) => text))).toEqual([['Saved'], ['Saved']]);
  expect(latest).toBeUndefined();
});

describe('undo', () => {
  it('closes the toast, and is no longer offered once it has succeeded', async () => {
    const { queue, texts } = aQueue();
    const undo = vi.fn(async () => true);
    const id = queue.show({ kind: 'success', text: 'Saved', undo });
    await Promise.all([queue.undo(id), queue.undo(id)]);
    expect(undo).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
    expect(queue.snapshot().history).toEqual([expect.not.objectContaining({ undo })]);
  });

  it('is offered again after a failure', async () => {
    const { queue } = aQueue();
    const undo = vi.fn(async () => false);
    const id = queue.show({ kind: 'success', text: 'Saved', undo });
    await queue.undo(id);
    expect(queue.snapshot().history).toMatchObject([{ text: 'Saved', undo }]);
  });

  it('is offered again after an error', async () => {
    const { queue } = aQueue();
    const undo = vi.fn(async () => Promise.reject(new Error('Not loaded')));
    const id = queue.show({ kind: 'success', text: 'Saved', undo });
    await expect(queue.undo(id)).rejects.toThrow('Not loaded');
    expect(queue.snapshot().history).toMatchObject([{ text: 'Saved', undo }]);
  });

  it('stays in a long history, unless that is cleared', async () => {
    const { queue } = aQueue();
    const undo = vi.fn(async () => true);
    const id = queue.show({ kind: 'success', text: 'Saved', undo });
    for (let n = 1; n <= 60; n += 1) queue.show({ kind: 'success', text: `Toast ${n}` });
    expect(queue.snapshot().history).toHaveLength(51);
    expect(queue.snapshot().history.at(-1)).toMatchObject({ undo });
    queue.close(id);
    queue.clearHistory();
    await queue.undo(id);
    expect(undo).not.toHaveBeenCalled();
  });
});

describe('subscribing', () => {
  it('notifies of each change until unsubscribed', () => {
    const { queue } = aQueue();
    const listener = vi.fn();
    const unsubscribe = queue.subscribe(listener);
    const id = queue.show({ kind: 'success', text: 'Saved' });
    queue.close(id);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    queue.show({ kind: 'success', text: 'Saved' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns a new snapshot only after a change', () => {
    const { queue } = aQueue();
    queue.show({ kind: 'success', text: 'Saved' });
    const before = queue.snapshot();
    queue.resume();
    expect(queue.snapshot()).toBe(before);
    queue.pause();
    expect(queue.snapshot()).not.toBe(before);
  });
});
