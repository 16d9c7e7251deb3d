import { proxy } from 'valtio';

/** The time that screens are drawn with, so that all ages on a page agree. Unix milliseconds. */
export const clock = proxy({ now: Date.now() });

export function tick(): void {
  clock.now = Date.now();
}
