/** Milliseconds as the console shows them: whole ones, and "< 1" below one. */
export function formatLatency(milliseconds: number): string {
  if (milliseconds > 1e6) return 'over 1,000,000';
  return milliseconds < 1 ? '< 1' : String(Math.round(milliseconds));
}
