const units = [
  { above: 1e12, name: 'TiB' },
  { above: 1e9, name: 'GiB' },
  { above: 1e6, name: 'MiB' },
  { above: 1e3, name: 'KiB' },
];

/** The server’s counters are 64-bit. */
const maxCounter = 2 ** 63;

export type ByteFigure = { readonly figure: string; readonly unit: string };

/** The unit changes above a power of ten and divides by that power, despite the binary unit names. */
export function byteFigure(bytes: number): ByteFigure {
  if (bytes > maxCounter) return { figure: 'over 9,000,000', unit: 'TiB' };
  const unit = units.find(({ above }) => bytes > above);
  return unit
    ? { figure: (bytes / unit.above).toFixed(2), unit: unit.name }
    : { figure: String(Math.round(bytes)), unit: 'B' };
}

export function formatBytes(bytes: number): string {
  const { figure, unit } = byteFigure(bytes);
  return `${figure} ${unit}`;
}

export function formatLatency(milliseconds: number): string {
  if (milliseconds > 1e6) return 'over 1,000,000';
  return milliseconds < 1 ? '< 1' : String(Math.round(milliseconds));
}

export function formatPercent(percent: number): string {
  return percent > 1000 ? 'over 1,000%' : `${percent.toFixed(2)}%`;
}
