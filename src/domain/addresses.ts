/** A node, an external client or a DNS entry. It can lack an address of either family, which is empty then. */
export type Addressed = { readonly address: string; readonly address6: string };

/** IPv4 first, as the server lists them. */
export function addressesOf({ address, address6 }: Addressed): readonly string[] {
  return [address, address6].filter((text) => text !== '');
}

/** The IPv4 address, otherwise the IPv6 address. Empty if there is neither. */
export function primaryAddress({ address, address6 }: Addressed): string {
  return address || address6;
}
