import { Icon } from '../../../components/Icon/Icon.tsx';
import type { UserRow } from './userRow.ts';
import * as css from './UserTable.css.ts';

/** True with a shield, or False. */
export function AdminFlag({ row: { isAdmin, adminText } }: { row: UserRow }) {
  return (
    <span className={isAdmin ? css.admin : css.notAdmin}>
      {isAdmin && (
        <span className={css.shield}>
          <Icon name="admin" size={14} />
        </span>
      )}
      {adminText}
    </span>
  );
}
