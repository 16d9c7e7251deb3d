import type { MessageKey } from './text/messages.ts';

/** Whether a typed text, but for blanks around it, is a whole number from `min` to `max`: no sign, no exponent. */
export function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d{1,16}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

/** What is wrong with a count that has no bound but what numbers can hold; `problem` where it is none at all. */
export function countProblem(text: string, problem: MessageKey): MessageKey | undefined {
  if (isWholeNumber(text, 0, Number.MAX_SAFE_INTEGER)) return undefined;
  return Number(text) > Number.MAX_SAFE_INTEGER ? 'common.validation.toolarge' : problem;
}
