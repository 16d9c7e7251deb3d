import { copyText } from '../../../components/CopyButton/clipboard.ts';
import type { MenuSectionItems } from '../../../components/Menu/Menu.tsx';
import type { MenuItem } from '../../../components/Menu/MenuRow.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { LinkOrReason } from '../nodeLinks.ts';
import type { NodeRow } from './nodeRow.ts';

/** What can be done with one node. What is not possible stands there with its reason. */
export function nodeMenu(row: NodeRow, onDelete: () => void): readonly MenuSectionItems[] {
  const [address] = row.addresses;
  const items: readonly MenuItem[] = [
    { id: 'open', label: 'Open', icon: 'arrowRight', href: row.href },
    { id: 'edit', label: labels.action.edit, icon: 'edit', ...leading(row.editing) },
    ...(row.acls
      ? [{ id: 'acls', label: labels.section.acls, icon: 'acls' as const, ...leading(row.acls) }]
      : []),
    ...(address === undefined
      ? []
      : [
          {
            id: 'copy',
            label: 'Copy address',
            icon: 'copy' as const,
            onAction: () => void copyText(address),
          },
        ]),
  ];
  const deleting: MenuItem = {
    id: 'delete',
    label: `${labels.action.delete} ${row.name}`,
    icon: 'trash',
    isDanger: true,
    onAction: onDelete,
    ...(!row.deletion.isPossible && { isDisabled: true, disabledReason: row.deletion.reason }),
  };
  return [
    { id: 'node', items },
    { id: 'danger', items: [deleting] },
  ];
}

function leading(link: LinkOrReason): Partial<MenuItem> {
  return link.href === undefined
    ? { isDisabled: true, disabledReason: link.disabledReason }
    : { href: link.href };
}
