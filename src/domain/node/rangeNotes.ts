import { plural } from '../format/count.ts';
import {
  containsIP,
  defaultRoutes,
  hostBits,
  isUnroutable,
  normaliseIP,
  overlaps,
  sameIP,
  spelledIP,
  withoutHostPrefix,
} from '../ip.ts';
import { type Network, networkRanges } from '../network/network.ts';
import { firstNames, joinNames } from '../text/labels.ts';
import { machinesInBoth } from './machine.ts';
import type { Node, NodeRef } from './node.ts';
import { holderOf, invalidAllowedIp, type AddressHolders } from './nodeRules.ts';

type Ranges = Pick<Network, 'netid' | 'addressRange' | 'addressRange6'>;

export type RangeContext = {
  readonly node: NodeRef;
  readonly nodes: readonly Node[];
  readonly clients: AddressHolders['clients'];
  readonly network: Ranges | undefined;
  /** The ranges of all networks, because one machine can be in several. */
  readonly networks: readonly Ranges[];
};

/** Notes on ranges typed for an egress gateway. `kept`: those of them that it already routes. */
export function rangeNotes(
  typed: readonly string[],
  context: RangeContext,
  kept: readonly string[] = [],
): readonly string[] {
  return notesOn(typed, kept, context, 'a gateway');
}

/** Notes on addresses and ranges typed as allowed IPs of a node. */
export function allowedIpNotes(
  typed: readonly string[],
  context: RangeContext,
  kept: readonly string[] = [],
): readonly string[] {
  const strange = invalidAllowedIp(typed);
  return [
    ...(strange ? [`The server ignores “${strange}” because it isn’t an address or a range`] : []),
    ...notesOn(typed, kept, context, 'another node'),
  ];
}

/** The server accepts all of these, and two gateways for one range can be intended. */
function notesOn(
  typed: readonly string[],
  kept: readonly string[],
  context: RangeContext,
  through: 'a gateway' | 'another node',
): readonly string[] {
  const isNew = (range: string) => !kept.some((old) => sameIP(old, range));
  const added = [...new Set(typed.filter(isNew).map(spelledIP))];
  const everything = defaultRoutes(typed.map(spelledIP));
  const newDefaults = added.filter((range) => everything.includes(range));
  const others = added.filter((range) => !everything.includes(range));
  const isAddress = (range: string) => through === 'another node' && hostBits(range) === 0;
  return [
    ...typed
      .filter(isNew)
      .filter(isRewritten)
      .map((range) => `${range} is stored as ${spelledIP(range)}`),
    ...coveredNote(typed.map(spelledIP), isNew),
    ...(newDefaults.length > 0
      ? [
          `${joinNames(newDefaults)} ${plural(newDefaults.length, 'covers', 'cover')} the whole internet, so nodes will send all their traffic through this one`,
        ]
      : []),
    ...others.filter(isUnroutable).map((range) => `${range} can’t be reached through ${through}`),
    ...added.flatMap((range) => [
      ...routeNotes(range, everything.includes(range), context),
      ...(everything.includes(range) ? [] : networkNotes(range, isAddress(range), context)),
      ...acrossNotes(range, everything.includes(range), context),
    ]),
  ];
}

function isRewritten(range: string): boolean {
  return ![range.toLowerCase(), undefined].includes(normaliseIP(range));
}

/** The server stores a repeated range once. */
function coveredNote(ranges: readonly string[], isNew: (range: string) => boolean): readonly string[] {
  const covered = ranges.filter((range, place) =>
    ranges.some(
      (other, at) =>
        at !== place &&
        containsIP(other, range) &&
        (!containsIP(range, other) || at < place) &&
        (isNew(range) || isNew(other)),
    ),
  );
  if (covered.length === 0) return [];
  const names = [...new Set(covered)];
  const verb = plural(names.length, 'is', 'are');
  return [`${listed(names)} ${verb} already covered by other entries in this list`];
}

const maxNamed = 5;

function listed(names: readonly string[]): string {
  return names.length > maxNamed ? firstNames(names, maxNamed) : joinNames(names);
}

/** A default route contains everything on purpose, so only the same one of another node counts. */
function routeNotes(range: string, isDefault: boolean, { node, nodes }: RangeContext): readonly string[] {
  const others = nodes.filter((other) => other.network === node.network && other.id !== node.id);
  return others.flatMap(({ name, egressRanges, allowedIps }) => [
    ...rivalsOf(range, isDefault, egressRanges).map((routed) =>
      isSame(range, routed)
        ? `${range} is already routed by ${name}`
        : `${range} overlaps ${routed}, which ${name} already routes`,
    ),
    ...rivalsOf(range, isDefault, withoutSame(allowedIps, egressRanges)).map((allowed) =>
      isSame(range, allowed)
        ? `${range} is already an allowed IP of ${name}`
        : `${range} overlaps ${allowed}, an allowed IP of ${name}`,
    ),
  ]);
}

/** A gateway can list its egress ranges as allowed IPs too. */
function withoutSame(ranges: readonly string[], others: readonly string[]): readonly string[] {
  return ranges.filter((range) => !others.some((other) => isSame(range, other)));
}

function rivalsOf(range: string, isDefault: boolean, routed: readonly string[]): readonly string[] {
  const defaults = isDefault ? [] : defaultRoutes(routed);
  return routed.filter((other) =>
    isDefault ? isSame(range, other) : overlaps(other, range) && !defaults.includes(other),
  );
}

function isSame(one: string, other: string): boolean {
  return sameIP(withoutHostPrefix(one), withoutHostPrefix(other));
}

function networkNotes(
  range: string,
  isAddress: boolean,
  { node, nodes, clients, network }: RangeContext,
): readonly string[] {
  const holder = hostBits(range) === 0 && holderOf(withoutHostPrefix(range), node, { nodes, clients });
  if (holder) return [`${range} is already used by ${holder}`];
  // A node can have an additional address from the network’s range.
  if (!network || isAddress) return [];
  return networkRanges(network)
    .filter((used) => overlaps(used, range))
    .map((used) => `${range} overlaps ${used}, ${node.network}’s own range`);
}

/** A machine that is in two networks has the routes of both in one table. */
function acrossNotes(range: string, isDefault: boolean, context: RangeContext): readonly string[] {
  const { node, nodes, networks } = context;
  const note = (other: NodeRef, conflict: string) => {
    const machines = machinesInBoth(node, other, nodes).map(({ name }) => name);
    if (machines.length === 0) return [];
    const verb = plural(machines.length, 'is', 'are');
    return [
      `${range} ${conflict}. ${listed(machines)} ${verb} in both networks and can use only one of the two`,
    ];
  };
  return [
    ...nodes
      .filter((other) => other.network !== node.network)
      .flatMap((other) =>
        rivalsOf(range, isDefault, [...other.egressRanges, ...other.allowedIps]).flatMap((routed) =>
          note(
            other,
            isSame(range, routed)
              ? `is also routed by ${other.name} in ${other.network}`
              : `overlaps ${routed}, which ${other.name} routes in ${other.network}`,
          ),
        ),
      ),
    ...networks
      .filter(({ netid }) => !isDefault && netid !== node.network)
      .flatMap((network) =>
        networkRanges(network)
          .filter((used) => overlaps(used, range))
          .flatMap((used) =>
            note({ network: network.netid, id: '' }, `overlaps ${used}, the range of ${network.netid}`),
          ),
      ),
  ];
}
