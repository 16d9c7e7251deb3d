import { AdminFlag } from './AdminFlag.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { UserName } from './UserName.tsx';
import { UserNetworks } from './UserNetworks.tsx';
import type { UserRow } from './userRow.ts';
import * as css from './UserTable.css.ts';

/** A user on a phone: name, role, networks. */
export function UserCard({ row, onAsk }: { row: UserRow; onAsk: (row: UserRow) => void }) {
  return (
    <div className={css.card}>
      <div className={css.cardLine}>
        <span className={css.cardName}>
          <UserName row={row} />
        </span>
        <span className={css.cardAction}>
          <DeleteUserButton row={row} onAsk={onAsk} />
        </span>
      </div>
      <div className={css.cardFacts}>
        <span className={css.cardLabel}>Is admin</span>
        <AdminFlag row={row} />
      </div>
      <UserNetworks row={row} />
    </div>
  );
}
