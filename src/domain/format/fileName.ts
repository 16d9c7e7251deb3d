/** Characters with a meaning in paths and shells, and those that reorder text. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Device names that Windows reserves, with any extension. */
export const reservedDevice = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** File systems take 255 bytes, and browsers add "(1)". */
const longest = 200;

export function safeFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot >= 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const safe = stem
    .replaceAll(unsafe, '_')
    // Hidden files begin with a dot. Windows drops trailing dots and spaces.
    .replace(/^[. ]+/, '_')
    .replace(/[. ]+$/, '_')
    .replace(reservedDevice, '_$1');
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
