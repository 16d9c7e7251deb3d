import type { Caller } from '../world/access.ts';
import { decode, decodeOrZero, type Codec } from '../wire/goJson.ts';
import type { World } from '../world/state.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call as a table names it: the method and the path below `/api`, with `{names}` for variable segments. */
export type RouteName = `${Method} /${string}`;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type Call<Name extends string = never> = {
  world: World;
  caller: Caller;
  request: Request;
  /** A variable segment of the path, decoded. */
  param: (name: Name) => string;
  /** The body in one of Go's structs; wrong JSON is refused with 400 unless told otherwise. */
  body: <T>(codec: Codec<T>, status?: number) => T;
  /** The same for calls that do not look whether reading it failed. */
  optionalBody: <T>(codec: Codec<T>) => T;
};

/** Decides who calls, or refuses. `segment` reads the path. */
export type Access<Name extends string = never> = (
  world: World,
  authorization: string | null,
  segment: (name: Name) => string,
) => Caller;

export type Route = {
  name: RouteName;
  method: Method;
  /** The decoded segments below `/api` when the path is this route's, by name. */
  match: (path: string) => ReadonlyMap<string, string> | undefined;
  answer: (world: World, request: Request, text: string, params: ReadonlyMap<string, string>) => Response;
};

export function route<const Name extends RouteName>(
  name: Name,
  access: Access<ParamNames<Name>>,
  answer: (call: Call<ParamNames<Name>>) => Response,
): Route {
  const [method, path] = split(name);
  const template = path.split('/');
  return {
    name,
    method,
    match: (candidate) => matchSegments(template, candidate.split('/')),
    answer(world, request, text, params) {
      const param = (key: string) => params.get(key) ?? '';
      const caller = access(world, request.headers.get('Authorization'), param);
      return answer({
        world,
        caller,
        request,
        param,
        body: (codec, status) => decode(codec, text, status),
        optionalBody: (codec) => decodeOrZero(codec, text),
      });
    },
  };
}

function split(name: RouteName): [Method, string] {
  const [method, path = ''] = name.split(' ');
  const known = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((one) => one === method);
  if (!known) throw new Error(`${name} has no method`);
  return [known, path];
}

function matchSegments(
  template: readonly string[],
  path: readonly string[],
): Map<string, string> | undefined {
  if (template.length !== path.length) return undefined;
  const params = new Map<string, string>();
  for (const [index, expected] of template.entries()) {
    const segment = path[index] ?? '';
    if (expected.startsWith('{') && segment !== '') params.set(expected.slice(1, -1), segment);
    else if (expected !== segment) return undefined;
  }
  return params;
}

/** Access to calls that are open to everybody. */
export function anyone(): Caller {
  return { name: '', isAdmin: false, networks: [], isMaster: false };
}

/** Access that depends on the network in the path. */
export function ofNetwork(
  rule: (world: World, authorization: string | null, network: string) => Caller,
): Access<'network'> {
  return (world, authorization, segment) => rule(world, authorization, segment('network'));
}
