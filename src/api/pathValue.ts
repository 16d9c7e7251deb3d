import { CallStopped, refuse } from './failure.ts';

/** Fills the `{…}` of a path. Every value becomes exactly one segment, whatever it contains. */
export function fillPath(template: string, values: Record<string, unknown>): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => segment(String(values[name] ?? '')));
}

/**
 * The server's router decodes a path before it matches, and browsers resolve dots even when encoded: such a value could
 * only reach another call. Nothing is sent then.
 */
function segment(value: string): string {
  if (value === '') throw new CallStopped(refuse('An empty name cannot be addressed.'));
  const encoded = encode(value);
  if (encoded === undefined || value === '.' || value === '..' || value.includes('/'))
    throw new CallStopped(refuse(`The server cannot address the name “${value}”.`));
  return encoded;
}

/** undefined for text that is not well-formed Unicode. */
function encode(value: string): string | undefined {
  try {
    return encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
