import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import type { UserRow } from './userRow.ts';
import * as css from './UserTable.css.ts';

export function UserName({ row: { username, href, isAdmin, isSelf } }: { row: UserRow }) {
  return (
    <span className={css.name}>
      <Avatar name={username} tone={isAdmin ? 'accent' : 'neutral'} />
      <span className={css.nameText}>
        <Link href={href} emphasis="name">
          <Identifier>{username}</Identifier>
        </Link>
      </span>
      {isSelf && <Tag>You</Tag>}
    </span>
  );
}
