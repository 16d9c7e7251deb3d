import { aclsStore } from '../stores/acls.ts';
import { clear } from '../stores/collection.ts';
import { dnsStore } from '../stores/dns.ts';
import { externalClientsStore } from '../stores/externalClients.ts';
import { logsStore } from '../stores/logs.ts';
import { chooseNetwork } from '../stores/networkChoice.ts';
import { networksStore } from '../stores/networks.ts';
import { setNodeSort } from '../stores/nodeSort.ts';
import { nodesStore } from '../stores/nodes.ts';
import { serverConfigStore } from '../stores/serverConfig.ts';
import { userDataStore } from '../stores/userData.ts';
import { usersStore } from '../stores/users.ts';
import { defaultNodeSort } from '../../domain/node/nodeSort.ts';

/** Nothing that one person saw is left for the next one at this browser. */
export function forgetEverything(): void {
  clear(nodesStore);
  clear(networksStore);
  clear(externalClientsStore);
  clear(dnsStore);
  clear(usersStore);
  clear(serverConfigStore);
  clear(userDataStore);
  clear(logsStore);
  clear(aclsStore);
  chooseNetwork(undefined);
  setNodeSort(defaultNodeSort);
}
