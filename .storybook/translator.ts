/**
 * Changes the page as a browser's translator does: replaces each text node, and each that is added or changed later, by
 * the same text in two `<font>` elements. Returns a function that stops it.
 */
export function startTranslator(): () => void {
  const watcher = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) translate(node);
    }
  });
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  const readTexts = readThroughWrappers();
  return () => {
    watcher.disconnect();
    readTexts();
  };
}

/** Elements that a translator leaves alone. A text in a drawing can’t have elements inside. */
const untranslated = 'font, svg, script, style, textarea, [translate=no]';

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentElement } = text;
    if (!parentElement || parentElement.closest(untranslated) || text.textContent?.trim() === '') continue;
    const inner = document.createElement('font');
    inner.append(text.textContent ?? '');
    const outer = document.createElement('font');
    outer.append(inner);
    parentElement.replaceChild(outer, text);
  }
}

/**
 * Returns translated texts that are set as names, addresses or commands, whose fonts distinguish 0 and O. Words among them
 * are fine, such as the "and" of a pair.
 */
export function translatedNames(): readonly string[] {
  return Array.from(document.body.querySelectorAll('font > font'))
    .filter((text) => getComputedStyle(text).fontFeatureSettings.includes('zero'))
    .map((text) => text.textContent.trim())
    .filter((text) => /^\S*\d\S*$/.test(text));
}

/** For Testing Library, a text belongs to the element around its wrappers, as it does for people. */
function readThroughWrappers(): () => void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes');
  if (!own?.get) throw new Error('This browser has no childNodes.');
  const read = own.get;
  const isWrapper = (node: Node) => node instanceof Element && node.tagName === 'FONT';
  const childrenOf = (node: Node): ChildNode[] =>
    Array.from<ChildNode>(read.call(node)).flatMap((child) => (isWrapper(child) ? childrenOf(child) : child));
  Object.defineProperty(Node.prototype, 'childNodes', {
    configurable: true,
    get(this: Node) {
      const children = isWrapper(this) ? [] : childrenOf(this);
      return Object.assign(children, { item: (index: number) => children[index] ?? null });
    },
  });
  return () => Object.defineProperty(Node.prototype, 'childNodes', own);
}
