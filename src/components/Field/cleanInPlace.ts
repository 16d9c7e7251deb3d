import type { ClipboardEvent } from 'react';

/**
 * Rewrites what was typed and leaves the caret behind the same letters. React, which would rewrite it later, moves the
 * caret to the end.
 */
export function cleanInPlace(input: HTMLInputElement, clean: (text: string) => string): void {
  const typed = input.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return;
  const caret = clean(typed.slice(0, input.selectionStart ?? typed.length)).length;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}

/** Pastes what is left of a text once it is cleaned. A browser cuts it to the longest allowed before that. */
export function pasteClean(event: ClipboardEvent<HTMLInputElement>, clean: (text: string) => string): void {
  const input = event.currentTarget;
  if (input.readOnly) return;
  event.preventDefault();
  const { value, maxLength } = input;
  const [start, end] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
  const rest = value.length - (end - start);
  const text = clean(event.clipboardData.getData('text'));
  input.setRangeText(maxLength < 0 ? text : text.slice(0, maxLength - rest), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
