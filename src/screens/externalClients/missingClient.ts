import type { ExternalClientRef } from '../../domain/externalClient/externalClient.ts';

/** Of an address that names a client nobody knows. */
export function missingClientText({ network, clientId }: ExternalClientRef): string {
  return `${network} has no client ${clientId}, or it is not one of yours. It may have been renamed or deleted.`;
}
