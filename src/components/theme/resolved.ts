/** The value of a token (`var(--…)`) in the theme of the page, or of an element. */
export function resolved(token: string, within: Element = document.documentElement): string {
  const name = /^var\((--[^,)]+)\)$/.exec(token)?.[1];
  return name ? getComputedStyle(within).getPropertyValue(name).trim() : token;
}
