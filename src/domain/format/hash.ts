/** Returns two FNV-1a hashes of a text as 53 bits, which don't reveal it. */
export function hashOf(text: string): number {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    one = Math.imul(one ^ letter, 0x01000193);
    other = Math.imul(other ^ letter, 0x85ebca6b);
  }
  return (one >>> 0) * 0x20_0000 + (other >>> 11);
}
