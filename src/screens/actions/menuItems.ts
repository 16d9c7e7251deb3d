import { copyText } from '../../components/CopyButton/CopyButton.tsx';
import type { MenuItem, MenuSectionItems } from '../../components/Menu/MenuList.tsx';
import type { Node, NodeRef } from '../../domain/node/node.ts';
import { paths, whyQuery } from '../../domain/paths.ts';
import { whyTexts } from '../../domain/reach/why/whyText.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { taskOffers } from '../../domain/tasks/taskOffers.ts';
import { labels } from '../../domain/text/labels.ts';
import type { ExportFormat } from '../list/RecordList/listState.ts';

export function copyAddressItems(address: string | undefined): readonly MenuItem[] {
  if (address === undefined) return [];
  return [{ id: 'copy', label: 'Copy address', icon: 'copy', onAction: () => void copyText(address) }];
}

export function reachItem({ network, id }: NodeRef) {
  return {
    id: 'reach',
    label: labels.action.reach,
    icon: 'route',
    href: paths.reachOf(network, id),
  } as const;
}

export function whyItem({ id }: NodeRef) {
  return { id: 'why', label: whyTexts.open, icon: 'route', href: whyQuery(id) } as const;
}

/** A section with the tasks that begin at a node. Their page exists only in the console. */
export function taskItems(node: Node, viewer: Viewer, hasTasks: boolean): readonly MenuSectionItems[] {
  const offers = hasTasks ? taskOffers(node, viewer) : [];
  const items = offers.map(({ id, label, href }) => ({ id, label, icon: 'bothWays' as const, href }));
  return items.length === 0 ? [] : [{ id: 'tasks', items }];
}

type DeleteItemOptions = { name?: string; reason: string | undefined; onAction: () => void };

export function deleteItem({ name = '', reason, onAction }: DeleteItemOptions): MenuItem {
  return {
    id: 'delete',
    label: `${labels.action.delete} ${name}`.trim(),
    icon: 'trash',
    isDanger: true,
    onAction,
    disabledReason: reason,
  };
}

export function exportItems(onExport: (format: ExportFormat) => void): readonly MenuItem[] {
  return [
    { id: 'csv', label: 'CSV', icon: 'download', onAction: () => onExport('csv') },
    { id: 'json', label: 'JSON', icon: 'download', onAction: () => onExport('json') },
  ];
}

export function exportSection(title: string, onExport: (format: ExportFormat) => void): MenuSectionItems {
  return { id: 'formats', title, items: exportItems(onExport) };
}
