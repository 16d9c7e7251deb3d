import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Records what live regions announce on pages that open from now on. */
export const recordLiveRegions = (context: BrowserContext) => context.addInitScript(record);

/** Records texts that are added to live regions, and alerts. */
function record(): void {
  window.heard = [];
  const regions = '[data-live-announcer], [role=alert], [role=status]';
  const note = (node: Node) => {
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (text !== '' && window.heard.at(-1) !== text) window.heard.push(text);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.matches('[aria-live=off]')) continue;
      const region = element?.closest(regions);
      if (region?.matches('[data-live-announcer]')) addedNodes.forEach(note);
      else if (region) note(region);
      else if (type === 'childList')
        for (const added of addedNodes)
          if (added instanceof Element)
            for (const alert of [added, ...added.querySelectorAll('*')])
              if (alert.matches('[role=alert]')) note(alert);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Longer than the announcer waits for a further message, and than a page takes to load. */
const settleMs = 1500;

export async function heardAfter(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  await page.evaluate(() => void window.heard.splice(0));
  await act();
  await page.waitForTimeout(settleMs);
  return page.evaluate(() => window.heard);
}
