import { Mono } from '../../../components/Mono/Mono.tsx';
import { ClientActions } from './ClientActions.tsx';
import { ClientName } from './ClientName.tsx';
import type { ClientQuestionKind } from './ClientQuestion.tsx';
import type { ClientRow } from './clientRows.ts';
import { ClientStateBadge } from './ClientStateBadge.tsx';
import type { ExternalClientsActions } from './externalClientsActions.ts';
import * as css from './ClientTable.css.ts';

type ClientCardProps = {
  row: ClientRow;
  on: ExternalClientsActions;
  onAsk: (kind: ClientQuestionKind, row: ClientRow) => void;
};

/** A client on a phone: name, state, addresses. */
export function ClientCard({ row, on, onAsk }: ClientCardProps) {
  return (
    <div className={css.clientCard}>
      <div className={css.cardLine}>
        <span className={css.cardName}>
          <ClientName row={row} />
        </span>
        <span className={css.cardActions}>
          <ClientActions row={row} on={on} onAsk={onAsk} isShort />
        </span>
      </div>
      <ClientStateBadge isEnabled={row.isEnabled} />
      {row.addresses.map((address) => (
        <span key={address} className={css.cardFacts}>
          <Mono>{address}</Mono>
        </span>
      ))}
      {row.description !== '' && <span className={css.cardFacts}>{row.description}</span>}
    </div>
  );
}
