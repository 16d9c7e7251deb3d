import { fullName } from '../dns/dnsEntry.ts';
import {
  clientIdProblem,
  type ExternalClient,
  type ExternalClientRef,
} from '../externalClient/externalClient.ts';
import { counted } from '../format/count.ts';
import { normaliseIP } from '../ip.ts';
import { listFromText, textFromList } from '../list.ts';
import { networkForm } from '../network/networkForm.ts';
import { addressesOf } from '../addresses.ts';
import { leftoversOf, leftoverText, listNames, type Leftover } from '../node/leftovers.ts';
import { isSameNode, nodeKey, refOf, type Node } from '../node/node.ts';
import { compareNames } from '../order.ts';
import { paths } from '../paths.ts';
import { edited, takeoverObstacle } from './gatewaySteps.ts';
import { left, moveOf, type Part, type Replacement } from './task.ts';

/** Records that name the address of the old node. Relay lists move with the relay. */
export function referenceParts(task: Replacement): Part {
  const { old, records } = task;
  const owner = nodeKey(old);
  const departing = { key: owner, owner, network: old.network, addresses: addressesOf(old) };
  const parts = leftoversOf([departing], records)
    .filter(({ holder }) => holder.kind !== 'list' || holder.list !== 'relayAddresses')
    .map((leftover) => referencePart(leftover, task));
  return { moves: parts.flatMap(({ moves }) => moves), left: parts.flatMap((part) => part.left) };
}

function referencePart(leftover: Leftover, { old, next, choice, records }: Replacement): Part {
  const { holder, named, isCleanable } = leftover;
  const id = leftoverText(leftover);
  const swaps = new Map(named.map(({ text }) => [text, inPlaceOf(text, old, next)]));
  if (!isCleanable || [...swaps.values()].includes(undefined)) return left(id);
  const swapped = (list: readonly string[]) =>
    textFromList([...new Set(list.map((text) => swaps.get(text) ?? text))]);
  switch (holder.kind) {
    case 'dns': {
      const [address = ''] = swaps.values();
      const name = fullName(holder.entry);
      const { moves } = moveOf(choice, id, `Point ${name} to ${next.name}`, [
        {
          kind: 'deleteDnsEntry',
          entry: holder.entry,
          text: `Delete the DNS entry ${name}`,
        },
        {
          kind: 'createDnsEntry',
          entry: { ...holder.entry, address },
          text: `Create the DNS entry ${name} for ${address}`,
          needs: 'previous',
        },
      ]);
      const other = { text: `The second address of ${name}. A new entry has only one` };
      return { moves, left: swaps.size > 1 ? [other] : [] };
    }
    case 'list': {
      const { list } = holder;
      const node = records.nodes.find((one) => isSameNode(one, holder.node));
      if (!node || isSameNode(node, next)) return left(id);
      const text = `Put ${next.name} in place of ${old.name} in the ${listNames[list]} of ${node.name}`;
      return moveOf(choice, id, text, [edited(node, { [list]: swapped(node[list]) }, { text })]);
    }
    case 'clientDns': {
      const { netid } = holder;
      const network = records.networks.find((one) => one.netid === netid);
      if (!network) return left(id);
      const { defaultExtClientDns } = networkForm(network);
      const after = { defaultExtClientDns: swapped(listFromText(defaultExtClientDns)) };
      const text = `Make ${next.name} a DNS server of the external clients in ${netid}`;
      return moveOf(choice, id, text, [
        { kind: 'editNetwork', netid, before: { defaultExtClientDns }, after, text },
      ]);
    }
    case 'commands':
      return left(id);
  }
}

/** The address of the new node in the family and the spelling of the old one. */
function inPlaceOf(text: string, old: Node, next: Node): string | undefined {
  const [address = '', prefix] = text.split('/');
  const successor = normaliseIP(address) === normaliseIP(old.address) ? next.address : next.address6;
  if (successor === '') return undefined;
  return prefix === undefined ? successor : `${successor}/${prefix}`;
}

const mostClients = 8;

/** A client works only with the key of its gateway, so new ones are made on the new gateway. */
export function clientsPart({ old, next, choice, records }: Replacement): Part {
  const all = records.clients
    .filter(({ network, ingressGatewayId }) => network === old.network && ingressGatewayId === old.id)
    .toSorted((one, other) => compareNames(one.clientId, other.clientId));
  const clients = all.filter(({ isEnabled }) => isEnabled);
  // New clients are enabled, so one for a disabled client would let it in again.
  const disabled = all
    .filter(({ isEnabled }) => !isEnabled)
    .map(({ clientId }) => ({ text: `${clientId}. It’s disabled, so it gets no new client` }));
  if (clients.length === 0) return { moves: [], left: disabled };
  const count = counted(clients.length, 'external client');
  if (!next.isIngressGateway && takeoverObstacle(next, 'ingress', records)) {
    const text = `${count}, because ${next.name} can’t be an ingress gateway`;
    return { moves: [], left: [{ text }, ...disabled] };
  }
  const taken: ExternalClientRef[] = [...records.clients];
  const successors = clients.map((client) => {
    const clientId = freeId(client, taken);
    taken.push({ network: client.network, clientId });
    return { client, clientId };
  });
  const { moves } = moveOf(
    choice,
    'clients',
    `Create ${count} on ${next.name}, because those of ${old.name} can’t move`,
    successors.map(({ clientId }) => ({
      kind: 'createClient' as const,
      gateway: refOf(next),
      clientId,
      text: `Create the external client ${clientId} on ${next.name}`,
    })),
  );
  const handed = successors.slice(0, mostClients).map(({ client, clientId }) => ({
    text: `${client.clientId}${ownerOf(client)} works only with ${old.name}. Hand out the file of ${clientId}`,
    href: paths.externalClients(old.network),
  }));
  const rest = successors.length - handed.length;
  return {
    moves,
    left: [
      ...handed,
      ...(rest > 0 ? [{ text: `${counted(rest, 'more client')} in the same way` }] : []),
      ...disabled,
    ],
  };
}

function ownerOf({ ownerId }: ExternalClient): string {
  return ownerId === '' ? '' : ` of ${ownerId}`;
}

/** The name of a client with the first number that is free. */
function freeId({ network, clientId }: ExternalClientRef, taken: readonly ExternalClientRef[]): string {
  const none = { network, clientId: '' };
  let number = 2;
  while (clientIdProblem(`${clientId}-${number}`, none, taken) === 'extclient.validation.taken') number += 1;
  return `${clientId}-${number}`;
}
