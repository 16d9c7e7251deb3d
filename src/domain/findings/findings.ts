import { pairsOf } from '../acl/aclPairs.ts';
import { nodesOf, reachIndex } from '../reach/network/reachIndex.ts';
import { allPairs } from '../reach/pairs/allPairs.ts';
import { summaryOf } from '../reach/pairs/reachSummary.ts';
import { networkChecks, serverChecks } from './checks.ts';
import {
  type Check,
  type CheckText,
  type Finding,
  type FindingsSource,
  type Found,
  type NetworkScope,
  severities,
  subjectKey,
  type Subjects,
} from './finding.ts';

/** The most urgent first, then in the order of the checks. */
export function findingsOf(source: FindingsSource): readonly Finding[] {
  const scopes = networkScopes(source);
  const found = [
    ...scopes.flatMap((scope) => {
      const subjects: Subjects = [{ kind: 'network', network: scope.network.netid }];
      return networkChecks.flatMap((check) => findingsBy(check, scope, subjects));
    }),
    ...serverChecks.flatMap((check) => findingsBy(check, source, [{ kind: 'server' }])),
  ];
  return severities.flatMap((severity) => found.filter((finding) => finding.severity === severity));
}

/** A check that fails hides no other: the failure is a finding about everything it would have looked at. */
export function findingsBy<Scope>(check: Check<Scope>, scope: Scope, all: Subjects): readonly Finding[] {
  const { find, ...text } = check;
  try {
    return find(scope).map((found) => findingOf(text, found));
  } catch (error) {
    const facts = [
      { label: 'Check', value: check.title },
      { label: 'Error', value: error instanceof Error ? error.message : String(error) },
    ];
    const found = { subjects: all, text: `couldn’t be checked for “${check.title}”`, facts };
    return [{ ...findingOf(failedCheck, found), key: `${failedCheck.kind} ${check.kind} ${keysOf(all)}` }];
  }
}

export const failedCheck: CheckText = {
  kind: 'failedCheck',
  severity: 'risky',
  title: 'Check failed',
  why: 'The console couldn’t complete one of its checks, so it may miss a problem of this kind.',
  advice: 'Copy the finding as text and report it. All other checks still work.',
};

function findingOf(check: CheckText, found: Found): Finding {
  const { subjects, severity = check.severity } = found;
  const networks = new Set(subjects.flatMap((subject) => ('network' in subject ? [subject.network] : [])));
  return { ...found, key: `${check.kind} ${keysOf(subjects)}`, severity, check, networks: [...networks] };
}

function keysOf(subjects: Subjects): string {
  return subjects.map(subjectKey).toSorted().join(', ');
}

function networkScopes(source: FindingsSource): readonly NetworkScope[] {
  const { networks, clients, dnsEntries, acls, metrics, serverVersion, now } = source;
  const index = reachIndex(source);
  return networks.map((network) => {
    const { netid } = network;
    const acl = acls.get(netid);
    const pairs = once(() => allPairs(index, netid));
    return {
      network,
      nodes: nodesOf(index, netid),
      clients: clients.filter((client) => client.network === netid),
      dnsEntries: dnsEntries.filter((entry) => entry.network === netid),
      acl,
      aclPairs: once(() => acl && pairsOf(acl)),
      index,
      pairs,
      summary: once(() => summaryOf(pairs())),
      metrics,
      serverVersion,
      now,
    };
  });
}

function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
}
