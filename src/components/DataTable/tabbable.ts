const candidates = 'a[href], button, input, select, textarea, [tabindex]';

/** What Tab stops at inside an element, in order. */
export function tabbableIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(candidates)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility(),
  );
}
