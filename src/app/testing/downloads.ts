import { vi } from 'vitest';

export type Download = { readonly name: string; readonly content: Blob };

/** Intercepts downloads until the end of the test. Returns a list that grows with each download. */
export function catchDownloads(onDownload?: (download: Download) => void): readonly Download[] {
  const downloads: Download[] = [];
  const contents = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:download/${contents.size}`;
    if (content instanceof Blob) contents.set(url, content);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const download = { name: this.download, content: contents.get(this.href) ?? new Blob() };
    downloads.push(download);
    onDownload?.(download);
  });
  return downloads;
}
