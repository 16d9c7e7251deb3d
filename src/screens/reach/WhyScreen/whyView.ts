import type { Option } from '../../../components/Select/OptionList.tsx';
import type { Tone } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { isCidr, isIPAddress } from '../../../domain/ip.ts';
import { nodeHealth } from '../../../domain/node/health.ts';
import { healthReasonText, healthWords } from '../../../domain/node/healthText.ts';
import { byName } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { checkCounts, checkLines, checkText, remedyLabel } from '../../../domain/reach/why/checkText.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import {
  clientMember,
  memberAddresses,
  memberKey,
  memberName,
  memberNetwork,
  nodeMember,
  type Member,
  type ReachIndex,
} from '../../../domain/reach/told/reachIndex.ts';
import {
  endName,
  shortReason,
  verdictAsText,
  verdictNotes,
  verdictSentence,
  verdictTitles,
} from '../../../domain/reach/why/reachText.ts';
import { isOneStep, remediesOf, type Remedy } from '../../../domain/reach/why/remedies.ts';
import { verdictOf, type CheckState, type Verdict } from '../../../domain/reach/why/verdict.ts';
import type { ToldOf } from '../../../domain/reach/told/walk.ts';

export type WhyView = {
  readonly ends: readonly Option[];
  readonly fromKey: string | undefined;
  readonly toKey: string | undefined;
  /** Undefined until both ends are chosen. */
  readonly answer: WhyAnswer | undefined;
};

export type WhyAnswer = {
  readonly tone: Tone;
  readonly title: string;
  readonly sentence: string;
  readonly notes: readonly string[];
  readonly stops: readonly PathStop[];
  /** The gap before the stop at this place is where it ends; undefined where it arrives. */
  readonly breakAt: number | undefined;
  readonly breakLabel: string | undefined;
  readonly remedies: readonly WhyRemedy[];
  /** The row of the rules that decide. */
  readonly rulesHref: string | undefined;
  readonly source: string;
  readonly checks: readonly WhyCheck[];
  readonly counts: string;
  readonly asText: string;
};

export type PathStop = {
  readonly key: string;
  readonly kind: 'node' | 'client' | 'range';
  readonly name: string;
  readonly note: string;
};

/** `href`: to the form with the field, where a single safe step is not enough. */
export type WhyRemedy = {
  readonly remedy: Remedy;
  readonly label: string;
  readonly href: string | undefined;
};

export type WhyCheck = {
  readonly state: CheckState;
  readonly text: string;
  readonly detail: string | undefined;
};

export type WhyInput = {
  readonly index: ReachIndex;
  readonly from: End | undefined;
  readonly to: End | undefined;
  /** Unix seconds. */
  readonly now: number;
  /** The lists as the server answered them for the ends and the nodes between. */
  readonly toldByServer?: ToldOf | undefined;
};

export function whyView({ index, from, to, now, toldByServer }: WhyInput): WhyView {
  return {
    ends: optionsOf(index, [from, to]),
    fromKey: from && endKey(from),
    toKey: to && endKey(to),
    answer: from && to ? answerOf(index, from, to, now, toldByServer) : undefined,
  };
}

/** What an end is called in an address and in the lists. */
export function endKey(end: End): string {
  return end.kind === 'address' ? end.address : memberKey(end);
}

/** The end of that name in an address; undefined where nothing has it. */
export function endAt({ nodeById, clients }: ReachIndex, key: string): End | undefined {
  const node = nodeById.get(key);
  if (node) return nodeMember(node);
  const client = clients.find((one) => clientKey(one) === key);
  if (client) return clientMember(client);
  return isIPAddress(key) || isCidr(key) ? { kind: 'address', address: key, network: undefined } : undefined;
}

/** Nodes by their names, then clients; an address that was asked for stands first. */
function optionsOf({ nodes, clients }: ReachIndex, asked: readonly (End | undefined)[]): readonly Option[] {
  const addresses = asked.flatMap((end): Option[] =>
    end?.kind === 'address' ? [{ id: end.address, label: end.address, icon: 'globe' }] : [],
  );
  const members = [
    ...nodes.toSorted(byName).map(nodeMember),
    ...clients.map(clientMember).toSorted((one, other) => byName(named(one), named(other))),
  ];
  return [
    ...new Map(addresses.map((option) => [option.id, option])).values(),
    ...members.map((member): Option => ({
      id: memberKey(member),
      label: memberName(member),
      icon: member.kind === 'node' ? 'nodes' : 'clients',
      detail: `${memberAddresses(member)[0] ?? ''} ${memberNetwork(member)}`.trim(),
    })),
  ];
}

function named(member: Member): { readonly id: string; readonly name: string } {
  return { id: memberKey(member), name: memberName(member) };
}

const tones: Readonly<Record<Verdict['kind'], Tone>> = {
  reaches: 'healthy',
  blocked: 'error',
  noPath: 'error',
  oneWay: 'warning',
  otherNetwork: 'error',
  unknown: 'off',
};

function answerOf(
  index: ReachIndex,
  from: End,
  to: End,
  now: number,
  toldByServer: ToldOf | undefined,
): WhyAnswer {
  const question = { from, to, now };
  const verdict = verdictOf(index, { ...question, ...(toldByServer && { toldOf: toldByServer }) });
  const { reason } = verdict;
  const isThere = verdict.kind === 'reaches' || verdict.kind === 'oneWay';
  return {
    tone: tones[verdict.kind],
    title: verdictTitles[verdict.kind],
    sentence: verdictSentence(verdict),
    notes: verdictNotes(verdict),
    stops: stopsOf(verdict, now),
    breakAt: isThere || verdict.kind === 'unknown' ? undefined : Math.max(1, verdict.path.passed.length),
    breakLabel: reason && shortReason(reason),
    remedies: remediesOf(index, question).map((remedy) => ({
      remedy,
      label: remedyLabel(remedy),
      href: isOneStep(remedy) ? undefined : remedyHref(remedy),
    })),
    rulesHref: reason?.kind === 'rule' ? paths.nodeAcls(reason.one) : undefined,
    source: toldByServer ? 'What the server tells them now' : 'A prediction from the configuration',
    checks: verdict.checks.map((check) => ({ state: check.state, ...checkText(check, verdict) })),
    counts: checkCounts(verdict.checks),
    asText: verdictAsText(verdict, checkLines(verdict.checks, verdict)),
  };
}

/** Everything on the way, and the range where it ends behind a gateway; without a way the two ends. */
function stopsOf({ from, to, path }: Verdict, now: number): readonly PathStop[] {
  const members = [...path.passed, ...path.ahead];
  if (members.length === 0) return [stopOfEnd(from, now), stopOfEnd(to, now)];
  return [
    ...(path.isFromBehind ? [stopOfEnd(from, now)] : []),
    ...members.map((member) => stopOf(member, now)),
    ...(path.range === undefined
      ? []
      : [{ key: 'range', kind: 'range' as const, name: endName(to), note: 'behind it' }]),
  ];
}

function stopOfEnd(end: End, now: number): PathStop {
  if (end.kind !== 'address') return stopOf(end, now);
  return { key: end.address, kind: 'range', name: end.address, note: 'address' };
}

function stopOf(member: Member, now: number): PathStop {
  const common = { key: memberKey(member), kind: member.kind, name: memberName(member) };
  if (member.kind === 'client') {
    return { ...common, note: member.client.isEnabled ? 'ext. client, enabled' : 'ext. client, disabled' };
  }
  const { status, reason } = nodeHealth(member.node, now);
  return { ...common, note: `${healthWords[status].toLowerCase()}, ${healthReasonText(reason)}` };
}

/** Where a change is made. */
export function remedyHref(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'allowPair':
      return paths.nodeAcls(remedy.one);
    case 'enableClient':
      return paths.externalClients(remedy.client.network);
    case 'chooseRelay': {
      const { relay } = remedy;
      if (!relay) return paths.nodes(remedy.node.network);
      return relay.isRelay ? paths.editNode(relay) : paths.createRelay(relay);
    }
    case 'listAddresses':
      return paths.editNode(remedy.relay);
    case 'setLocalAddress':
    case 'connect':
      return paths.editNode(remedy.node);
    case 'makeHub':
    case 'makeIngress':
    case 'makeFailover':
    case 'enableNat':
      return paths.node(remedy.node);
  }
}
