import { aclSince } from '../acl/aclMatrix.ts';
import { isDeletion } from '../actions/action.ts';
import { pairsOf } from '../acl/aclPairs.ts';
import { once } from '../byIdentity.ts';
import { byMachine } from '../node/machine.ts';
import { reachIndex } from '../reach/network/reachIndex.ts';
import { allPairs } from '../reach/pairs/allPairs.ts';
import { networkChecks, recordChecks, serverChecks } from './checks.ts';
import {
  bySubjects,
  byUrgency,
  checkedSubject,
  type Check,
  type CheckedSource,
  errorText,
  failureOf,
  findingOf,
  type FindingsSource,
  type NetworkScope,
  type NetworkSource,
  type RecordScope,
} from './check.ts';
import type { Fact, Finding, Fix, Subject } from './finding.ts';
import { networkSources, serverSource } from './networkSource.ts';

/**
 * All findings at once. The console checks one network at a time.
 * @internal
 */
export function findingsOf(source: FindingsSource): readonly Finding[] {
  return byUrgency([...networkSources(source), serverSource(source)].flatMap(findingsIn));
}

/** The findings of one network, or of the server. */
export function findingsIn(source: CheckedSource): readonly Finding[] {
  const subject = checkedSubject(source);
  if (!('netid' in source)) return findingsBy(serverChecks, () => source, subject);
  const { network } = source;
  const scope = once(() => scopeOf(source));
  if (network) return findingsBy(networkChecks, () => ({ ...scope(), network }), subject);
  return findingsBy(recordChecks, scope, subject).map(({ fix, otherFix, ...finding }) => ({
    ...finding,
    fix: ownFix(fix),
    otherFix: ownFix(otherFix),
  }));
}

/** Only administrators of the network can edit its records. */
function ownFix(fix: Fix | undefined): Fix | undefined {
  const isOwn =
    fix &&
    'actions' in fix &&
    fix.actions.every((action) => action.kind === 'approveNode' || isDeletion(action));
  return isOwn ? fix : undefined;
}

/** A check that fails hides no other. All that fail are one finding, because they often have the same cause. */
export function findingsBy<Scope>(
  checks: readonly Check<Scope>[],
  scope: () => Scope,
  subject: Subject,
): readonly Finding[] {
  const failures: Fact[] = [];
  const findings = checks.flatMap(({ find, ...text }) => {
    try {
      const found = [find(scope())].flat();
      return found.flatMap((one) => (one ? [findingOf(text, one)] : [])).toSorted(bySubjects);
    } catch (error) {
      failures.push({ label: text.title, value: errorText(error) });
      return [];
    }
  });
  return failures.length === 0 ? findings : [...findings, failureOf(subject, failures)];
}

function scopeOf(source: NetworkSource): RecordScope & Omit<NetworkScope, 'network'> {
  const { netid, network, clients, metrics, aclNodes } = source;
  const nodes = source.nodes.filter((node) => node.network === netid);
  const others = source.nodes.filter((node) => node.network !== netid);
  const ids = nodes.map(({ id }) => id);
  const acl = source.acl && aclNodes ? aclSince(source.acl, ids, aclNodes) : source.acl;
  const index = reachIndex({
    networks: network ? [network] : [],
    nodes: source.nodes,
    clients,
    acls: new Map(acl && [[netid, acl]]),
    metrics,
  });
  return {
    ...source,
    nodes,
    others,
    othersByMachine: once(() => byMachine(others)),
    acl,
    aclPairs: once(() => acl && pairsOf(acl)),
    index,
    pairs: once(() => allPairs(index, netid)),
  };
}
