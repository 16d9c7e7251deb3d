import { networkAdmin, type Caller } from '../world/access.ts';
import { dnsService } from '../world/dnsKey.ts';
import { decode, decodeOrZero, type Codec } from '../wire/goJson.ts';
import type { World } from '../world/state.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The method and the path below `/api`, with variable segments as `{name}`. */
export type RouteName = `${Method} /${string}`;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type Call<Name extends string = never> = {
  world: World;
  caller: Caller;
  request: Request;
  /** Returns a decoded variable segment of the path. */
  param: (name: Name) => string;
  /** Decodes the body into a Go struct. Rejects invalid JSON with `status`, 400 by default. */
  body: <T>(codec: Codec<T>, status?: number) => T;
  /** Decodes the body, or returns the zero value if that fails, for calls that ignore decoding errors. */
  optionalBody: <T>(codec: Codec<T>) => T;
};

/** Identifies the caller, or throws a `ServerError`. `segment` returns a variable segment of the path. */
export type Access<Name extends string = never> = (
  world: World,
  authorization: string | null,
  segment: (name: Name) => string,
) => Caller;

export type Route = {
  name: RouteName;
  method: Method;
  /** Returns the variable segments by name, or undefined if the path doesn't match this route. */
  match: (path: string) => ReadonlyMap<string, string> | undefined;
  respond: (world: World, request: Request, text: string, params: ReadonlyMap<string, string>) => Response;
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
    respond(world, request, text, params) {
      const param = (key: string) => params.get(key) ?? '';
      const caller =
        dnsService(world, name, request) ?? access(world, request.headers.get('Authorization'), param);
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
  const known = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((candidate) => candidate === method);
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

export function anyone(): Caller {
  return { name: '', isAdmin: false, networks: [], isMaster: false };
}

export function ofNetwork(
  rule: (world: World, authorization: string | null, network: string) => Caller,
): Access<'network'> {
  return (world, authorization, segment) => rule(world, authorization, segment('network'));
}

export const adminOfNetwork = ofNetwork(networkAdmin);
