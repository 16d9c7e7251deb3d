/** The elements that had the focus lately, the latest first. */
let trail: readonly HTMLElement[] = [];

/** A control, the menu it opened, the entry in it, and one more. */
const longest = 4;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) {
    trail = [target, ...trail.filter((element) => element !== target)].slice(0, longest);
  }
});

/**
 * Where the focus is, or was last before it fell to the document: a menu that has just closed gives it back a frame
 * later, which is too late for a dialog that opens with the menu's action.
 */
export function latestFocus(): Element | null {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return trail.find((element) => element.isConnected) ?? null;
}
