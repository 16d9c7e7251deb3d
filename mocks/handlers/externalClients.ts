import { admin, networkAdmin, networkUser } from '../world/access.ts';
import { clientConfig, clientPicture } from '../world/nodes/clientPicture.ts';
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
import { deleted, emptyJson, json } from './answers.ts';
import { ofNetwork, route, type Route } from './route.ts';

const itsAdmin = ofNetwork(networkAdmin);
const itsUser = ofNetwork(networkUser);

export const externalClientRoutes: readonly Route[] = [
  route('GET /extclients', admin, ({ world }) => json(listClients(world))),
  route('GET /extclients/{network}', itsAdmin, ({ world, param }) =>
    json(listClientsOf(world, param('network'))),
  ),
  route('GET /extclients/{network}/{client}', itsAdmin, ({ world, param }) => {
    return json(getClient(world, param('network'), param('client')));
  }),
  route('GET /extclients/{network}/{client}/{type}', itsUser, ({ world, param }) => {
    return download(world, param('network'), param('client'), param('type'));
  }),
  route('POST /extclients/{network}/{node}', itsUser, ({ world, caller, param, optionalBody }) => {
    const { clientid } = optionalBody(extClient);
    createClient(world, caller, param('network'), param('node'), clientid);
    return emptyJson();
  }),
  route('PUT /extclients/{network}/{client}', itsUser, ({ world, caller, param, body }) => {
    return json(updateClient(world, caller, param('network'), param('client'), body(extClient)));
  }),
  route('DELETE /extclients/{network}/{client}', itsUser, ({ world, caller, param }) => {
    return deleted(deleteClient(world, caller, param('network'), param('client')));
  }),
];

/** Any other last word than these two answers the record. */
function download(world: World, netid: string, id: string, type: string): Response {
  if (type === 'file') {
    return new Response(clientConfig(world, netid, id), {
      headers: {
        'Content-Type': 'application/config',
        'Content-Disposition': `attachment; filename="${id}.conf"`,
      },
    });
  }
  if (type === 'qr') {
    return new Response(clientPicture(world, netid, id), { headers: { 'Content-Type': 'image/png' } });
  }
  return json(getClient(world, netid, id));
}
