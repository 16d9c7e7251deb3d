/*
 * Accessibility checks that run in the page. Each function is serialised, so it must not refer to others. A fault names
 * an element by its tag, its name and the last part of its class.
 */

export function motionFaults() {
  return document
    .getAnimations()
    .filter((animation) => animation.playState === 'running')
    .map(({ effect, animationName, transitionProperty }) => {
      const { className } = effect?.target ?? {};
      return `${animationName ?? transitionProperty ?? 'something'} moves in .${className}`;
    });
}

/** Returns the elements that consist only of their background, with its colour. Call it before colours are forced. */
export function drawnByBackground() {
  const nothing = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor];
  const elements = [...document.querySelectorAll('#storybook-root *, [role="dialog"] *')].filter(
    (element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isEmpty = element.textContent.trim() === '' && !element.querySelector('svg, img, input, canvas');
      return (
        isEmpty &&
        element instanceof HTMLElement &&
        width > 1 &&
        height > 1 &&
        style.visibility === 'visible' &&
        !nothing.includes(style.backgroundColor) &&
        style.backgroundImage === 'none'
      );
    },
  );
  return elements.map((element) => ({ element, colour: getComputedStyle(element).backgroundColor }));
}

/**
 * Forced colours remove shadows and backgrounds, and all lines have the same colour. Elements that consist only of their
 * background must still be visible and differ from neighbours of another colour, and selected elements must differ from
 * others.
 */
export function coloursKept(drawn) {
  const faults = new Set();
  const named = (element) =>
    `${element.tagName.toLowerCase()}.${String(element.className).split(' ').at(-1)}`;
  const neighbours = new Map();
  for (const { element, colour } of drawn) {
    const style = getComputedStyle(element);
    const seen = neighbours.get(element.parentElement) ?? new Map();
    neighbours.set(element.parentElement, seen);
    const shown = `${style.backgroundColor} ${style.backgroundImage} ${style.borderTopWidth} ${style.borderTopStyle}`;
    if ((seen.get(shown) ?? colour) !== colour)
      faults.add(`${named(element)} looks like a neighbour of another colour`);
    seen.set(shown, colour);
    const hasLine = ['Top', 'Right', 'Bottom', 'Left'].some(
      (side) => Number.parseFloat(style[`border${side}Width`]) > 0,
    );
    if (!hasLine && style.forcedColorAdjust !== 'none') faults.add(`${named(element)} is invisible`);
  }
  const chosen =
    '[aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"])';
  for (const element of document.querySelectorAll(chosen)) {
    const kind = `${element.tagName}[class~="${element.classList[0]}"]`;
    const siblings = element.parentElement?.parentElement?.querySelectorAll(kind) ?? [];
    const other = [...siblings].find((sibling) => !sibling.matches(chosen));
    if (other && look(element) === look(other)) faults.add(`${named(element)} doesn’t look selected`);
  }
  return [...faults];

  function look(element) {
    return [element, ...element.querySelectorAll('*')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => {
        const { borderBottomWidth, borderTopWidth, outlineStyle, fontWeight, forcedColorAdjust } =
          getComputedStyle(part);
        return [
          part instanceof SVGElement && part.tagName,
          borderBottomWidth,
          borderTopWidth,
          outlineStyle,
          fontWeight,
          forcedColorAdjust,
        ].join();
      })
      .join('|');
  }
}

/**
 * In a drawing, a shape on top of a filled one must have another colour: with one colour for both, a QR code is a square
 * and a sign in a shape vanishes. No line may be faint. Call it while colours are forced.
 */
export function drawingFaults() {
  const leastOpacity = 0.4;
  const faults = new Set();
  for (const drawing of document.querySelectorAll('svg')) {
    const shapes = [...drawing.querySelectorAll('path, circle, rect, line, polyline')];
    const isFaint = shapes.some((shape) => Number(getComputedStyle(shape).strokeOpacity) < leastOpacity);
    if (isFaint) faults.add(`a drawing has a faint line: svg.${drawing.getAttribute('class')}`);
    if (shapes.length < 2 || !drawing.checkVisibility({ visibilityProperty: true })) continue;
    const parts = shapes.map((shape) => {
      const { fill, stroke, forcedColorAdjust } = getComputedStyle(shape);
      // Computed values don't show that the browser replaces a paint.
      const paint = (own) => (own === 'none' || forcedColorAdjust !== 'auto' ? own : 'forced');
      return { fill: paint(fill), stroke: paint(stroke), box: shape.getBoundingClientRect() };
    });
    const isLost = parts.some(
      ({ fill, box }, index) =>
        fill !== 'none' &&
        parts
          .slice(index + 1)
          .some(
            (above) =>
              contains(box, above.box) &&
              [above.fill, above.stroke].every((colour) => colour === fill || colour === 'none'),
          ),
    );
    if (isLost) faults.add(`a drawing loses a shape: svg.${drawing.getAttribute('class')}`);
  }
  return [...faults];

  function contains(outer, inner) {
    return (
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom
    );
  }
}

/**
 * A focused element must not be covered by fixed elements. With `isSeen`, checks instead that its focus is visible without
 * shadows and backgrounds, which forced colours remove.
 */
export async function focusFaults({ isSeen }) {
  const faults = new Set();
  const holder =
    [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document.body;
  const controls = [
    ...holder.querySelectorAll(
      'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select, [tabindex="0"]',
    ),
  ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
  // Checks the first and last element of each kind.
  const kinds = new Map();
  for (const element of controls) {
    const kind = `${element.tagName}${String(element.className)}${element.getAttribute('role')}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  // Whether a kind's focus is visible is the same in every story that this page shows, so it is checked once.
  const checked = isSeen ? (globalThis.visibleFocusChecked ??= new Set()) : new Set();
  for (const [kind, elements] of kinds) {
    if (checked.has(kind)) continue;
    checked.add(kind);
    for (const element of new Set([elements[0], elements.at(-1)])) await look(element);
  }
  return [...faults];

  async function look(element) {
    // Moves the focus to another control, because a dialog traps it.
    (controls.find((control) => control !== element) ?? document.body).focus();
    if (document.activeElement === element) element.blur();
    await drawn();
    const before = ring(element);
    element.focus();
    await drawn();
    if (document.activeElement !== element) return;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (isSeen) {
      if (ring(element) === before) faults.add(`the focus of ${named(element)} is invisible`);
      return;
    }
    // The label of a checkbox or radio button is clickable, too.
    const label = element.matches('[type="checkbox"], [type="radio"]') ? element.labels[0] : undefined;
    const whole = (label ?? element).getBoundingClientRect();
    const left = Math.max(whole.left, 0);
    const top = Math.max(whole.top, 0);
    const box = {
      left,
      top,
      width: Math.min(whole.right, innerWidth) - left,
      height: Math.min(whole.bottom, innerHeight) - top,
    };
    const points = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.8],
      [0.1, 0.8],
      [0.9, 0.2],
    ];
    const isThere = points.some(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      // Escape and blur close a tooltip.
      if (hit?.closest('[role="tooltip"]')) return true;
      return hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
    });
    if (!isThere) faults.add(`${named(element)} is covered while focused`);
  }

  /** React handles focus events after this script. */
  async function drawn() {
    await new Promise((resolve) => setTimeout(resolve));
  }

  function ring(element) {
    const around = [element];
    for (let at = element.parentElement; at && around.length < 4; at = at.parentElement) around.push(at);
    return [
      ...new Set([...around, ...element.querySelectorAll('*'), ...(element.parentElement?.children ?? [])]),
    ]
      .map((part) => {
        const s = getComputedStyle(part);
        return `${s.outlineStyle}${s.outlineWidth}${s.borderTopWidth}${s.borderBottomWidth}${s.textDecorationLine}${s.forcedColorAdjust}`;
      })
      .join('|');
  }

  function named(element) {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    return `${element.tagName.toLowerCase()} “${name}” .${String(element.className).split(' ').at(-1)}`;
  }
}

/** Finds elements that are wider than the window, apart from tables, charts and code. */
export function widthFaults() {
  const wide =
    'table, [role="table"], [role="grid"], [role="tablist"], [role="radiogroup"], nav, pre, .react-flow';
  const faults = new Set();
  for (const element of [document.scrollingElement, ...document.body.querySelectorAll('*')]) {
    const { overflowX } = getComputedStyle(element);
    const scrolls = element === document.scrollingElement || overflowX === 'auto' || overflowX === 'scroll';
    if (!scrolls || element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) continue;
    if (element.closest(wide) || element.querySelector(wide)) continue;
    faults.add(`${named(element)} scrolls sideways, ${element.scrollWidth} px`);
  }
  for (const element of document.body.querySelectorAll('#storybook-root *, [role="dialog"] *')) {
    const { right, left, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || (right <= innerWidth + 1 && left >= -1)) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!hasText && !element.matches('button, a, input')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(wide) || isClipped(element)) continue;
    faults.add(`${named(element)} is cut off by the window`);
  }
  return [...faults];

  /** Whether the element is visually hidden, or inside a scrolling element, which is checked above. */
  function isClipped(element) {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) return true;
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      if (
        (overflowX === 'hidden' || overflowX === 'clip') &&
        box.right <= innerWidth + 1 &&
        element.textContent.length === 0
      )
        return true;
      if (position === 'fixed') return false;
    }
    return false;
  }

  function named(element) {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    return `${element.tagName.toLowerCase()} “${name}” .${String(element.className).split(' ').at(-1)}`;
  }
}
