/** Written by the server as any other message, so it is told by its words. */
export type LogLevel = 'error' | 'info';

const trouble =
  /\b(?:errors?|failed|failure|fatal|panic|could not|cannot|unable to|invalid|denied|refused|unauthorized|lack access)\b/i;

/** Words that say something was changed, after the name of whoever did it; reads and failures are told with others. */
const change =
  /^(?:\S+ )?(?:created|updated|deleted|removed|approved|added|refreshed|assigned|DNS entry is set:) /i;

/** What was changed is no trouble, also when a thing is called "failed". */
export function levelOf(text: string): LogLevel {
  return trouble.test(text) && !isChange(text) ? 'error' : 'info';
}

export function isChange(text: string): boolean {
  return change.test(text);
}
