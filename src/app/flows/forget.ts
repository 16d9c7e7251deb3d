import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { defaultNodeSort } from '../../domain/node/nodeSort.ts';
import { aclsStore } from '../stores/acls.ts';
import { clear } from '../stores/collection.ts';
import { dnsStore } from '../stores/dns.ts';
import { externalClientsStore } from '../stores/externalClients.ts';
import { logsStore } from '../stores/logs.ts';
import { chooseNetwork } from '../stores/networkChoice.ts';
import { networksStore } from '../stores/networks.ts';
import { networkUsersStore } from '../stores/networkUsers.ts';
import { setBulkRun } from '../stores/nodeBulk.ts';
import { setNodeSort } from '../stores/nodeSort.ts';
import { nodesStore } from '../stores/nodes.ts';
import { serverConfigStore } from '../stores/serverConfig.ts';
import { userDataStore } from '../stores/userData.ts';
import { userGroupsStore } from '../stores/userGroups.ts';
import { usersStore } from '../stores/users.ts';

/** Nothing that one person saw is left for the next one at this browser, toasts that name things included. */
export function forgetEverything(): void {
  clear(nodesStore);
  clear(networksStore);
  clear(externalClientsStore);
  clear(dnsStore);
  clear(usersStore);
  clear(serverConfigStore);
  clear(userDataStore);
  clear(userGroupsStore);
  clear(networkUsersStore);
  clear(logsStore);
  clear(aclsStore);
  chooseNetwork(undefined);
  setNodeSort(defaultNodeSort);
  setBulkRun(undefined);
  for (const { id } of toastQueue.snapshot().toasts) toastQueue.close(id);
  toastQueue.clearHistory();
}
