import { formatExact, formatRelative } from '../../../domain/format/dateTime.ts';
import type { Node } from '../../../domain/node/node.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { ReadOnlyField } from './nodeEditLayout.ts';

export type ReadOnlyFieldView = {
  readonly field: ReadOnlyField;
  readonly label: string;
  readonly value: string;
  /** Why nobody can change it. */
  readonly reason: string;
};

/** `now` in Unix seconds. */
export function readOnlyField(
  field: ReadOnlyField,
  node: Node,
  now: number,
  timeZone: string | undefined,
): ReadOnlyFieldView {
  switch (field) {
    case 'network':
      return {
        field,
        label: labels.node.network,
        value: node.network,
        reason: 'A node stays in the network it joined',
      };
    case 'publicKey':
      return {
        field,
        label: labels.node.publicKey,
        value: node.publicKey,
        reason: 'The node makes its own key and gives it to its peers',
      };
    case 'lastCheckIn':
      return {
        field,
        label: labels.node.lastCheckIn,
        value: formatRelative(node.lastCheckIn, now) ?? '',
        reason: formatExact(node.lastCheckIn, timeZone) ?? 'The node has never reported',
      };
    case 'macAddress':
      return {
        field,
        label: labels.node.macAddress,
        value: node.macAddress,
        reason: 'The hardware address of the machine',
      };
    case 'os':
      return { field, label: labels.node.os, value: node.os, reason: 'Reported by the machine' };
  }
}
