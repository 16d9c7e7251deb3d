import type { Node } from '../../node/node.ts';
import { endpointOf, nearby } from '../told/peersOf.ts';

/** Bits by place of a node: it never calls, it can be called from anywhere, from behind the same router. */
export type Callable = { readonly flags: Uint8Array; readonly endpoints: Uint32Array };

const neverTold = 1;

const isRelayedFlag = 2;

const farCallable = 4;

const nearCallable = 8;

export function callableOf(nodes: readonly Node[]): Callable {
  const endpoints = new Map<string, number>();
  const isCalled = ({ ip, port }: { ip: string; port: number }) => ip !== '' && port !== 0;
  const flags = Uint8Array.from(nodes, (node) => {
    const far = isCalled(endpointOf(node)) ? farCallable : 0;
    const near = isCalled(endpointOf(nearby(node))) ? nearCallable : 0;
    return far | near | (node.isServer ? neverTold : 0) | (node.isRelayed ? isRelayedFlag : 0);
  });
  const numbers = Uint32Array.from(nodes, ({ endpoint }) => {
    const number = endpoints.get(endpoint) ?? endpoints.size;
    endpoints.set(endpoint, number);
    return number;
  });
  return { flags, endpoints: numbers };
}

/** Nodes stand before clients. */
type Called = { readonly callable: Callable; readonly nodeCount: number };

/** Whether one of two members knows where to call the other. */
export function canCall({ callable, nodeCount }: Called, one: number, other: number): boolean {
  return isTold(callable, nodeCount, one, other) || isTold(callable, nodeCount, other, one);
}

function isTold({ flags, endpoints }: Callable, nodeCount: number, caller: number, called: number): boolean {
  // Nobody is told an endpoint of a client; a client has its gateway's in its file.
  if (called >= nodeCount) return false;
  const target = flags[called] ?? 0;
  const own = caller < nodeCount ? (flags[caller] ?? 0) : isRelayedFlag;
  if (own & isRelayedFlag) return (target & farCallable) !== 0;
  if (own & neverTold || target & isRelayedFlag) return false;
  return (target & (endpoints[caller] === endpoints[called] ? nearCallable : farCallable)) !== 0;
}
