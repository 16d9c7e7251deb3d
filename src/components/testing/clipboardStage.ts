type Writer = { writeText: (text: string) => Promise<void> };

/**
 * For stories: a browser with this clipboard (or none, as on plain http) and this way of the old copy command.
 * Returns what puts the real ones back.
 */
export function withClipboard(
  clipboard: Writer | undefined,
  execCommand: () => boolean = () => false,
): () => void {
  const replaced = [
    [navigator, 'clipboard', clipboard],
    [document, 'execCommand', execCommand],
  ] as const;
  for (const [owner, name, value] of replaced)
    Object.defineProperty(owner, name, { configurable: true, value });
  // The browser's own ones stand on the prototypes.
  return () => replaced.forEach(([owner, name]) => Reflect.deleteProperty(owner, name));
}
