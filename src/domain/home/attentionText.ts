import { formatSpan } from '../format/dateTime.ts';
import type { Attention } from './attention.ts';
import { healthReasonText } from '../node/health.ts';

/** A line of the attention list: a name, and what is the matter with it. */
export function attentionText(item: Attention): { readonly subject: string; readonly text: string } {
  switch (item.kind) {
    case 'pending':
      return { subject: item.name, text: `wants to join ${item.network}` };
    case 'error':
    case 'warning':
      return { subject: item.name, text: healthReasonText(item.reason) };
    case 'expiry':
      return { subject: item.name, text: expiryText(item.remaining) };
    case 'sameName':
      return { subject: item.name, text: `names ${inWords(item.nodes.length)} nodes in ${item.network}` };
    case 'sharedRange':
      return { subject: item.range, text: `is routed by ${inWords(item.gateways.length)} gateways` };
  }
}

function expiryText(remaining: number): string {
  return remaining > 0
    ? `access expires in ${formatSpan(remaining)}`
    : `access expired ${formatSpan(-remaining)} ago`;
}

function inWords(count: number): string {
  return count === 2 ? 'two' : String(count);
}
