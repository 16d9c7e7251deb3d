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
