/** A remote-access client attached to an ingress gateway (§3). Its private key never gets past the converter. */
export type ExternalClient = {
  readonly clientId: string;
  readonly network: string;
  readonly address: string;
  readonly address6: string;
  readonly publicKey: string;
  readonly isEnabled: boolean;
  readonly ingressGatewayId: string;
  readonly description: string;
  /** Unix seconds. */
  readonly lastModified: number;
  /** The user who made it; empty for an administrator's. */
  readonly ownerId: string;
};

/** What addresses a client: its id is unique within the network only. */
export type ExternalClientRef = Pick<ExternalClient, 'network' | 'clientId'>;

/** Tells the clients of all networks apart. A netid has no slash in it. */
export function clientKey({ network, clientId }: ExternalClientRef): string {
  return `${network}/${clientId}`;
}
