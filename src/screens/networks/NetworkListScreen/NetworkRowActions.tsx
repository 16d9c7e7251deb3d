import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { networkText } from '../../../domain/text/networkText.ts';
import type { NetworkDeletion } from '../networkDeletion.ts';
import { keysQuestion, networkMenu, type AskAboutNetwork } from './networkMenu.ts';
import type { NetworkRow } from './networkRow.ts';
import * as css from './NetworkTable.css.ts';

type NetworkRowActionsProps = { row: NetworkRow; onAsk: AskAboutNetwork };

type TableActionsProps = NetworkRowActionsProps & {
  /** The menu alone, which has everything. */
  isShort: boolean;
};

export function NetworkRowActions({ row, onAsk, isShort }: TableActionsProps) {
  return (
    <>
      {row.settings?.deletion && !isShort && (
        <OnDemand row={row} deletion={row.settings.deletion} onAsk={onAsk} />
      )}
      <NetworkMenu row={row} onAsk={onAsk} />
    </>
  );
}

export function NetworkMenu({ row, onAsk }: NetworkRowActionsProps) {
  return (
    <Menu trigger={{ label: `More about ${row.netid}`, icon: 'more' }} sections={networkMenu(row, onAsk)} />
  );
}

type OnDemandProps = NetworkRowActionsProps & { deletion: NetworkDeletion };

function OnDemand({ row, deletion, onAsk }: OnDemandProps) {
  const { netid } = row;
  return (
    <span className={css.onDemand}>
      <IconButton
        icon="refreshKeys"
        label={`${networkText.refreshKeys} : ${netid}`}
        onPress={() => onAsk(keysQuestion(row))}
      />
      <IconButton
        icon="trash"
        label={`${labels.action.delete} ${netid}`}
        {...(deletion.isPossible
          ? { onPress: () => onAsk({ verb: 'delete', netid, deletion }) }
          : { isDisabled: true, disabledReason: deletion.reason })}
      />
    </span>
  );
}
