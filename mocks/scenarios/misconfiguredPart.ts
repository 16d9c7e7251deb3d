import { macAddressFor } from '../fixtures/seed.ts';
import type {
  WireAcls,
  WireDnsEntry,
  WireExtClient,
  WireMetrics,
  WireNetwork,
  WireNode,
} from '../wire/wire.ts';
import { machine, wireNode } from './wireNode.ts';

/** A network of the scenario, with its records. */
export type Part = {
  readonly network: WireNetwork;
  readonly nodes: readonly WireNode[];
  readonly acls?: WireAcls;
  readonly clients?: readonly WireExtClient[];
  readonly dns?: readonly WireDnsEntry[];
  readonly metrics?: readonly WireMetrics[];
};

/** Creates nodes of a network by name and host number. */
export function nodesIn(now: number, network: WireNetwork) {
  const prefix = network.addressrange.split('.').slice(0, 3).join('.');
  const prefix6 = network.addressrange6.replace(/\/\d+$/, '');
  return (name: string, host: number, { age = 20, ...changes }: Partial<WireNode> & { age?: number } = {}) =>
    wireNode(now, network, {
      name,
      address: `${prefix}.${host}`,
      address6: prefix6 === '' ? '' : `${prefix6}${host.toString(16)}`,
      age,
      ...machine(host),
      macaddress: macAddressFor(`${network.netid}/${name}`),
      ...changes,
    });
}
