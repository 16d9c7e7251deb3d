/** Whether a node runs an older release than the server; a version that is no release number is compared with nothing. */
export function isOlderVersion(version: string, serverVersion: string): boolean {
  const one = numbersOf(version);
  const other = numbersOf(serverVersion);
  if (!one || !other) return false;
  for (const [index, number] of other.entries()) {
    const difference = (one[index] ?? 0) - number;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** v0.16.1 as [0, 16, 1] */
function numbersOf(version: string): readonly number[] | undefined {
  return /^v*\d+(\.\d+)*$/i.test(version) ? version.replace(/^v+/i, '').split('.').map(Number) : undefined;
}
