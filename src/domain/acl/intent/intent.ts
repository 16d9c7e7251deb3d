import type { ExternalClient } from '../../externalClient/externalClient.ts';
import { counted, grouped, plural } from '../../format/count.ts';
import { routedRanges } from '../../node/gateways.ts';
import type { Node } from '../../node/node.ts';
import { tally } from '../../tally.ts';
import { WireObject } from '../../wire.ts';
import { setPairs, type AclEdit } from '../aclEdit.ts';
import { aclImpact } from '../aclImpact.ts';
import { allowedPairs, isAllowed, noPairs, pairsWithout, toggledPairs, type AclPairs } from '../aclPairs.ts';
import { memberName, type Members } from '../aclText.ts';
import { choiceOf, choiceText, setPlaces } from './nodeSets.ts';

export type Intent = { readonly isAllowed: boolean; readonly one: string; readonly other: string };

export function intentFromStored(json: unknown): Intent | undefined {
  try {
    const stored = new WireObject(json, 'intent');
    return { isAllowed: stored.boolean('isAllowed'), one: stored.text('one'), other: stored.text('other') };
  } catch {
    return undefined;
  }
}

type Network = {
  readonly members: Members;
  readonly clients: readonly ExternalClient[];
  readonly isPointToSite: boolean;
  /** Unix seconds. */
  readonly now: number;
};

export type IntentEffect = NonNullable<ReturnType<typeof intentEffect>>;

export function intentEffect(edit: AclEdit, intent: Intent, network: Network) {
  const [one, other] = [choiceOf(intent.one), choiceOf(intent.other)];
  if (!one || !other) return undefined;
  const { members, now } = network;
  const sets = [one, other].map((choice) => ({ choice, places: setPlaces(choice, members, now) }));
  const [rows = [], columns = []] = sets.map(({ places }) => places);
  const none = noPairs(edit.pairs.nodeIds);
  const covered = setPairs({ ...edit, pairs: none }, rows, columns, true);
  const after = setPairs(edit, rows, columns, intent.isAllowed).pairs;
  const changed = toggledPairs(edit.pairs, after);
  const drafted = toggledPairs(edit.before, edit.pairs);
  const settled = pairsWithout(covered.pairs, changed);
  return {
    rows,
    columns,
    empty: sets.flatMap(({ choice, places }) => (places.length === 0 ? [choiceText(choice)] : [])),
    pairs: allowedPairs(covered.pairs),
    changes: allowedPairs(changed),
    changed,
    drafted: allowedPairs(settled) - allowedPairs(pairsWithout(settled, drafted)),
    isAllowed: intent.isAllowed,
    consequences: consequencesOf(edit.pairs, after, changed, intent.isAllowed, network),
  };
}

function consequencesOf(
  before: AclPairs,
  after: AclPairs,
  changed: AclPairs,
  isOpened: boolean,
  { members, clients, isPointToSite }: Network,
): readonly string[] {
  const known = members.nodes.flatMap((node) => node ?? []);
  const behind = followers(changed, members, clients, isPointToSite);
  const verb = isOpened ? 'gain' : 'lose';
  const lines: string[] = [];
  if (behind.clients > 0) {
    const clientsText = counted(behind.clients, 'external client');
    const because = plural(behind.clients, 'it follows its gateway', 'they follow their gateway');
    lines.push(
      `${clientsText} will also ${verb} access to ${setText(behind.clientPeers, members)}, because ${because}.`,
    );
  }
  if (behind.ranges.length > 0) {
    const [first = ''] = behind.ranges;
    const count = behind.ranges.length;
    const rangesText = count === 1 ? first : counted(count, 'egress range');
    const because = plural(count, 'it follows its gateway', 'they follow their gateway');
    lines.push(
      `${setText(behind.rangePeers, members)} will also ${verb} access to ${rangesText}, because ${because}.`,
    );
  }
  const { cutOff } = aclImpact(before, after, { nodes: known, clients, isPointToSite });
  if (cutOff.length > 0) {
    const places = cutOff.map(({ id }) => members.nodeIds.indexOf(id));
    lines.push(`${setText(places, members)} will be isolated.`);
  }
  return lines;
}

function setText(places: readonly number[], members: Members): string {
  const [first = 0] = places;
  return places.length === 1 ? memberName(members, first) : `${grouped(places.length)} nodes`;
}

function followers(
  changed: AclPairs,
  { nodeIds, nodes }: Members,
  clients: readonly ExternalClient[],
  isPointToSite: boolean,
) {
  const enabled = clients.filter(({ isEnabled }) => isEnabled);
  const clientsOf = tally(enabled.map(({ ingressGatewayId }) => ingressGatewayId));
  const [clientPeers, rangePeers] = [new Set<number>(), new Set<number>()];
  const ranges = new Set<string>();
  let count = 0;
  for (const [place, node] of nodes.entries()) {
    const own = node?.isIngressGateway ? (clientsOf.get(node.id) ?? 0) : 0;
    const egress = node ? routedRanges(node) : [];
    if (!node || (own === 0 && egress.length === 0)) continue;
    const peers = [...nodeIds.keys()].filter(
      (peer) => isAllowed(changed, place, peer) && isLinked(node, nodes[peer], isPointToSite),
    );
    if (peers.length === 0) continue;
    count += own;
    for (const range of egress) ranges.add(range);
    for (const peer of peers) {
      if (own > 0) clientPeers.add(peer);
      if (egress.length > 0) rangePeers.add(peer);
    }
  }
  return { clients: count, clientPeers: [...clientPeers], ranges: [...ranges], rangePeers: [...rangePeers] };
}

/** Whether a rule can affect traffic. In a point-to-site network, one of the two nodes must be the hub. */
function isLinked(one: Node, other: Node | undefined, isPointToSite: boolean): boolean {
  if (!other) return false;
  return !isPointToSite || one.isHub || other.isHub;
}

export function effectText({ pairs, changes, drafted, isAllowed: isOpened, empty }: IntentEffect): string {
  if (empty.length > 0) return `No nodes match: ${empty.join(', ')}.`;
  if (pairs === 0) return 'Both sets contain only the same node.';
  const state = isOpened ? 'allowed' : 'blocked';
  const all = counted(pairs, 'pair');
  if (changes > 0) return `${grouped(changes)} of ${all} will change.`;
  if (drafted === 0) return `${all} already ${state}.`;
  if (drafted === pairs) return `${all} will be ${state} once you submit your changes.`;
  return `${grouped(pairs - drafted)} of ${all} already ${state}, ${grouped(drafted)} more once you submit your changes.`;
}
