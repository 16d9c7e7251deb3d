import { CallFailed } from '../transport/failure.ts';
import type { Reader } from '../transport/reader.ts';

export async function failureOf(reader: Reader<unknown>, body: BodyInit | null, type = 'application/json') {
  const response = new Response(body, { headers: { 'Content-Type': type } });
  const error: unknown = await reader(response).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof CallFailed ? error.failure : error;
}
