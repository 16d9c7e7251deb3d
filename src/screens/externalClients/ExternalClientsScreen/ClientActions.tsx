import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { IconLink } from '../../../components/IconLink/IconLink.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { externalClientText } from '../../../domain/text/externalClientText.ts';
import { clientMenu } from './clientMenu.ts';
import type { ClientQuestionKind } from './ClientQuestion.tsx';
import type { ClientRow } from './clientRows.ts';
import type { ExternalClientsActions } from './externalClientsActions.ts';

type ClientActionsProps = {
  row: ClientRow;
  on: ExternalClientsActions;
  onAsk: (kind: ClientQuestionKind, row: ClientRow) => void;
  /** Renaming has moved into the menu. */
  isShort?: boolean;
};

export function ClientActions({ row, on, onAsk, isShort = false }: ClientActionsProps) {
  const { clientId, qrHref, renameHref, fileName, isDownloading, obstacle } = row;
  return (
    <>
      <IconLink icon="qrCode" label={`${externalClientText.qrCode} of ${clientId}`} href={qrHref} />
      <IconButton
        icon="download"
        label={`Download ${fileName}`}
        isPending={isDownloading}
        onPress={() => on.download(row.ref)}
      />
      {!isShort &&
        (obstacle === undefined ? (
          <IconLink icon="edit" label={`${externalClientText.rename} ${clientId}`} href={renameHref} />
        ) : (
          <IconButton
            icon="edit"
            label={`${externalClientText.rename} ${clientId}`}
            isDisabled
            disabledReason={obstacle}
          />
        ))}
      <Menu
        trigger={{ label: `More about ${clientId}`, icon: 'more' }}
        sections={clientMenu(row, { on, onAsk, hasRename: isShort })}
      />
    </>
  );
}
