import { refuse } from '../../api/transport/failure.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { listFromText, textFromList } from '../../domain/list.ts';
import type { Network } from '../../domain/network/network.ts';
import { cleanedText, holderName, type AddressList, type Leftover } from '../../domain/node/leftovers.ts';
import type { Node, NodeRef } from '../../domain/node/node.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { sessionStore } from '../stores/session.ts';
import { removeEntryTo } from './dns.ts';
import { networkCalls } from './networks.ts';
import { nodeCalls } from './nodes.ts';
import { keptOutcome, type Outcome } from './run.ts';
import { replaceRecord } from './saveRecord.ts';

export type Cleaned = { readonly leftover: Leftover; readonly result: Result<unknown, Failure> };

export async function cleanUpAll(leftovers: readonly Leftover[]): Promise<readonly Cleaned[]> {
  const { session } = sessionStore;
  const cleaned: Cleaned[] = [];
  for (const leftover of leftovers) {
    if (sessionStore.session !== session) break;
    cleaned.push({ leftover, result: await cleanUp(leftover) });
  }
  return cleaned;
}

export function cleanedOutcome(about: string, cleaned: readonly Cleaned[]): Outcome | undefined {
  if (cleaned.length === 0) return undefined;
  const lines = cleaned.map(({ leftover, result }) => {
    const name = holderName(leftover.holder);
    return result.ok
      ? `${name}: ${cleanedText(leftover)}`
      : `Couldn’t clean up ${name}: ${failureText(result.error)}`;
  });
  const detail = [about, ...lines].join('. ');
  return cleaned.every(({ result }) => result.ok) ? { detail } : keptOutcome([detail]);
}

/** Removes the addresses from a fresh read of the record, so that concurrent changes are kept. */
export function cleanUp({ holder, named }: Leftover): Promise<Result<unknown, Failure>> {
  const addresses = new Set(named.map(({ text }) => text));
  switch (holder.kind) {
    case 'dns':
      return removeEntryTo(holder.entry, addresses);
    case 'list':
      return takeOutOfNode(holder.node, holder.list, addresses);
    case 'clientDns':
      return takeOutOfNetwork(holder.netid, addresses);
    case 'commands':
      return Promise.resolve(fail(refuse('Commands can only be changed manually.')));
  }
}

/** The record no longer names any of the addresses, so nothing is sent. */
const clean = 'clean';

function takeOutOfNode(ref: NodeRef, list: AddressList, addresses: ReadonlySet<string>) {
  const namesSome = (node: Node) => node[list].some((address) => addresses.has(address));
  return unlessClean(
    namesSome,
    replaceRecord<Node, Failure | typeof clean>({
      ...nodeCalls(ref),
      change: (fresh) =>
        namesSome(fresh)
          ? succeed({ ...fresh, [list]: fresh[list].filter((address) => !addresses.has(address)) })
          : fail(clean),
      isStored: (now) => !namesSome(now),
    }),
  );
}

function takeOutOfNetwork(netid: string, addresses: ReadonlySet<string>) {
  const { refusal, ...calls } = networkCalls(netid, {});
  const serversOf = ({ defaultExtClientDns }: Network) => listFromText(defaultExtClientDns);
  const namesSome = (network: Network) => serversOf(network).some((address) => addresses.has(address));
  return unlessClean(
    namesSome,
    replaceRecord<Network, Failure | typeof clean>({
      ...calls,
      change: (fresh) => {
        if (!namesSome(fresh)) return fail(clean);
        const refused = refusal(fresh);
        if (refused) return fail(refused);
        const servers = serversOf(fresh).filter((address) => !addresses.has(address));
        return succeed({ ...fresh, defaultExtClientDns: textFromList(servers) });
      },
      isStored: (now) => !namesSome(now),
    }),
  );
}

async function unlessClean<T>(
  namesSome: (record: T) => boolean,
  replaced: ReturnType<typeof replaceRecord<T & object, Failure | typeof clean>>,
): Promise<Result<unknown, Failure>> {
  const result = await replaced;
  if (!result.ok) return result.error === clean ? succeed(undefined) : fail(result.error);
  const { kept } = result.value;
  return kept && namesSome(kept) ? fail(refuse('The server kept the address.')) : succeed(undefined);
}
