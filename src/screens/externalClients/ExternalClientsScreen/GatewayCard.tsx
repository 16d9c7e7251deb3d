import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { AddClient } from './AddClient.tsx';
import type { GatewayRow } from './clientRows.ts';
import type { ExternalClientsActions } from './externalClientsActions.ts';
import { GatewayName } from './GatewayName.tsx';
import * as css from './ClientTable.css.ts';

type GatewayCardProps = {
  row: GatewayRow;
  onAdd: ExternalClientsActions['add'];
  onToggle: (gatewayId: string) => void;
};

/** A gateway on a phone: name, how many clients, state. */
export function GatewayCard({ row, onAdd, onToggle }: GatewayCardProps) {
  return (
    <div className={css.card}>
      <div className={css.cardLine}>
        <span className={css.cardName}>
          <GatewayName row={row} onToggle={onToggle} />
        </span>
        <AddClient row={row} onAdd={onAdd} />
      </div>
      <div className={css.cardFacts}>{row.summary}</div>
      {row.health && <HealthBadge health={row.health} />}
    </div>
  );
}
