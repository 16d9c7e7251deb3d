/** A name in a network: of a node, or made by hand. `name` is without the network's suffix. */
export type DnsEntry = {
  readonly name: string;
  readonly network: string;
  readonly address: string;
  readonly address6: string;
};
