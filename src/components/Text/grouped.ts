const digits = new Intl.NumberFormat('en-US');

/** A count as it is shown, thousands apart. */
export function grouped(count: number): string {
  return digits.format(count);
}
