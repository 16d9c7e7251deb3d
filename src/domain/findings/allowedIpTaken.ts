import { groupBy } from '../groupBy.ts';
import { containsIP, defaultRoutes, hostBits, overlaps, spelledIP, withoutHostPrefix } from '../ip.ts';
import { textFromList } from '../list.ts';
import { type Network, networkRanges } from '../network/network.ts';
import { manualRanges, rangesBehind } from '../reach/network/allowedIps.ts';
import { type Member, memberAddresses, memberKey } from '../reach/network/member.ts';
import { type Check, membersOf, memberSubject, type NetworkScope } from './check.ts';
import { type Found, nodeSubject } from './finding.ts';
import { setField } from './fixes.ts';

export const allowedIpTaken: Check<NetworkScope> = {
  kind: 'allowedIpTaken',
  severity: 'risky',
  title: 'Allowed IP that diverts other nodes’ traffic',
  why: 'WireGuard uses the narrowest range, so packets for other nodes or gateways can go to this node.',
  advice: 'Remove it from the allowed IPs unless the node should receive this traffic.',
  find: (scope) => {
    const allowed = new Map(scope.nodes.map((node) => [node, spelledRanges(manualRanges(node))]));
    if ([...allowed.values()].every(({ length }) => length === 0)) return [];
    const holders = groupBy(
      membersOf(scope).flatMap((member) =>
        memberAddresses(member).map((address) => ({ member, address: spelledIP(address) })),
      ),
      ({ address }) => address,
    );
    const routes = scope.nodes.map((node) => ({ node, ranges: spelledRanges(rangesBehind(node)) }));
    return [...allowed].flatMap(([node, ranges]) => {
      const defaults = defaultRoutes(ranges);
      return ranges.flatMap((range) => {
        const isDefault = defaults.includes(range);
        const holder = holders.get(range)?.find(({ member }) => memberKey(member) !== node.id);
        const rivals = routes
          .filter((route) => route.node !== node)
          .filter((route) => route.ranges.some((routed) => isTakenFrom(routed, range, isDefault)))
          .map((route) => route.node);
        // Nodes with the same allowed IP are one finding.
        const isRepeated = rivals.some((rival) => rival.id < node.id && allowed.get(rival)?.includes(range));
        const victim = holder
          ? held(holder.member, range)
          : rivals.length > 0
            ? !isRepeated && { subjects: rivals.map(nodeSubject), text: `route the same addresses, ${range}` }
            : ownTraffic(range, isDefault, scope.network);
        if (!victim) return [];
        const { subjects = [], ...found } = victim;
        return {
          ...found,
          subjects: [nodeSubject(node), ...subjects],
          about: range,
          facts: [{ label: `Allowed IP of ${node.name}`, value: range }],
          fix: setField(node, 'Remove allowed IP', {
            allowedIps: textFromList(
              node.allowedIps.filter((one) => spelledIP(withoutHostPrefix(one)) !== range),
            ),
          }),
        };
      });
    });
  },
};

type Victim = Pick<Found, 'text' | 'severity'> & { readonly subjects?: Found['subjects'] };

/** One spelling per range. The server ignores other texts. */
function spelledRanges(ranges: readonly string[]): readonly string[] {
  const spelled = ranges.map((range) => spelledIP(withoutHostPrefix(range)));
  return [...new Set(spelled)].filter((range) => hostBits(range) !== undefined);
}

function held(holder: Member, range: string): Victim {
  return {
    subjects: [memberSubject(holder)],
    text: `both claim ${range}, so only one of them receives its packets`,
    severity: 'broken',
  };
}

function ownTraffic(range: string, isDefault: boolean, network: Network): Victim | undefined {
  if (isDefault) return { text: `has the allowed IP ${range}, so nodes send it all their traffic` };
  const own = networkRanges(network).find((one) => overlaps(one, range));
  // A node can have an additional address from the network’s range.
  if (own === undefined || hostBits(range) === 0) return undefined;
  const relation = containsIP(range, own) ? 'contains' : 'is part of';
  return { text: `has the allowed IP ${range}, which ${relation} the network’s own range` };
}

function isTakenFrom(routed: string, range: string, isDefault: boolean): boolean {
  if (routed === range) return true;
  return !isDefault && containsIP(routed, range) && defaultRoutes([routed]).length === 0;
}
