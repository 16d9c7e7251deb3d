import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { networkTagLabels, type NetworkTag } from '../../../domain/text/networkText.ts';
import type { NetworkRow } from './networkRow.ts';
import * as css from './NetworkTable.css.ts';

/** The name as the way to its page, and what sets the network apart. */
export function NetworkName({ row }: { row: NetworkRow }) {
  const tags = row.settings?.tags ?? [];
  return (
    <span className={css.name}>
      <span className={css.nameText}>
        <Link href={row.href} emphasis="name">
          <Identifier>{row.netid}</Identifier>
        </Link>
      </span>
      {tags.map((tag) => (
        <NetworkTagMark key={tag} tag={tag} />
      ))}
    </span>
  );
}

function NetworkTagMark({ tag }: { tag: NetworkTag }) {
  return <Tag {...(tag === 'pointToSite' && { icon: 'hub' })}>{networkTagLabels[tag]}</Tag>;
}
