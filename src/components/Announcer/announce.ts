import { useEffect, useId, useRef } from 'react';
import { hidden } from '../Text/Text.css.ts';

/** Time without a further message after which all are spoken, ms. Only the last result of a filter is worth hearing. */
const quietMs = 500;

/** How long a message can be read, ms. */
const lifetime = 7000;

const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let region: HTMLElement | undefined;

/** Adds the live region to the page. Screen readers often don't speak a region that appears together with its text. */
export function mountAnnouncer(): HTMLElement {
  if (!region?.isConnected || region.ownerDocument !== document) {
    region = document.createElement('output');
    region.className = hidden;
    // Polite, and of several lines only reads the new ones.
    region.setAttribute('role', 'log');
    // Dialogs of react-aria hide everything else.
    region.dataset['liveAnnouncer'] = '';
    document.body.append(region);
    takeOverAria();
  }
  return region;
}

/**
 * Speaks what react-aria would speak at once and with every keystroke, such as the number of options of a combo box. It
 * adds its region to the page with its first text, and the text a moment later.
 */
function takeOverAria(): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target === document.body) takeOver();
      else for (const { textContent } of addedNodes) announce(textContent ?? '', 'react-aria');
    }
  });
  const takeOver = () => {
    for (const log of document.querySelectorAll('[data-live-announcer=true] [aria-live=assertive]')) {
      log.setAttribute('aria-live', 'off');
      observer.observe(log, { childList: true });
    }
  };
  observer.observe(document.body, { childList: true });
  takeOver();
}

/**
 * Speaks a text politely once no other has followed. A text that waits is replaced by the next one about the same
 * subject, and equal texts are spoken once. An empty text withdraws the one that waits.
 */
export function announce(text: string, subject: string = text): void {
  waiting.delete(subject);
  if (text === '') return;
  waiting.set(subject, text);
  mountAnnouncer();
  clearTimeout(timer);
  timer = setTimeout(speak, quietMs);
}

/** Withdraws what waits, and removes what was spoken. */
export function silence(): void {
  clearTimeout(timer);
  waiting.clear();
  region?.replaceChildren();
}

function speak(): void {
  const texts = new Set(waiting.values());
  waiting.clear();
  for (const text of texts) {
    const line = document.createElement('div');
    line.textContent = text;
    mountAnnouncer().append(line);
    setTimeout(() => line.remove(), lifetime);
  }
}

/**
 * Announces a text when it changes, and for `isNew` also the first one, which would otherwise be read with the page.
 * An undefined text isn’t known yet, an empty one says nothing.
 */
export function useAnnouncement(text: string | undefined, isNew = false): void {
  const subject = useId();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined) return;
    if (isNew || last.current !== undefined) announce(text, subject);
    last.current = text;
  }, [text, subject, isNew]);
  useEffect(
    () => () => {
      announce('', subject);
      last.current = undefined;
    },
    [subject],
  );
}
