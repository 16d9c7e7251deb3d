import type { MenuSectionItems } from '../../../components/Menu/Menu.tsx';
import type { MenuItem } from '../../../components/Menu/MenuList.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { paths } from '../../../domain/paths.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { listKeys } from '../../../domain/text/shortcutText.ts';
import type { ClientQuestionKind } from './ClientQuestion.tsx';
import type { ClientRow } from './clientRows.ts';
import type { ExternalClientsActions } from './externalClientsView.ts';
import { copyAddressItems, deleteItem } from '../../shared/menuItems.ts';

type MenuParts = {
  readonly on: ExternalClientsActions;
  readonly onAsk: (kind: ClientQuestionKind, row: ClientRow) => void;
  readonly hasRename: boolean;
};

/** What can be done with one client. What is not possible stands there with its reason. */
export function clientMenu(row: ClientRow, { on, onAsk, hasRename }: MenuParts): readonly MenuSectionItems[] {
  const reason = row.obstacle;
  const switching = row.isEnabled ? 'disable' : 'enable';
  const items: readonly MenuItem[] = [
    {
      id: 'switch',
      label: row.isEnabled ? 'Disable' : 'Enable',
      icon: row.isEnabled ? 'ban' : 'check',
      onAction: () => onAsk(switching, row),
      disabledReason: reason,
    },
    ...(hasRename
      ? [
          {
            id: 'rename',
            label: externalClientText.rename,
            icon: 'edit' as const,
            keyCap: listKeys.edit,
            href: row.renameHref,
            disabledReason: reason,
          },
        ]
      : []),
    ...(row.whyHref === undefined
      ? []
      : [{ id: 'why', label: whyTexts.wayIn, icon: 'bothWays' as const, href: row.whyHref }]),
    {
      id: 'image',
      label: externalClientText.downloadImage,
      icon: 'download',
      onAction: () => on.downloadImage(row.ref),
    },
    {
      id: 'reach',
      label: externalClientText.reach,
      icon: 'route',
      href: `${paths.reachOf(row.ref.network, row.ref.clientId)}?direction=from`,
    },
    ...copyAddressItems(row.addresses[0]),
  ];
  const deleting = deleteItem({ name: row.clientId, reason, onAction: () => onAsk('delete', row) });
  return [
    { id: 'client', items },
    { id: 'danger', items: [deleting] },
  ];
}
