import { safeFileName } from '../domain/format/fileName.ts';

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
