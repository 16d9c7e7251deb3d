const units = [
  { above: 1e12, name: 'TiB' },
  { above: 1e9, name: 'GiB' },
  { above: 1e6, name: 'MiB' },
  { above: 1e3, name: 'KiB' },
];

/** §9: the unit switches strictly above a power of ten and divides by that same power, binary names notwithstanding. */
export function formatBytes(bytes: number): string {
  const unit = units.find(({ above }) => bytes > above);
  return unit ? `${(bytes / unit.above).toFixed(2)} ${unit.name}` : `${bytes} B`;
}
