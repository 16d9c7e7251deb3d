/** What a later version of the server might add to a record, among it what looks like something else. */
const extraFields = {
  futurefield: { deep: [1, null, { deeper: true }] },
  FutureFlag: 'yes',
  'future.number': 1e21,
  Message: 'not an error',
  constructor: 'not a constructor',
};

/** The same JSON with more fields in every record; undefined for a body that is no JSON. */
export function withExtraFields(body: string): string | undefined {
  const json = parsed(body);
  return json === undefined ? undefined : `${JSON.stringify(extended(json))}\n`;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function extended(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(extended);
  if (typeof json !== 'object' || json === null) return json;
  const fields = Object.entries(json).map(([key, value]) => [key, extended(value)]);
  return { ...(isMap(json) ? {} : extraFields), ...Object.fromEntries(fields) };
}

/** An object whose keys are data: they are ids of nodes, or its values are all objects, all lists or all numbers. */
function isMap(json: object): boolean {
  if (Object.keys(json).every((key) => key.includes('-'))) return true;
  const kinds = new Set(Object.values(json).map((value) => (Array.isArray(value) ? 'list' : typeof value)));
  return kinds.size === 1 && !kinds.has('string') && !kinds.has('boolean');
}
