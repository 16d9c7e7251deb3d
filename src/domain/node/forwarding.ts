import type { EgressDraft } from './roleForms.ts';
import type { Node } from './node.ts';

type Gateway = Pick<
  Node,
  'isEgressGateway' | 'postUp' | 'egressRanges' | 'egressNat' | 'egressInterface' | 'interfaceName'
>;

/** `forwarding`: packets to some ranges aren't forwarded. `nat`: they keep their senders' addresses. */
export type ForwardingGap = 'forwarding' | 'nat';

/**
 * Returns what an egress gateway can't do, because its postup commands are missing. The server adds them when it creates
 * the role, and deletes them with an ingress role or when it creates that role again, as failover does.
 */
export function forwardingGap(node: Gateway): ForwardingGap | undefined {
  const { isEgressGateway, postUp, egressRanges, egressNat, egressInterface } = node;
  if (!isEgressGateway) return undefined;
  const commands = commandsIn(postUp);
  if (commands.length === 0) return 'forwarding';
  // Other commands may do the same in another way.
  if (!commands.every((command) => isByServer(command, node))) return undefined;
  const tables = new Set(egressRanges.map((range) => (range.includes(':') ? 'ip6tables' : 'iptables')));
  const isMissing = (rest: string) =>
    [...tables].some((table) => !commands.some((command) => command.startsWith(`${table} ${rest}`)));
  if (isMissing('-A FORWARD ')) return 'forwarding';
  const translates = egressNat && egressInterface !== '';
  return translates && isMissing(`-t nat -A POSTROUTING -o ${egressInterface} `) ? 'nat' : undefined;
}

function commandsIn(text: string): readonly string[] {
  return text.split(';').flatMap((part) => part.trim() || []);
}

/** Whether an administrator has added commands to those of the server. */
export function hasOwnCommands(node: Gateway): boolean {
  return commandsIn(node.postUp).some((command) => !isByServer(command, node));
}

function isByServer(command: string, { interfaceName, egressInterface }: Gateway): boolean {
  const [, target = ''] =
    /^ip6?tables (?:-A FORWARD -[io]|-t nat -A POSTROUTING -o) (\S+) -j (?:ACCEPT|MASQUERADE)$/.exec(
      command,
    ) ?? [];
  return target !== '' && (target === interfaceName || target === egressInterface);
}

/** Returns the input that creates the egress gateway again without a change. */
export function egressOf({ egressRanges, egressInterface, egressNat }: Node): EgressDraft {
  return { ranges: egressRanges, interfaceName: egressInterface, isNatOn: egressNat };
}

const gapTexts: Readonly<Record<ForwardingGap, string>> = {
  forwarding: 'The node no longer forwards into its egress ranges. Create the egress gateway again',
  nat: 'The node no longer does NAT into its egress ranges. Create the egress gateway again',
};

/** Explains what an egress gateway has lost with a change of its roles. */
export function lostForwarding(before: ForwardingGap | undefined, after: Gateway): string | undefined {
  const gap = forwardingGap(after);
  return gap && gap !== before ? gapTexts[gap] : undefined;
}
