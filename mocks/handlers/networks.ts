import { admin } from '../world/access.ts';
import { createAccessKey, deleteAccessKey, listAccessKeys } from '../world/networks/accessKeys.ts';
import { getAcls, putAcls } from '../world/networks/acls.ts';
import { accessKey, aclContainer, network } from '../wire/goStructs.ts';
import {
  createNetwork,
  deleteNetwork,
  getNetwork,
  listNetworks,
  putNetwork,
  updateKeys,
} from '../world/networks/networks.ts';
import { emptyJson, json, jsonAsText } from './responses.ts';
import { adminOfNetwork, route, type Route } from './route.ts';

export const networkRoutes: readonly Route[] = [
  route('GET /networks', admin, ({ world, caller }) => jsonAsText(listNetworks(world, caller))),
  route('POST /networks', admin, ({ world, caller, body }) =>
    json(createNetwork(world, caller, body(network))),
  ),
  route('GET /networks/{network}', adminOfNetwork, ({ world, caller, param }) => {
    return json(getNetwork(world, caller, param('network')));
  }),
  route('PUT /networks/{network}', adminOfNetwork, ({ world, caller, param, body }) => {
    return json(putNetwork(world, caller, param('network'), body(network)));
  }),
  route('DELETE /networks/{network}', admin, ({ world, caller, param }) => {
    return json(deleteNetwork(world, caller, param('network')));
  }),
  route('POST /networks/{network}/keyupdate', admin, ({ world, caller, param }) => {
    return json(updateKeys(world, caller, param('network')));
  }),
  route('GET /networks/{network}/keys', adminOfNetwork, ({ world, caller, param }) => {
    return json(listAccessKeys(world, caller, param('network')));
  }),
  route('POST /networks/{network}/keys', adminOfNetwork, ({ world, caller, param, body }) => {
    return json(createAccessKey(world, caller, param('network'), body(accessKey)));
  }),
  route('DELETE /networks/{network}/keys/{key}', adminOfNetwork, ({ world, caller, param }) => {
    deleteAccessKey(world, caller, param('network'), param('key'));
    return emptyJson();
  }),
  route('GET /networks/{network}/acls', admin, ({ world, caller, param }) => {
    return json(getAcls(world, caller, param('network')));
  }),
  route('PUT /networks/{network}/acls', admin, ({ world, caller, param, body }) => {
    return json(putAcls(world, caller, param('network'), body(aclContainer)));
  }),
];
