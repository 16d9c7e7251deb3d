/** Hands a text to the browser's downloads. */
export function saveFile(name: string, type: string, content: string): void {
  saveBlob(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Hands a file to the browser's downloads, under a name that every file system takes. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  // The download has taken hold of the content by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Records as a table. No cell is taken for a formula by the spreadsheet that opens it. */
export async function saveCsv(name: string, records: readonly object[]): Promise<void> {
  const { unparse } = await import('papaparse');
  saveFile(`${name}.csv`, 'text/csv', unparse([...records], { escapeFormulae: true }));
}

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
