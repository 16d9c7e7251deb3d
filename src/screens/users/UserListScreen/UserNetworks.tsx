import { Hint } from '../../../components/Hint/Hint.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { textFromList } from '../../../domain/list.ts';
import type { UserRow } from './userRow.ts';
import * as css from './UserTable.css.ts';

/** A link to each network; what has no room is named on hover and focus. */
export function UserNetworks({ row }: { row: UserRow }) {
  const { hasAllNetworks, networks, moreNetworks } = row;
  if (networks.length === 0) {
    return (
      <Text as="span" tone={hasAllNetworks ? 'secondary' : 'tertiary'}>
        {hasAllNetworks ? '* all networks' : 'No networks'}
      </Text>
    );
  }
  return (
    <span className={css.networks}>
      {networks.map(({ netid, href }) => (
        <Link key={netid} href={href} emphasis="quiet">
          <Tag>
            <Identifier>{netid}</Identifier>
          </Tag>
        </Link>
      ))}
      {moreNetworks.length > 0 && <Hint text={textFromList(moreNetworks)}>+{moreNetworks.length}</Hint>}
    </span>
  );
}
