/** Files that have come or are on their way, by their addresses. */
const files = new Map<string, Promise<void>>();

/**
 * Imports a part of the console once everything that it needs has come; where something did not, the next press asks for
 * it again. Left to an `import()`, it would be remembered as missing: Chromium up to 150 never asks for such a script again.
 * The bundle calls this around each `import()`, in place of Vite's own helper.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  needed: readonly string[] = [],
): Promise<Part> {
  await Promise.all(needed.map((file) => fetchFile(import.meta.env.BASE_URL + file)));
  return load();
}

function fetchFile(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const coming = bring(address);
  files.set(address, coming);
  coming.catch(() => files.delete(address));
  return coming;
}

async function bring(address: string): Promise<void> {
  if (document.querySelector(`[href="${address}"], [src="${address}"]`)) return;
  if (address.endsWith('.css')) await linked({ rel: 'stylesheet', href: address });
  // What is drawn first is compiled while it arrives, and where it does not come the page is loaded again.
  else if (document.readyState !== 'complete')
    void linked({ rel: 'modulepreload', href: address }).catch(() => {});
  else await fetched(address);
}

/** From then on the browser has it. To its end: what breaks off has not come. */
async function fetched(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}

function linked(attributes: { readonly rel: string; readonly href: string }): Promise<void> {
  const link = Object.assign(document.createElement('link'), attributes, { crossOrigin: '' });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${link.href} did not come`));
    });
    document.head.append(link);
  });
}
