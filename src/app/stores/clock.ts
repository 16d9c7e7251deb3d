import { pageScoped } from './store.ts';

/** The time that screens are drawn with, so that all ages on a page agree. Unix milliseconds. */
export const clock = pageScoped('clock', () => ({ now: Date.now() }));

export function tick(): void {
  clock.now = Date.now();
}
