/** Words that keep their capitals. */
const names = ['IPv4', 'IPv6', 'OAuth', 'ACL', 'ACLs', 'CSV', 'DNS', 'HTTP', 'HTTPS', 'QR', 'MTU', 'UDP', 'F6', 'ID', 'IDs', 'URL'];

/** The name of a story as a person writes it: `IPv6Only` is "IPv6 only", `APressSelects` is "A press selects". */
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

function byLength(one: string, other: string): number {
  return other.length - one.length;
}
