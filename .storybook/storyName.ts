/** Words that keep their capital letters. */
const names = [
  'IPv4',
  'IPv6',
  'OAuth',
  'ACL',
  'ACLs',
  'CSV',
  'DNS',
  'HTTP',
  'HTTPS',
  'QR',
  'MTU',
  'UDP',
  'F6',
  'ID',
  'IDs',
  'URL',
];

/** Returns the display name of a story: `IPv6Only` becomes "IPv6 only", `ClickSelects` becomes "Click selects". */
export function storyName(exportName: string): string {
  const parts = exportName.split(new RegExp(`(${names.toSorted(byLength).join('|')})(?![a-z])`));
  const words = parts.flatMap((part) =>
    names.includes(part)
      ? [part]
      : part.split(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/),
  );
  return words
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 || names.includes(word) ? word : word.toLowerCase()))
    .join(' ');
}

function byLength(a: string, b: string): number {
  return b.length - a.length;
}
