/** Milliseconds as the console shows them: whole ones, and "< 1" below one. */
export function formatLatency(milliseconds: number): string {
  return milliseconds < 1 ? '< 1' : String(Math.round(milliseconds));
}
