/** What a token (`var(--…)`) stands for in the theme of the page, or in the one around an element. */
export function resolved(token: string, within: Element = document.documentElement): string {
  const name = /^var\((--[^,)]+)\)$/.exec(token)?.[1];
  return name ? getComputedStyle(within).getPropertyValue(name).trim() : token;
}
