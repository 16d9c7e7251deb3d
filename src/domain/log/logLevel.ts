/** Written by the server as any other message, so it is told by its words. */
export type LogLevel = 'error' | 'info';

/** What a person did stays that, also when a thing is called "failed". */
const change = /^(?:\S+ )?(?:created|updated|deleted|removed|approved|added) /i;

const trouble =
  /\b(?:errors?|failed|failure|fatal|panic|could not|cannot|unable to|invalid|denied|refused|unauthorized|lack access)\b/i;

export function levelOf(text: string): LogLevel {
  return trouble.test(text) && !change.test(text) ? 'error' : 'info';
}
