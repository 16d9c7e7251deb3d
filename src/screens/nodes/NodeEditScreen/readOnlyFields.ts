import { formatExact, formatRelative } from '../../../domain/format/dateTime.ts';
import type { Node } from '../../../domain/node/node.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { ReadOnlyState } from '../../shared/RecordEditor/editorView.ts';
import type { ReadOnlyField } from './nodeEditLayout.ts';

/** `now` in Unix seconds. */
export function readOnlyField(
  field: ReadOnlyField,
  node: Node,
  now: number,
  timeZone: string | undefined,
): ReadOnlyState {
  switch (field) {
    case 'network':
      return {
        label: labels.node.network,
        value: node.network,
        reason: 'A node stays in the network it joined',
      };
    case 'publicKey':
      return {
        label: labels.node.publicKey,
        value: node.publicKey,
        reason: 'The node makes its own key and gives it to its peers',
      };
    case 'lastCheckIn':
      return {
        label: labels.node.lastCheckIn,
        value: formatRelative(node.lastCheckIn, now) ?? '',
        reason: formatExact(node.lastCheckIn, timeZone) ?? 'The node has never reported',
      };
    case 'macAddress':
      return {
        label: labels.node.macAddress,
        value: node.macAddress,
        reason: 'The hardware address of the machine',
      };
    case 'os':
      return { label: labels.node.os, value: node.os, reason: 'Reported by the machine' };
  }
}
