import * as css from './KeyCap.css.ts';

/** A key to press, such as `/` or `⌘K`. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className={css.cap}>{children}</kbd>;
}
