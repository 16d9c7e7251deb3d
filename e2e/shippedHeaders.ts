import { readFileSync } from 'node:fs';

const settings = new URL('../deploy/nginx/headers.conf', import.meta.url);
const addHeader = /^add_header ([A-Za-z-]+) "([^"]*)" always;$/;

/** Reads the headers of all responses from the web server's settings. `source` is the backend in the security policy. */
export function shippedHeaders(source: string): Map<string, string> {
  const lines = readFileSync(settings, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name, value] = addHeader.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`Not a complete header: ${line}`);
      return [name, value.replace('$backend_origin', source)];
    }),
  );
}
