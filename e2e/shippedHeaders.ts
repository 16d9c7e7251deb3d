import { readFileSync } from 'node:fs';

const settings = new URL('../deploy/nginx/headers.conf', import.meta.url);
const addHeader = /^add_header ([A-Za-z-]+) "([^"]*)" always;$/;

/** What every answer of a deployment carries that lets pages call `source`, read from the settings of its web server: the one place that says it. */
export function shippedHeaders(source: string): Map<string, string> {
  const lines = readFileSync(settings, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name, value] = addHeader.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`Not one whole header: ${line}`);
      return [name, value.replace('$backend_origin', source)];
    }),
  );
}
