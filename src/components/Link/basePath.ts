/** The path below which the application is served, without its last slash. Empty at the root of a host. */
export const basePath = import.meta.env.BASE_URL.replace(/\.?\/$/, '');

/** Returns the browser's address of a path in the application. Other addresses stay the same. */
export function withBase(href: string): string {
  return href.startsWith('/') ? basePath + href : href;
}

/** Returns the path in the application for a path in the browser's address. */
export function withoutBase(pathname: string): string {
  return pathname.slice(basePath.length) || '/';
}
