/** What means something in a path, to a shell or to a file system, and what would reorder the letters of a name. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Windows has devices of these names, whatever extension follows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** In bytes; file systems take 255, and browsers add their own "(1)". */
const longest = 200;

/** A name that every file system takes, in the folder that the person chose. The extension stays. */
export function safeFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot >= 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const safe = stem
    .replaceAll(unsafe, '_')
    // Hidden files begin with a dot; Windows drops dots and blanks at the end.
    .replace(/^[. ]+/, '_')
    .replace(/[. ]+$/, '_')
    .replace(reserved, '_$1');
  return (shortened(safe) || '_') + extension.replaceAll(unsafe, '_');
}

function shortened(text: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > longest) break;
    kept += character;
  }
  return kept;
}
