import type { Place } from './place.ts';

/** The place of a cell or name, or of what is inside of it. */
export function placeOf(target: EventTarget): Place | undefined {
  const element = target instanceof Element ? target.closest('[data-row]') : null;
  if (!(element instanceof HTMLElement)) return undefined;
  return { row: Number(element.dataset.row), column: Number(element.dataset.column) };
}
