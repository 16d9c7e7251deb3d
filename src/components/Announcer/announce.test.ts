// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, mountAnnouncer, silence } from './announce.ts';

beforeEach(() => {
  silence();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  document.body.replaceChildren();
});

const lines = () => Array.from(mountAnnouncer().children, ({ textContent }) => textContent);

it('is on the page before the first text', () => {
  announce('3 of 19 nodes', 'list');
  expect(document.querySelectorAll('output[role=log][data-live-announcer]')).toHaveLength(1);
  expect(lines()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(lines()).toEqual(['3 of 19 nodes']);
});

it('speaks only the last text about a subject', () => {
  announce('19 nodes', 'list');
  vi.advanceTimersByTime(400);
  announce('3 of 19 nodes', 'list');
  vi.advanceTimersByTime(400);
  expect(lines()).toEqual([]);
  announce('1 selected', 'selection');
  vi.advanceTimersByTime(500);
  expect(lines()).toEqual(['3 of 19 nodes', '1 selected']);
});

it('speaks equal texts about several subjects once', () => {
  announce('This browser is offline', 'banner');
  announce('This browser is offline', 'list');
  vi.advanceTimersByTime(500);
  expect(lines()).toEqual(['This browser is offline']);
});

it('withdraws a text that waits', () => {
  announce('Nodes', 'page');
  announce('', 'page');
  vi.advanceTimersByTime(500);
  expect(lines()).toEqual([]);
});

it('removes a text after a while', () => {
  announce('Copied');
  vi.advanceTimersByTime(10_000);
  expect(lines()).toEqual([]);
});

it('speaks the last of what react-aria would speak with every keystroke', async () => {
  mountAnnouncer();
  const aria = document.createElement('div');
  aria.dataset['liveAnnouncer'] = 'true';
  aria.innerHTML = '<div role="log" aria-live="assertive"></div>';
  document.body.prepend(aria);
  const log = aria.firstElementChild;
  for (const text of ['15 options available.', '4 options available.']) {
    await vi.advanceTimersByTimeAsync(100);
    log?.append(Object.assign(document.createElement('div'), { textContent: text }));
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(log?.getAttribute('aria-live')).toBe('off');
  expect(lines()).toEqual(['4 options available.']);
});
