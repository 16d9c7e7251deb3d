import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import type { ClientRow } from './clientRows.ts';
import * as css from './ClientTable.css.ts';

/** Leads to renaming, as the name of a client always has. */
export function ClientName({ row }: { row: ClientRow }) {
  const name = <Identifier>{row.clientId}</Identifier>;
  return (
    <span className={css.client}>
      <span className={css.nameText}>
        {row.obstacle === undefined ? (
          <Link href={row.renameHref} emphasis="name">
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
    </span>
  );
}
