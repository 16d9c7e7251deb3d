import { admin, networkUser } from '../world/access.ts';
import { clientConfig, clientQrCode } from '../world/nodes/clientDownloads.ts';
import {
  createClient,
  deleteClient,
  getClient,
  listClients,
  listClientsOf,
  updateClient,
} from '../world/nodes/externalClients.ts';
import { extClient } from '../wire/goStructs.ts';
import type { World } from '../world/state.ts';
import { deleted, emptyJson, json } from './responses.ts';
import { adminOfNetwork, ofNetwork, route, type Route } from './route.ts';

const userOfNetwork = ofNetwork(networkUser);

export const externalClientRoutes: readonly Route[] = [
  route('GET /extclients', admin, ({ world }) => json(listClients(world))),
  route('GET /extclients/{network}', adminOfNetwork, ({ world, param }) =>
    json(listClientsOf(world, param('network'))),
  ),
  route('GET /extclients/{network}/{client}', adminOfNetwork, ({ world, param }) => {
    return json(getClient(world, param('network'), param('client')));
  }),
  route('GET /extclients/{network}/{client}/{type}', userOfNetwork, ({ world, param }) => {
    return download(world, param('network'), param('client'), param('type'));
  }),
  route('POST /extclients/{network}/{node}', userOfNetwork, ({ world, caller, param, optionalBody }) => {
    const { clientid } = optionalBody(extClient);
    createClient(world, caller, param('network'), param('node'), clientid);
    return emptyJson();
  }),
  route('PUT /extclients/{network}/{client}', userOfNetwork, ({ world, caller, param, body }) => {
    return json(updateClient(world, caller, param('network'), param('client'), body(extClient)));
  }),
  route('DELETE /extclients/{network}/{client}', userOfNetwork, ({ world, caller, param }) => {
    return deleted(deleteClient(world, caller, param('network'), param('client')));
  }),
];

/** The server writes names into headers as UTF-8. `Headers` takes a character for each byte. */
function headerBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** The server returns the record for any type other than `file` and `qr`. */
function download(world: World, netid: string, id: string, type: string): Response {
  if (type === 'file') {
    return new Response(clientConfig(world, netid, id), {
      headers: {
        'Content-Type': 'application/config',
        'Content-Disposition': `attachment; filename="${headerBytes(id)}.conf"`,
      },
    });
  }
  if (type === 'qr') {
    return new Response(clientQrCode(world, netid, id), { headers: { 'Content-Type': 'image/png' } });
  }
  return json(getClient(world, netid, id));
}
