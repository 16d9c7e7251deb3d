import { accessKeyChanges } from './accessKeys.ts';
import { aclChanges } from './acls.ts';
import type { Mutation } from './mutation.ts';
import { dnsChanges } from './dns.ts';
import { externalClientChanges } from './externalClients.ts';
import { gatewayChanges } from './gateways.ts';
import { networkChanges } from './networks.ts';
import { nodeChanges } from './nodes.ts';
import { userGroupChanges } from './userGroups.ts';
import { userPermissionChanges } from './userPermissions.ts';
import { userChanges } from './users.ts';

export const allMutations: readonly Mutation[] = [
  ...userChanges,
  ...networkChanges,
  ...accessKeyChanges,
  ...dnsChanges,
  ...aclChanges,
  ...nodeChanges,
  ...gatewayChanges,
  ...externalClientChanges,
  ...userGroupChanges,
  ...userPermissionChanges,
];
