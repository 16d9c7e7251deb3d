import type { Message } from '../actions/words.ts';

/** The sentence as plain text. */
export function textOf(message: Message = ''): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : part.identifier)).join('');
}
