import { admin, networkAdmin } from '../world/access.ts';
import { createDns, deleteDns, listCustomDns, listDns, listDnsOf, listNodeDns } from '../world/dns.ts';
import { dnsEntry } from '../world/goStructs.ts';
import { json } from './answers.ts';
import { ofNetwork, route, type Route } from './route.ts';

const itsAdmin = ofNetwork(networkAdmin);

export const dnsRoutes: readonly Route[] = [
  route('GET /dns', admin, ({ world }) => json(listDns(world))),
  route('GET /dns/adm/{network}', itsAdmin, ({ world, param }) => json(listDnsOf(world, param('network')))),
  route('GET /dns/adm/{network}/nodes', itsAdmin, ({ world, param }) =>
    json(listNodeDns(world, param('network'))),
  ),
  route('GET /dns/adm/{network}/custom', itsAdmin, ({ world, param }) => {
    return json(listCustomDns(world, param('network')));
  }),
  route('POST /dns/{network}', itsAdmin, ({ world, caller, param, optionalBody }) => {
    // A broken body is not noticed as such: the empty fields are refused afterwards.
    return json(createDns(world, caller, param('network'), optionalBody(dnsEntry)));
  }),
  route('DELETE /dns/{network}/{name}', itsAdmin, ({ world, param }) => {
    return json(deleteDns(world, param('network'), param('name')));
  }),
];
