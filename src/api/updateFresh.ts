import { notSent, type Failure } from '../domain/failure.ts';
import { fail, type Result } from '../domain/result.ts';

/** What came of an edit. The server keeps some values as they were without saying so: compare the two. */
export type Updated<T> = { readonly asked: T; readonly kept: T };

/**
 * An edit that tramples nothing: a PUT replaces the whole record, so it is read again and only what the person changed
 * is laid over it. `send` is not called when the read fails, and the failure says so.
 */
export async function updateFresh<T>(
  read: () => Promise<Result<T, Failure>>,
  apply: (fresh: T) => Result<T, Failure>,
  send: (asked: T) => Promise<Result<T, Failure>>,
): Promise<Result<Updated<T>, Failure>> {
  const fresh = await read();
  if (!fresh.ok) return fail(notSent(fresh.error));
  const asked = apply(fresh.value);
  if (!asked.ok) return asked;
  const kept = await send(asked.value);
  return kept.ok ? { ok: true, value: { asked: asked.value, kept: kept.value } } : kept;
}
