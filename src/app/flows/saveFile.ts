import { safeFileName } from '../../domain/format/fileName.ts';

export function saveFile(name: string, type: string, content: string): void {
  saveBlob(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  // By the next task, the browser has read the content.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Saves records as `name.csv` or `name.json`. */
export async function saveRecords(
  name: string,
  format: 'csv' | 'json',
  records: readonly object[],
): Promise<void> {
  if (format === 'csv') await saveCsv(name, records);
  else saveFile(`${name}.json`, 'application/json', JSON.stringify(records, null, 2));
}

/**
 * Spreadsheets skip spaces, line breaks and invisible characters before a formula, and read full-width signs like
 * ASCII ones. Papa Parse’s own pattern misses texts with a line break.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Excel reads a CSV file as UTF-8 only with this in front. */
const byteOrderMark = '\ufeff';

export async function saveCsv(name: string, records: readonly object[]): Promise<void> {
  const { unparse } = await import('papaparse');
  saveFile(`${name}.csv`, 'text/csv', byteOrderMark + unparse([...records], { escapeFormulae: formula }));
}
