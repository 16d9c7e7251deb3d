type Writer = { writeText: (text: string) => Promise<void> };

/**
 * Replaces the clipboard (undefined as on plain HTTP) and `execCommand` for a story. Returns a function that restores
 * them.
 */
export function mockClipboard(
  clipboard: Writer | undefined,
  execCommand: () => boolean = () => false,
): () => void {
  const replaced = [
    [navigator, 'clipboard', clipboard],
    [document, 'execCommand', execCommand],
  ] as const;
  for (const [owner, name, value] of replaced)
    Object.defineProperty(owner, name, { configurable: true, value });
  // The originals are on the prototypes.
  return () => replaced.forEach(([owner, name]) => Reflect.deleteProperty(owner, name));
}
