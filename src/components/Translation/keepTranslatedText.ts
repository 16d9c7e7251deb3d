/** The element that translators put in the place of a text node. The console doesn’t use it. */
const wrapper = 'FONT';

/** The wrapper that replaced a text node of React. */
const wrappers = new WeakMap<Node, Element>();

/**
 * Lets React keep changing a page that the browser translates. A translator takes the text nodes out of the page and puts
 * wrappers into their places. React still holds the text nodes: it would fail to remove one, fail to insert something
 * before one, and change a text that the page no longer shows.
 */
export function keepTranslatedText(): void {
  const watcher = new MutationObserver(follow);
  watcher.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function removeWithWrapper<Child extends Node>(this: Node, child: Child) {
    removeChild.call(this, placeOf(child, this));
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeWrapper<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    insertBefore.call(this, child, next && placeOf(next, this));
    return child;
  };

  /** Returns the child of `parent` that shows the text of `node`. */
  function placeOf(node: Node, parent: Node): Node {
    if (node.parentNode === parent) return node;
    follow(watcher.takeRecords());
    let place = wrappers.get(node) ?? node;
    while (place.parentNode !== parent && place.parentElement?.tagName === wrapper)
      place = place.parentElement;
    return place.parentNode === parent ? place : node;
  }

  function follow(records: readonly MutationRecord[]): void {
    const added = new Set(records.flatMap(({ addedNodes }) => Array.from(addedNodes).filter(isWrapper)));
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') showAgain(target);
      for (const node of addedNodes) if (wrappers.has(node)) showAgain(node);
      for (const node of removedNodes) {
        const beside = [...addedNodes, previousSibling, nextSibling];
        const found = node instanceof Text && beside.find((each) => isWrapper(each) && added.has(each));
        if (!isWrapper(found)) continue;
        wrappers.set(node, found);
        watcher.observe(node, { characterData: true });
      }
    }
  }
}

function isWrapper(node: unknown): node is Element {
  return node instanceof Element && node.tagName === wrapper;
}

/** Puts a text node that React has changed or moved back in the place of its wrapper. It is then translated again. */
function showAgain(text: Node): void {
  const found = wrappers.get(text);
  if (!(text instanceof Text) || !found || found.contains(text)) return;
  wrappers.delete(text);
  if (text.isConnected) found.remove();
  else found.replaceWith(text);
}
