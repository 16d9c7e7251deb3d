import { counted, grouped } from '../format/count.ts';
import { trialUndoCause, trialUndos } from './trialUndo.ts';
import type { TrialWords } from './trialTexts.ts';
import { undoText } from '../session/storedUndo.ts';
import { sentences } from '../text/failureText.ts';
import { firstNames } from '../text/labels.ts';
import { aclImpact, type ImpactNetwork } from './aclImpact.ts';
import { pairCount, type AclPairs } from './aclPairs.ts';
import { restoredPairs } from './storedAclEdit.ts';
import { extensionMs, trialMs, type RuleTrial, type TrialAttempt, type TrialEnd } from './storedTrials.ts';

/** The network may depend on rules that stayed for longer, so that only the user can revert them. */
const longestDelayMs = 10 * 60_000;

/** A changed default rule is a change of rules, too. */
export function trialWords(edits?: unknown): TrialWords {
  return trialUndos(edits).some((edit) => trialUndoCause(edit) !== undefined)
    ? { these: 'changes', previous: 'settings' }
    : { these: 'rules', previous: 'rules' };
}

/** Describes all changes that are on trial. */
export function wholeCause({ cause, edits }: Pick<RuleTrial, 'cause' | 'edits'>): string {
  return sentences(cause, ...trialUndos(edits).map(trialUndoCause));
}

/** Describes the losses of changed rules that need a trial. */
export function ruleTrialCause(change: ChangedPairs, network: ImpactNetwork): string | undefined {
  return trialCause(aclImpact(change.before, change.pairs, network), change.pairs.nodeIds.length);
}

type ChangedPairs = { readonly before: AclPairs; readonly pairs: AclPairs };

type Losses = {
  readonly blocked: number;
  /** Names of the nodes that the change isolates. */
  readonly servers: readonly string[];
  readonly gateways: readonly string[];
};

/** Describes the losses of a change that needs a trial: a server node, a gateway or more than 10% of the pairs. */
export function trialCause({ blocked, servers, gateways }: Losses, size: number): string | undefined {
  const pairs = pairCount(size);
  const plain = gateways.filter((name) => !servers.includes(name));
  const isolated = [...namedOrCounted(servers, 'server node'), ...namedOrCounted(plain, 'gateway')];
  if (isolated.length === 0 && blocked * 10 <= pairs) return undefined;
  const first = isolated.length > 0 ? `isolated ${isolated.join(' and ')}, and ` : '';
  return `The last change ${first}blocked ${grouped(blocked)} of ${counted(pairs, 'pair')}.`;
}

function namedOrCounted(names: readonly string[], noun: string): readonly string[] {
  if (names.length === 0) return [];
  return [names.length === 1 ? `${noun} ${names.join()}` : counted(names.length, noun)];
}

/** Describes what restoring the rules of a stored change would do, for a trial that asks first. */
export function trialEffect(
  { change, edits: stored }: Pick<RuleTrial, 'change' | 'edits'>,
  nameOf: (nodeId: string) => string | undefined,
): string {
  const edits = trialUndos(stored);
  const restored = edits.map((edit) => undoText(edit, 'Reverting'));
  return edits.length === 0
    ? pairsEffect(change, nameOf)
    : sentences(...(change === undefined ? [] : [pairsEffect(change, nameOf)]), ...restored);
}

function pairsEffect(change: unknown, nameOf: (nodeId: string) => string | undefined): string {
  const { allowed, blocked, nodeIds } = restoredPairs(change);
  const names = nodeIds.map((id) => nameOf(id)).filter((name) => name !== undefined);
  if (allowed + blocked === 0 || names.length < 2) return 'Reverting won’t change anything.';
  const done = [
    ...(allowed > 0 ? [`allow up to ${counted(allowed, 'pair')}`] : []),
    ...(blocked > 0 ? [`block up to ${counted(blocked, 'pair')}`] : []),
  ];
  return `Reverting will ${done.join(' and ')} of ${firstNames(names, 6)}.`;
}

export type TrialState =
  | { readonly status: 'counting'; readonly seconds: number }
  | { readonly status: TrialAttempt['status']; readonly reason: string }
  | { readonly status: 'late' | TrialEnd };

export function trialState(
  { deadline, end, session, extensions = 0 }: Pick<RuleTrial, 'deadline' | 'end' | 'session' | 'extensions'>,
  attempt: TrialAttempt | undefined,
  now: number,
  ownSession: number,
): TrialState {
  if (end) return { status: end };
  if (attempt) return { status: attempt.status, reason: attempt.reason };
  const left = deadline - now;
  // The storage isn’t trusted: anyone at this browser can write a trial for the next administrator.
  const isPlausible =
    session === ownSession && left <= trialMs + extensions * extensionMs && left >= -longestDelayMs;
  if (!isPlausible) return { status: 'late' };
  return left > 0
    ? { status: 'counting', seconds: Math.ceil(left / 1000) }
    : { status: 'reverting', reason: '' };
}
