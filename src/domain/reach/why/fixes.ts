import type { Action } from '../../actions/action.ts';
import { clientKey } from '../../externalClient/externalClient.ts';
import { refOf } from '../../node/node.ts';
import { reachIndex, type ReachIndex, type ReachSource } from '../network/reachIndex.ts';
import type { Fix } from '../rules/fix.ts';
import { fixOf } from '../rules/reason.ts';
import { verdictOf, type Question } from './verdict.ts';

/** What makes a fix with one call. The others are links. */
export function fixAction(fix: Fix): Action | undefined {
  switch (fix.kind) {
    case 'allowPair':
      return { kind: 'allowPair', one: refOf(fix.one), other: refOf(fix.other) };
    case 'connect':
      return { kind: 'connectNode', node: refOf(fix.node) };
    case 'enable': {
      const { network, clientId } = fix.client;
      return { kind: 'enableClient', client: { network, clientId } };
    }
    default:
      return undefined;
  }
}

const maxFixes = 2;

/** Returns one or two changes after which packets and replies arrive; empty if two aren't enough. */
export function fixesOf(index: ReachIndex, question: Question): readonly Fix[] {
  const found: Fix[] = [];
  // The server's responses don't include the changes.
  const { from, to, now } = question;
  let source: ReachSource = index;
  let reason = verdictOf(index, { from, to, now }).reason;
  while (reason) {
    const fix = fixOf(reachIndex(source), reason);
    if (!fix || found.length === maxFixes) return [];
    found.push(fix);
    source = fix.changed(source);
    const next = verdictOf(reachIndex(source), { from: moved(source, from), to: moved(source, to), now });
    if (next.kind === 'reaches') return found;
    reason = next.reason;
  }
  return [];
}

/** Returns the end with its record after the change. */
function moved(source: ReachSource, end: Question['from']): Question['from'] {
  if (end.kind === 'address') return end;
  if (end.kind === 'node') {
    return { kind: 'node', node: source.nodes.find(({ id }) => id === end.node.id) ?? end.node };
  }
  const client = source.clients.find((candidate) => clientKey(candidate) === clientKey(end.client));
  return { kind: 'client', client: client ?? end.client };
}
