/** Hands a text to the browser's downloads. Characters that mean something in a path are taken out of the name. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  link.click();
  // The download has taken hold of the content by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
