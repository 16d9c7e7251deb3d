import { createDnsEntry } from '../../../flows/dns.ts';
import { removeDnsEntry } from '../../acts.ts';
import type { Mutation } from './mutation.ts';
import { net } from './meshnet.ts';

export const dnsChanges: readonly Mutation[] = [
  {
    name: 'create a DNS entry',
    call: 'POST /dns/{network}',
    run: () => createDnsEntry({ name: 'nas', address: '10.20.30.6', network: net }),
    isApplied: (world) => world.dns.some(({ name }) => name === 'nas'),
    success: 'Successfully created DNS Entry!',
    failure: 'Failed to create the DNS Entry.',
  },
  {
    name: 'delete a DNS entry',
    call: 'DELETE /dns/{netid}/{domain}',
    run: () => removeDnsEntry({ name: 'db', network: net }),
    isApplied: (world) => !world.dns.some(({ name }) => name === 'db'),
    success: 'Successfully removed the DNS Entry!',
    failure: 'Failed to remove the DNS Entry.',
  },
];
