import { toastQueue } from '../../components/Toast/toastQueue.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { failureMessage, failureText } from '../../domain/text/failureText.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';

/** Said of a change that succeeded, but not as asked. */
type Warning = { readonly kind: 'warning'; readonly detail: string };

/** What the server kept instead of what it was asked; undefined where that is nothing. */
export function keptOutcome(kept: readonly string[]): Warning | undefined {
  return kept.length > 0 ? { kind: 'warning', detail: kept.join('. ') } : undefined;
}

/**
 * Carries out a change under a toast that goes from pending to its outcome (§8). `detail` says what the change was
 * about where the catalogue's text does not, `outcome` what more there is to say of a success.
 */
export async function run<T>(
  texts: ToastTexts,
  change: () => Promise<Result<T, Failure>>,
  detail?: string,
  outcome?: (value: T) => string | Warning | undefined,
): Promise<Result<T, Failure>> {
  const about = detail === undefined ? {} : { detail };
  const id = toastQueue.show({ kind: 'pending', text: texts.pending, ...about });
  const result = await change();
  if (!result.ok && result.error.kind === 'superseded') {
    // Whoever asked for it has signed out meanwhile; the outcome is not for the next person.
    toastQueue.close(id);
  } else if (result.ok) {
    const more = outcome?.(result.value);
    const said = typeof more === 'string' ? { detail: more } : more;
    toastQueue.update(id, { kind: 'success', text: texts.success, ...about, ...said });
  } else {
    const text = texts.failure(failureMessage(result.error));
    const reason = failureText(result.error);
    const isSaid = text.includes(reason);
    toastQueue.update(id, {
      kind: 'error',
      text,
      ...(isSaid ? about : { detail: detail === undefined ? reason : `${detail}: ${reason}` }),
    });
  }
  return result;
}
