/** Words that keep their capital letters. */
const names = [
  'IPv4',
  'IPv6',
  'OAuth',
  'API',
  'ACL',
  'ACLs',
  'CSV',
  'DNS',
  'HTTP',
  'HTTPS',
  'IP',
  'QR',
  'MTU',
  'UDP',
  'Enter',
  'Esc',
  'Escape',
  'F6',
  'ID',
  'IDs',
  'URL',
];

/** Hyphens, and keys that are pressed together. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\b(point) to (site)\b/gi, '$1-to-$2'],
  [/\b(one|half|read) (way|filled|only)\b/gi, '$1-$2'],
  [/\b(key) (only network)\b/gi, '$1-$2'],
  [/\bctrl a\b/gi, 'Ctrl+A'],
  [/\bshift (arrow|click|enter|tab)\b/gi, 'Shift+$1'],
];

/** Returns the display name of a story: `IPv6Only` becomes "IPv6 only", `ClickSelects` becomes "Click selects". */
export function storyName(exportName: string): string {
  const parts = exportName.split(new RegExp(`(${names.toSorted(byLength).join('|')})(?![a-z])`));
  const words = parts.flatMap((part) =>
    names.includes(part)
      ? [part]
      : part.split(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/),
  );
  const spaced = words
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 || names.includes(word) ? word : word.toLowerCase()))
    .join(' ');
  return joined.reduce((name, [pattern, spelling]) => name.replaceAll(pattern, spelling), spaced);
}

function byLength(a: string, b: string): number {
  return b.length - a.length;
}
