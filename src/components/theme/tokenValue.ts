/** What a token is worth in the page: resolves `var(--name)` against the root, where the theme's class stands. */
export function tokenValue(token: string): string {
  const name = /^var\((--[^,)]+)\)$/.exec(token)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : token;
}
