import { paths } from '../../../domain/paths.ts';
import { consoleClientLinks } from '../../../screens/externalClients/clientLinks.ts';
import { ClientsOfNetwork } from './ClientsOfNetwork.tsx';

/** `/ext-clients/{netid}`, which stays under the dialogs of its clients. */
export function ExternalClientsRoute() {
  return <ClientsOfNetwork links={consoleClientLinks} pickerHref={paths.externalClients()} />;
}
