import { formatSpan } from '../../../domain/format/dateTime.ts';
import { attentionText, needsAttention } from '../../../domain/home/attention.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node, NodeRef } from '../../../domain/node/node.ts';

export type AttentionRow = {
  readonly id: string;
  readonly sign: 'pending' | 'error' | 'warning' | 'expiry';
  readonly subject: string;
  readonly text: string;
  readonly href: string;
  readonly network: string;
  /** A pending node that may be let in from here, and how long it has been waiting. */
  readonly approval: { readonly node: NodeRef; readonly waiting: string | undefined } | undefined;
};

/** One line per thing to look at; the dashboard is the administrators', who may approve where the network allows it. */
export function attentionRows(
  nodes: readonly Node[],
  networks: readonly Network[] | undefined,
  now: number,
): readonly AttentionRow[] {
  const open = new Set(networks?.filter((network) => network.allowManualSignup).map(({ netid }) => netid));
  return needsAttention(nodes, now).map((item) => {
    const { subject, text } = attentionText(item);
    const isClosed = item.kind === 'pending' && networks !== undefined && !open.has(item.network);
    return {
      id: `${item.kind} ${item.network} ${'node' in item ? item.node.id : subject}`,
      sign: item.kind === 'sameName' || item.kind === 'sharedRange' ? 'warning' : item.kind,
      subject,
      text: isClosed ? `${text}, which takes no nodes without keys` : text,
      href: item.target,
      network: item.network,
      approval:
        item.kind === 'pending' && open.has(item.network)
          ? {
              node: item.node,
              waiting:
                item.reason.kind === 'askedToJoin' && item.reason.secondsAgo !== undefined
                  ? formatSpan(item.reason.secondsAgo)
                  : undefined,
            }
          : undefined,
    };
  });
}
