import {
  anyAccessKey,
  anyTokenOfKnownNetwork,
  anyUser,
  anyUserOfKnownNetwork,
  networkAdminOfKnownNetwork,
} from '../world/access.ts';
import {
  createEgress,
  createIngress,
  deleteEgress,
  deleteIngress,
  createRelay,
  deleteRelay,
} from '../world/nodes/gateways.ts';
import { egressRequest, ingressRequest, node, relayRequest } from '../wire/goStructs.ts';
import { listNodes, listNodesOf, approveNode, deleteNode, getNode, joinNode } from '../world/nodes/nodes.ts';
import { putNode } from '../world/nodes/nodeUpdate.ts';
import { deleted, json } from './responses.ts';
import { adminOfNetwork, ofNetwork, route, type Route } from './route.ts';

const adminOfExistingNetwork = ofNetwork(networkAdminOfKnownNetwork);
const userOfAnyNetwork = ofNetwork(anyUserOfKnownNetwork);
const anyToken = ofNetwork(anyTokenOfKnownNetwork);

export const nodeRoutes: readonly Route[] = [
  route('GET /nodes', anyUser, ({ world, caller }) => json(listNodes(world, caller))),
  route('GET /nodes/{network}', adminOfExistingNetwork, ({ world, caller, param }) => {
    return json(listNodesOf(world, caller, param('network')));
  }),
  route('POST /nodes/{network}', anyAccessKey, ({ world, param, body }) => {
    return json(joinNode(world, param('network'), body(node)));
  }),
  route('GET /nodes/{network}/{node}', anyToken, ({ world, param }) => json(getNode(world, param('node')))),
  route('PUT /nodes/{network}/{node}', userOfAnyNetwork, ({ world, caller, param, body }) => {
    return json(putNode(world, caller, param('node'), body(node)));
  }),
  route('DELETE /nodes/{network}/{node}', anyToken, ({ world, param }) => {
    return deleted(deleteNode(world, param('node')));
  }),
  route('POST /nodes/{network}/{node}/approve', userOfAnyNetwork, ({ world, caller, param }) => {
    return json(approveNode(world, caller, param('node')));
  }),
  route('POST /nodes/{network}/{node}/createrelay', userOfAnyNetwork, ({ world, caller, param, body }) => {
    return json(createRelay(world, caller, param('node'), body(relayRequest).relayaddrs));
  }),
  route('DELETE /nodes/{network}/{node}/deleterelay', userOfAnyNetwork, ({ world, caller, param }) => {
    return json(deleteRelay(world, caller, param('node')));
  }),
  route(
    'POST /nodes/{network}/{node}/createingress',
    adminOfNetwork,
    ({ world, caller, param, optionalBody }) => {
      const { failover } = optionalBody(ingressRequest);
      return json(createIngress(world, caller, param('network'), param('node'), failover));
    },
  ),
  route('DELETE /nodes/{network}/{node}/deleteingress', adminOfNetwork, ({ world, caller, param }) => {
    return json(deleteIngress(world, caller, param('node')));
  }),
  route('POST /nodes/{network}/{node}/creategateway', userOfAnyNetwork, ({ world, caller, param, body }) => {
    return json(createEgress(world, caller, param('node'), body(egressRequest)));
  }),
  route('DELETE /nodes/{network}/{node}/deletegateway', userOfAnyNetwork, ({ world, caller, param }) => {
    return json(deleteEgress(world, caller, param('node')));
  }),
];
