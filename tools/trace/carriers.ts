import type { Plugin } from 'vite';

type Syntax = { readonly type: string; readonly start: number; readonly end: number };

/**
 * Makes each function of `src` report its arguments and its file to `globalThis.carry`, so that a test can list the files
 * that a value passes.
 */
export const carriers: Plugin = {
  name: 'carriers',
  enforce: 'post',
  transform(code, id) {
    const [, file] = /\/(src\/[^?]+)$/.exec(id) ?? [];
    if (file === undefined || /\.css\.ts$|\/testing\//.test(file)) return undefined;
    const inserts: { readonly at: number; readonly text: string }[] = [];
    walk(this.parse(code), (syntax) => {
      const { params, body } = functionOf(syntax);
      const names = params.flatMap(namesIn);
      if (!body || names.length === 0) return;
      const call = `globalThis.carry?.(${JSON.stringify(file)}, [${names.join()}])`;
      if (body.type === 'BlockStatement') inserts.push({ at: body.start + 1, text: `${call};` });
      else inserts.push({ at: body.start, text: `(${call}, ` }, { at: body.end, text: ')' });
    });
    return inserts
      .toSorted((a, b) => b.at - a.at)
      .reduce((text, insert) => text.slice(0, insert.at) + insert.text + text.slice(insert.at), code);
  },
};

function functionOf(syntax: Syntax & { params?: Syntax[]; body?: Syntax }) {
  const isFunction = /^(Arrow)?Function/.test(syntax.type);
  return { params: (isFunction && syntax.params) || [], body: syntax.body };
}

function namesIn(parameter: Syntax): readonly string[] {
  const { type, name, left, argument, value, properties, elements } = { ...parameter } as Parameter;
  if (type === 'Identifier') return name === undefined ? [] : [name];
  const inner = [left, argument, value, ...(properties ?? []), ...(elements ?? [])];
  return inner.flatMap((pattern) => (pattern ? namesIn(pattern) : []));
}

type Parameter = Syntax & {
  readonly name?: string;
  readonly left?: Syntax;
  readonly argument?: Syntax;
  readonly value?: Syntax;
  readonly properties?: readonly Syntax[];
  readonly elements?: readonly (Syntax | null)[];
};

function walk(syntax: object, visit: (syntax: Syntax) => void): void {
  if ('type' in syntax && 'start' in syntax) visit(syntax as Syntax);
  for (const child of Object.values(syntax))
    if (typeof child === 'object' && child !== null) walk(child, visit);
}
