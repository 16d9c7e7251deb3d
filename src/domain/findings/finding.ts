import type { Action } from '../actions/action.ts';
import type { NamedNode, Node, NodeRef } from '../node/node.ts';
import { paths } from '../paths.ts';
import { firstNames } from '../text/labels.ts';

/** The most urgent first. */
export const severities = ['broken', 'risky', 'waiting', 'tidyUp'] as const;
export type Severity = (typeof severities)[number];

export const severityWords: Readonly<Record<Severity, string>> = {
  broken: 'Broken',
  risky: 'Risky',
  waiting: 'Waiting',
  tidyUp: 'Cleanup',
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

export type Fact = { readonly label: string; readonly value: string };

/** A record that the findings page can delete. */
export type Deletable = Extract<Subject, { readonly kind: 'node' | 'client' | 'accessKey' | 'dnsEntry' }>;

/** A page where the cause can be removed, or the actions that remove it, in this order. */
export type Fix = {
  readonly label: string;
  /** The exact change, for example “Listen port from 51900 to 51901”. */
  readonly change?: string | undefined;
} & ({ readonly href: string } | { readonly actions: readonly Action[] });

/** The node that a fix approves, if that is all it does. */
export function approvalIn(fix: Fix | undefined): NamedNode | undefined {
  const [action, another] = fix && 'actions' in fix ? fix.actions : [];
  return action?.kind === 'approveNode' && !another ? action.node : undefined;
}

/** A record that loses connections because of a finding. */
export type Affected = {
  readonly subject: Subject;
  /** The role of the faulty node for this record, such as “Relay”. Begins a sentence. */
  readonly as: string;
};

export type Found = {
  readonly subjects: readonly Subject[];
  /** Continues a sentence that begins with the names of the subjects. */
  readonly text: string;
  readonly facts?: readonly Fact[];
  readonly affected?: readonly Affected[];
  /** Continues the sentence on the pages of affected records: “Relay gw-relay has been offline for 2 days”. */
  readonly effect?: string;
  /** Identifies the finding instead of its subjects, which can come and go. */
  readonly group?: string | undefined;
  /** Tells findings of one check about the same subjects apart, for example a range. */
  readonly about?: string | undefined;
  readonly fix?: Fix | undefined;
  /** Another fix, which the user may prefer. */
  readonly otherFix?: Fix | undefined;
  /** The number that shows whether the finding gets worse. @default the number of records */
  readonly size?: number;
  /** @default the severity of the check */
  readonly severity?: Severity | undefined;
};

/** `kind` names the check in addresses and in muted findings, so it never changes. */
export type CheckText = {
  readonly kind: string;
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  readonly advice: string;
  /** The check finds nothing while these aren’t loaded. */
  readonly needsMetrics?: true;
  readonly needsAcls?: true;
  readonly needsUsers?: true;
};

export type Finding = Found & {
  /** The same for as long as the check finds the same subjects. */
  readonly key: string;
  readonly severity: Severity;
  readonly check: CheckText;
  readonly facts: readonly Fact[];
  /** The netids of the subjects; empty for users and the server. */
  readonly networks: readonly string[];
};

export const nodeSubject = ({ network, id, name }: Node) => ({ kind: 'node', network, id, name }) as const;

/** Whether a finding is about a network or a record in it, or affects one. */
export function concerns({ networks, affected = [] }: Finding, netid: string): boolean {
  return (
    networks.includes(netid) ||
    affected.some(({ subject }) => 'network' in subject && subject.network === netid)
  );
}

export function subjectName(subject: Subject): string {
  if (subject.kind === 'server') return 'The server';
  return subject.kind === 'network' ? subject.network : subject.name;
}

const mostNames = 3;

/** The names of the subjects, as the beginning of the sentence that `text` continues. */
export function namesOf({ subjects }: Pick<Finding, 'subjects'>): string {
  const names = [...new Set(subjects.map(subjectName))];
  const [name, another] = names;
  if (subjects.length < 2 || name === undefined || another !== undefined) return firstNames(names, mostNames);
  const isNodes = subjects.every(({ kind }) => kind === 'node');
  return `${subjects.length} ${isNodes ? 'nodes' : 'records'} named ${name}`;
}

/** The most urgent first. */
export function bySeverity(one: Finding, other: Finding): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}

/** The page of findings, with the details of this one. */
export function findingHref({ key, networks }: Pick<Finding, 'key' | 'networks'>): string {
  return paths.finding(key, networks.length === 1 ? networks[0] : undefined);
}

/** Names the network of a finding, or counts its networks. */
export function networksOf({ networks }: Finding): string {
  return networks.length > 1 ? `${networks.length} networks` : (networks[0] ?? 'Server');
}

/** Nodes are identified by ID, because their names can change. */
type Identified = Exclude<Subject, { readonly kind: 'node' }> | ({ readonly kind: 'node' } & NodeRef);

export function subjectKey(subject: Identified): string {
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
