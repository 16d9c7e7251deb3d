import type { AclMatrix } from '../acl/aclMatrix.ts';
import type { AclPairs } from '../acl/aclPairs.ts';
import type { DnsEntry } from '../dns/dnsEntry.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Network } from '../network/network.ts';
import type { NamedNode, Node } from '../node/node.ts';
import type { ReachIndex } from '../reach/network/reachIndex.ts';
import type { AllPairs } from '../reach/pairs/allPairs.ts';
import type { ReachSummary } from '../reach/pairs/reachSummary.ts';
import type { User } from '../user/userWire.ts';

/** The most urgent first. */
export const severities = ['broken', 'risky', 'waiting', 'tidyUp'] as const;
export type Severity = (typeof severities)[number];

export const severityWords: Readonly<Record<Severity, string>> = {
  broken: 'Broken',
  risky: 'Risky',
  waiting: 'Waiting',
  tidyUp: 'Tidy up',
};

/** A record that a finding is about. */
export type Subject =
  | { readonly kind: 'node'; readonly network: string; readonly id: string; readonly name: string }
  | { readonly kind: 'network'; readonly network: string }
  | { readonly kind: 'client'; readonly network: string; readonly name: string }
  | { readonly kind: 'accessKey'; readonly network: string; readonly name: string }
  | { readonly kind: 'dnsEntry'; readonly network: string; readonly name: string }
  | { readonly kind: 'user'; readonly name: string }
  | { readonly kind: 'server' };

export type Subjects = readonly [Subject, ...Subject[]];

export type Fact = { readonly label: string; readonly value: string };

/** A page where the cause can be removed, or an action that the findings page offers itself. */
export type Fix = { readonly label: string } & ({ readonly href: string } | { readonly approve: NamedNode });

export type Found = {
  readonly subjects: Subjects;
  /** Continues a sentence that begins with the names of the subjects. */
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly fix?: Fix | undefined;
  /** Only where it differs from the severity of the check. */
  readonly severity?: Severity | undefined;
};

/** `kind` names the check in addresses and in muted findings, so it never changes. */
export type Check<Scope> = {
  readonly kind: string;
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  readonly advice: string;
  readonly find: (scope: Scope) => readonly Found[];
};

export type CheckText = Omit<Check<never>, 'find'>;

export type Finding = Found & {
  /** The same for as long as the check finds the same subjects. */
  readonly key: string;
  readonly severity: Severity;
  readonly check: CheckText;
  /** The netids of the subjects; empty for users and the server. */
  readonly networks: readonly string[];
};

/** Everything the checks look at. The lists hold what the user can see. */
export type FindingsSource = {
  readonly networks: readonly Network[];
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly dnsEntries: readonly DnsEntry[];
  readonly users: readonly User[];
  /** By netid. Where the ACLs of a network are unknown, all its pairs count as allowed. */
  readonly acls: ReadonlyMap<string, AclMatrix>;
  /** Enterprise servers only. */
  readonly metrics: Metrics | undefined;
  /** Enterprise users get access by network levels, which aren’t part of their records. */
  readonly isEE: boolean;
  /** Empty while unknown. */
  readonly serverVersion: string;
  /** Unix seconds. */
  readonly now: number;
};

/** One network and what is worked out about it, at most once for all checks. */
export type NetworkScope = {
  readonly network: Network;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly dnsEntries: readonly DnsEntry[];
  readonly acl: AclMatrix | undefined;
  readonly aclPairs: () => AclPairs | undefined;
  readonly index: ReachIndex;
  readonly pairs: () => AllPairs;
  readonly summary: () => ReachSummary;
  readonly metrics: Metrics | undefined;
  readonly serverVersion: string;
  readonly now: number;
};

export const nodeSubject = ({ network, id, name }: Node): Subject => ({ kind: 'node', network, id, name });

/** `nodes` must not be empty. */
export function nodeSubjects(nodes: readonly Node[]): Subjects {
  const [first = { kind: 'server' }, ...others] = nodes.map(nodeSubject);
  return [first, ...others];
}

export function subjectName(subject: Subject): string {
  if (subject.kind === 'server') return 'The server';
  return subject.kind === 'network' ? subject.network : subject.name;
}

const mostNames = 3;

/** The names of the subjects, as the beginning of the sentence that `text` continues. */
export function namesOf({ subjects }: Pick<Finding, 'subjects'>): string {
  const names = [...new Set(subjects.map(subjectName))];
  const more = names.length - mostNames;
  return more > 0 ? `${names.slice(0, mostNames).join(', ')} and ${more} more` : names.join(', ');
}

export function subjectKey(subject: Subject): string {
  switch (subject.kind) {
    case 'server':
      return 'server';
    case 'user':
      return `user ${subject.name}`;
    case 'network':
      return `network ${subject.network}`;
    default:
      return `${subject.kind} ${subject.network} ${subject.kind === 'node' ? subject.id : subject.name}`;
  }
}
