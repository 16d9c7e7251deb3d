import { createDnsEntry, removeDnsEntry } from '../../../flows/dns.ts';
import type { Change } from './change.ts';
import { net } from './meshnet.ts';

export const dnsChanges: readonly Change[] = [
  {
    name: 'create a DNS entry',
    call: 'POST /dns/{network}',
    carryOut: () => createDnsEntry({ name: 'nas', address: '10.20.30.6', network: net }),
    isDone: (world) => world.dns.some(({ name }) => name === 'nas'),
    success: 'Successfully created DNS Entry!',
    failure: 'Failed to create the DNS Entry.',
  },
  {
    name: 'delete a DNS entry',
    call: 'DELETE /dns/{netid}/{domain}',
    carryOut: () => removeDnsEntry({ name: 'db', network: net }),
    isDone: (world) => !world.dns.some(({ name }) => name === 'db'),
    success: 'Successfully removed the DNS Entry!',
    failure: 'Failed to remove the DNS Entry.',
  },
];
