/** What a token (`var(--…)`) stands for in the present theme. */
export function resolved(token: string): string {
  const name = /^var\((--[^,)]+)\)$/.exec(token)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : token;
}
