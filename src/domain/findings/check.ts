import { counted } from '../format/count.ts';
import { hashOf } from '../format/hash.ts';
import type { AclMatrix } from '../acl/aclMatrix.ts';
import type { AclPairs } from '../acl/aclPairs.ts';
import type { DnsEntry } from '../dns/dnsEntry.ts';
import type { ExternalClient, ExternalClientRef } from '../externalClient/externalClient.ts';
import { spelledIP } from '../ip.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { KeyRotation, KeyRotations } from '../network/keyRotation.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../node/node.ts';
import { compareIds, compareNames } from '../order.ts';
import { clientMember, memberAddresses, nodeMember, type Member } from '../reach/network/member.ts';
import type { ReachIndex } from '../reach/network/reachIndex.ts';
import type { AllPairs } from '../reach/pairs/allPairs.ts';
import type { NetworkUser } from '../user/networkUser.ts';
import type { User } from '../user/userWire.ts';
import {
  bySeverity,
  type CheckText,
  type Fact,
  type Finding,
  type Found,
  namesOf,
  nodeSubject,
  type Subject,
  subjectKey,
} from './finding.ts';
import { firstNames } from '../text/labels.ts';

export type Check<Scope> = CheckText & {
  readonly find: (scope: Scope) => readonly Found[] | Found | undefined;
};

/** The source of the checks of the whole server. */
export type ServerSource = {
  readonly networks: readonly Network[];
  readonly users: readonly User[];
  /** By netid; enterprise edition only. Their levels give access that isn’t part of the users’ records. */
  readonly networkUsers?: ReadonlyMap<string, readonly NetworkUser[]> | undefined;
  readonly isEE: boolean;
  /** Whether the server accepts a key that is public. False while unknown. */
  readonly acceptsBuiltInKey: boolean;
  /** Whether the server runs commands of a node’s record on its machine. False while unknown. */
  readonly isRceOn?: boolean;
  /** Empty while unknown. */
  readonly serverVersion: string;
  /** By netid. */
  readonly nodeCounts?: Readonly<Record<string, number>>;
  /** Undefined while nodes check in. */
  readonly outage?: Outage | undefined;
};

/** No node of any network checks in. */
export type Outage = {
  /** The latest check-in of any of them, in Unix seconds. */
  readonly since: number;
  readonly seconds: number;
  readonly nodes: readonly Subject[];
};

/** Everything the checks look at. The lists hold what the user can see. */
export type FindingsSource = ServerSource & {
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly dnsEntries: readonly DnsEntry[];
  /** By netid. Where the ACLs of a network are unknown, all its pairs count as allowed. */
  readonly acls: ReadonlyMap<string, AclMatrix>;
  /** By netid, the IDs of the nodes at the time when the ACLs were loaded. */
  readonly aclNodes?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Enterprise servers only. */
  readonly metrics: Metrics | undefined;
  readonly rotations?: KeyRotations;
  /** Unix seconds. */
  readonly now: number;
};

type Lists = Pick<
  FindingsSource,
  'nodes' | 'clients' | 'dnsEntries' | 'metrics' | 'serverVersion' | 'now'
> & {
  /** Owners of nodes and clients who are no longer users. Empty where the viewer can’t list users. */
  readonly deletedOwners: readonly string[];
  /** The last check-in of any node of the server, if all are silent. Unix seconds. */
  readonly outageSince: number | undefined;
  /** The ranges of other networks that egress gateways of this one route, or a part of them. */
  readonly foreignRanges: readonly ForeignRange[];
};

export type ForeignRange = { readonly netid: string; readonly range: string };

/**
 * The source of the checks of one network. It also has nodes of other networks with an address of this one, because the
 * server looks addresses up in all networks, and those of networks that a machine of this one is also in, because its
 * routes can conflict.
 */
export type NetworkSource = Lists & {
  readonly netid: string;
  /** Undefined where the viewer sees only their own nodes and clients, and nothing is known about the whole network. */
  readonly network: Network | undefined;
  readonly acl: AclMatrix | undefined;
  /** IDs of the nodes at the time when the ACLs were loaded; undefined if these are the same. */
  readonly aclNodes: readonly string[] | undefined;
  /** The latest request for new keys that this browser sent. */
  readonly rotation: KeyRotation | undefined;
};

/** The source of one pass of checks: a network, or the whole server. */
export type CheckedSource = NetworkSource | ServerSource;

/** The scope of checks that look at one record at a time. `nodes` are those of the network. */
export type RecordScope = Pick<
  NetworkSource,
  'network' | 'nodes' | 'clients' | 'serverVersion' | 'now' | 'outageSince' | 'rotation'
> & {
  readonly index: ReachIndex;
};

/** One whole network, and what is calculated from it at most once for all checks. */
export type NetworkScope = RecordScope &
  Pick<NetworkSource, 'dnsEntries' | 'acl' | 'metrics' | 'deletedOwners' | 'foreignRanges'> & {
    readonly network: Network;
    /** The nodes of other networks that can affect this one. */
    readonly others: readonly Node[];
    readonly othersByMachine: () => ReadonlyMap<string, readonly Node[]>;
    readonly aclPairs: () => AclPairs | undefined;
    readonly pairs: () => AllPairs;
  };

export const clientSubject = ({ network, clientId }: ExternalClientRef) =>
  ({ kind: 'client', network, name: clientId }) as const;

export const membersOf = ({ nodes, clients }: NetworkScope) => [
  ...nodes.map(nodeMember),
  ...clients.map(clientMember),
];

/** The addresses of all nodes and clients, in one spelling. */
export const takenAddresses = (scope: NetworkScope): ReadonlySet<string> =>
  new Set(membersOf(scope).flatMap(memberAddresses).map(spelledIP));

export const memberSubject = (member: Member) =>
  member.kind === 'node' ? nodeSubject(member.node) : clientSubject(member.client);

export const networkSubject = (network: string) => ({ kind: 'network', network }) as const;

type FoundAtNodes = Omit<Found, 'subjects' | 'group'>;

type NodeCheck<Scope> = CheckText & {
  readonly where: (node: Node, scope: Scope) => boolean;
  readonly found: (node: Node, scope: Scope) => FoundAtNodes;
  /** Reports several nodes as one finding. */
  readonly foundAtMany?: (nodes: readonly Node[], scope: Scope) => FoundAtNodes;
  /** The least number of nodes that become one finding. */
  readonly manyFrom?: number;
};

/** Checks each node by itself. */
export function nodeCheck<Scope extends RecordScope>({
  where,
  found,
  foundAtMany,
  manyFrom,
  ...text
}: NodeCheck<Scope>): Check<Scope> {
  const find = (scope: Scope) =>
    foundAt(
      scope.nodes.filter((node) => where(node, scope)),
      (node) => found(node, scope),
      foundAtMany && ((nodes) => foundAtMany(nodes, scope)),
      manyFrom,
    );
  return { ...text, find };
}

/** An outage or an upgrade affects many nodes at once, so more than these are one finding. */
export const few = 3;

/**
 * One finding for each node or, where `ofMany` is given, one for several. It stays the same finding while nodes come and
 * go.
 */
export function foundAt(
  nodes: readonly Node[],
  ofOne: (node: Node) => FoundAtNodes,
  ofMany?: (nodes: readonly Node[]) => FoundAtNodes,
  manyFrom: number = few + 1,
): readonly Found[] {
  const [first] = nodes;
  if (first && ofMany && nodes.length >= manyFrom) {
    const sorted = nodes.toSorted((one, other) => compareNames(one.name, other.name));
    return [{ subjects: sorted.map(nodeSubject), group: `nodes of ${first.network}`, ...ofMany(sorted) }];
  }
  return nodes.map((node) => ({ subjects: [nodeSubject(node)], ...ofOne(node) }));
}

export const mostListed = 20;

export function nodeNames(nodes: readonly Node[]): string {
  return firstNames(
    nodes.map(({ name }) => name),
    mostListed,
  );
}

/** The most urgent first, then by network. The order of findings of one network stays. */
export function byUrgency(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (one, other) => bySeverity(one, other) || compareNames(one.networks.join(' '), other.networks.join(' ')),
  );
}

/** The server lists records in another order each time. */
export function bySubjects(one: Finding, other: Finding): number {
  return compareNames(namesOf(one), namesOf(other)) || compareIds(one.key, other.key);
}

export function findingOf(check: CheckText, found: Found): Finding {
  const { subjects, facts = [], about, group, severity = check.severity } = found;
  const keys = subjects.map(subjectKey).toSorted().join(', ');
  // Keys are part of addresses, and servers reject those of hundreds of nodes.
  const names = group ?? (subjects.length > few ? `${subjects.length} ${hashOf(keys)}` : keys);
  const networks = new Set(subjects.flatMap((subject) => ('network' in subject ? [subject.network] : [])));
  const key = `${check.kind} ${names}${about === undefined ? '' : ` ${about}`}`;
  return { ...found, facts, key, severity, check, networks: [...networks] };
}

const failedCheck: CheckText = {
  kind: 'failedCheck',
  severity: 'risky',
  title: 'Check failed',
  why: 'The console couldn’t complete some of its checks, so some problems may not be listed.',
  advice: 'Copy the finding as text and report it. All other checks still work.',
};

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function checkedSubject(source: CheckedSource): Subject {
  return 'netid' in source ? { kind: 'network', network: source.netid } : { kind: 'server' };
}

/** `failures`: the titles of checks with their errors; none if nothing could be checked. */
export function failureOf(subject: Subject, failures: readonly Fact[]): Finding {
  const [first, ...others] = failures;
  const what =
    others.length > 0
      ? counted(failures.length, 'kind of problem', 'kinds of problems')
      : first && `“${first.label}”`;
  const text = what === undefined ? 'couldn’t be checked' : `couldn’t be checked for ${what}`;
  return findingOf(failedCheck, { subjects: [subject], text, facts: failures });
}
